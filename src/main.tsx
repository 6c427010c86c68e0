import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from '#ui/layouts/Root.tsx';
import { createApp } from './wiring.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html needs an element with the id "root"');
// In a task of its own: reading the modules was a long one already.
setTimeout(() =>
  createRoot(place).render(
    <StrictMode>
      <Root app={createApp(window)} />
    </StrictMode>,
  ),
);

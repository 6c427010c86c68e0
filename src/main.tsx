import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from '#ui/app/Root.tsx';
import { createApp } from './wiring.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html needs an element with the id "root"');
createRoot(place).render(
  <StrictMode>
    <Root app={createApp(window)} />
  </StrictMode>,
);

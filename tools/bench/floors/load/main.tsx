import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route } from 'wouter';
import './style.css';

const Home = lazy(() => import('./Home.tsx'));

createRoot(document.querySelector('#root')!).render(
  <Suspense>
    <Route path="/">
      <Home />
    </Route>
  </Suspense>,
);

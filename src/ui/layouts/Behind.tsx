import { useEffect } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { loadErrorRoute } from '../routes/errorRoute.ts';
import { Announcer } from './Announcer.tsx';
import { Layers } from './Layers.tsx';
import { Toasts } from './Toasts.tsx';
import { useShellKeys } from './useShellKeys.ts';

/** What a page has beside what is seen of it at first: layers, keys, toasts, and what is said aloud. */
export default function Behind() {
  useShellKeys();
  // Once there is no network it is too late to fetch what says so.
  useEffect(() => void loadErrorRoute().catch(() => undefined), []);
  return (
    <>
      <ErrorBoundary quiet>
        <Layers />
      </ErrorBoundary>
      <Toasts />
      <Announcer />
    </>
  );
}

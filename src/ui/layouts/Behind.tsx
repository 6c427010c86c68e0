import { Suspense, useEffect } from 'react';
import { Bell } from '../inbox/Bell.tsx';
import { InboxButton, UnreadDot } from '../inbox/RoomInbox.tsx';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { loadWithStyles } from '../kit/styleSheets.ts';
import { loadErrorRoute } from '../routes/errorRoute.ts';
import { Layers } from './Layers.tsx';
import { PageName } from './PageName.tsx';
import { loadToast, Toasts } from './Toasts.tsx';
import { useMenus } from './useMenus.ts';
import { useShellKeys } from './useShellKeys.ts';

export { Bell, InboxButton, UnreadDot };

/** What a page has beside what is seen of it at first: layers, keys, toasts, its name in the window, and what is said aloud. */
export default function Behind() {
  useShellKeys();
  useMenus();
  // Once there is no network it is too late to fetch what says so.
  useEffect(() => void Promise.all([loadErrorRoute(), loadWithStyles(loadToast)]).catch(() => undefined), []);
  return (
    <>
      <ErrorBoundary quiet>
        <Layers />
      </ErrorBoundary>
      <Toasts />
      <Suspense>
        <PageName />
      </Suspense>
    </>
  );
}

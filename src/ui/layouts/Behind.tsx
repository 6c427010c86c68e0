import { Suspense, useEffect } from 'react';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useSoon } from '../hooks/useSoon.ts';
import { MusicGate } from '../features/music/MusicGate.tsx';
import { Bell } from '../inbox/Bell.tsx';
import { InboxButton, UnreadDot } from '../inbox/RoomInbox.tsx';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { loadWithStyles } from '../kit/styleSheets.ts';
import { loadErrorRoute } from '../routes/errorRoute.ts';
import { giveGlances } from '../shared/glance/glances.ts';
import { Layers } from './Layers.tsx';
import { PageName } from './PageName.tsx';
import { loadToast, Toasts } from './Toasts.tsx';
import { useMenus } from './useMenus.ts';
import { useMergedFavourites } from './useMergedFavourites.ts';
import { useShellKeys } from './useShellKeys.ts';

export { Bell, InboxButton, UnreadDot };

const Heart = lazyPart(async () => ({ default: (await import('../features/social/MarkButton.tsx')).MarkButton }));

/** How long the code of toasts leaves the network to what is on the screen, in milliseconds. */
const TOASTS_MS = 6000;
const loadToasts = (): void => void loadWithStyles(loadToast).catch(() => undefined);

/**
 * What a page needs beside its first view: dialogs, keyboard shortcuts, toasts, the document's title, and announcements
 * for screen readers, and the bar of music.
 */
export default function Behind() {
  useShellKeys();
  useMenus();
  useMergedFavourites();
  const { words } = useApp();
  const locale = useLocale();
  // The code and the words for being offline have to be loaded before that happens.
  useEffect(() => void loadErrorRoute().catch(() => undefined), []);
  useEffect(() => void words.load(locale, ['errors']), [words, locale]);
  useEffect(() => giveGlances(async () => (await import('./glanceParts.ts')).glanceParts), []);
  useSoon(loadToasts, TOASTS_MS);
  return (
    <>
      <ErrorBoundary quiet>
        <Layers />
      </ErrorBoundary>
      <Toasts />
      <MusicGate heart={Heart} />
      <Suspense>
        <PageName />
      </Suspense>
    </>
  );
}

import { Suspense } from 'react';
import { ROOM_DISPLAY } from '#domain/colour/pageColour.ts';
import type { NavbarMode } from '#domain/layout/layout.ts';
import { selectLayout } from '#machines/navigation/navigation.selectors.ts';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useEarlySession } from '../hooks/useSession.ts';
import { useShell } from '../hooks/useShell.ts';
import { StageGate } from '../features/player/StageGate.tsx';
import { StubGate } from '../features/player/vod/StubGate.tsx';
import { useStage } from '../features/player/useStage.ts';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { BottomBar } from './BottomBar.tsx';
import { MobileTop } from './MobileTop.tsx';
import { Navbar } from './Navbar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { around, frame, main, page, skip, topBarPlace } from './Shell.css.ts';
import { useWords } from '../hooks/useWords.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { usePageLanguage } from './usePageLanguage.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** Phones do not have it. */
const TopBar = lazyPart(async () => ({ default: (await import('./TopBar.tsx')).TopBar }), { painted: 'first' });
/** Loaded with the session. */
const Behind = lazyPart(() => import('./Behind.tsx'));

const navbarOf = (shell: ReturnType<typeof useShell>, inTheater: boolean): NavbarMode => {
  if (shell === null) return 'byWidth';
  return shell === 'full' && !inTheater ? 'full' : 'half';
};

const WithSession = () =>
  useEarlySession() && (
    <Suspense>
      <Behind />
    </Suspense>
  );

const Frame = () => {
  const { navigation, storage } = useApp();
  const t = useWords('shell');
  const shell = useShell();
  const layout = useSelector(navigation, selectLayout);
  // The remembered display applies before the player has a slot, or the shell would move then.
  const inTheater = useStage((stage) => stage.mode === 'theater') || storage.read(ROOM_DISPLAY) === 'theater';
  // While the width is unknown, both are in the page, and CSS shows one of them.
  const wide = shell !== 'mobile';
  const mobile = shell === null || !wide;
  // A stage in full screen stands over all else.
  const filled = useStage((stage) => stage.fullscreen);
  const small = useStage((stage) => stage.show !== null && stage.slot === null);
  const liveroom = layout === 'liveroom';
  const navbar = navbarOf(shell, liveroom && inTheater);
  useScrollRestoration();
  usePageLanguage();
  return (
    <div className={frame} data-navbar={wide ? navbar : 'none'} data-layout={layout} data-small={small || undefined}>
      <div className={around} inert={filled}>
        <a className={skip} href="#content">
          {t('skip')}
        </a>
        {wide && <Navbar mode={navbar} />}
      </div>
      <div className={page}>
        <div className={around} inert={filled}>
          <ErrorBoundary quiet>
            {wide && (
              <Suspense fallback={<div className={topBarPlace} />}>
                <TopBar />
              </Suspense>
            )}
            {mobile && !liveroom && <MobileTop />}
          </ErrorBoundary>
          <OfflineBanner />
        </div>
        <main className={main} id="content" tabIndex={-1}>
          <AppRoutes />
        </main>
      </div>
      <StageGate />
      <StubGate />
      {mobile && !liveroom && <BottomBar />}
      <WithSession />
    </div>
  );
};

/** The shell around every page. It stays mounted through every change of page, width and language. */
export const Shell = () => (
  <Suspense>
    <Frame />
  </Suspense>
);

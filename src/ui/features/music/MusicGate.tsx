import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { MUSIC_KEPT } from '#machines/music/musicKept.ts';
import type { Live } from '../../app/live.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import type { Heart } from './useMusic.ts';

const MusicBar = lazyPart(() => import('./MusicBar.tsx'));
const nothing = () => null;

interface GateProps {
  /** The button by which a song is liked: the bar knows no other feature. */
  readonly heart: Heart;
}

/** Rendered once, beside the routes: the bar is there once a song was played, and after a reload with a queue. */
export const MusicGate = ({ heart }: GateProps) => (useHydrated() ? <Alive heart={heart} /> : null);

const Alive = ({ heart }: GateProps) => {
  const { live, storage } = useApp();
  useEffect(() => {
    if (storage.read(MUSIC_KEPT) === null) return;
    live
      .load()
      .then(
        ({ music }) => music.load(),
        () => undefined,
      )
      .catch(() => undefined);
  }, [live, storage]);
  const opened = useSyncExternalStore(live.subscribe, live.now, nothing);
  return opened ? <Opened of={opened.music} heart={heart} /> : null;
};

const Opened = ({ of, heart }: GateProps & { readonly of: Live['music'] }) => {
  const music = useSyncExternalStore(of.subscribe, of.now, nothing);
  return music ? (
    <Suspense>
      <MusicBar music={music} heart={heart} />
    </Suspense>
  ) : null;
};

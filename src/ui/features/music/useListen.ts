import { useCallback, useSyncExternalStore } from 'react';
import { selectEntry, selectSounds } from '#machines/music/audioQueue.selectors.ts';
import type { MusicEvent } from '#machines/music/audioQueue.types.ts';
import type { Music } from '../../app/music.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';

const nothing = () => null;
const never = () => () => {};

/** The player of music, if it was loaded. */
const useLoadedMusic = (): Music | null => {
  const { live } = useApp();
  const of = useSyncExternalStore(live.subscribe, live.now, nothing)?.music;
  return useSyncExternalStore(of?.subscribe ?? never, of?.now ?? nothing, nothing);
};

/** MU-1: sends the player what is to be heard; its code is loaded with the first song. */
export const useListen = () => {
  const t = useWords('music');
  const { live } = useApp();
  const notify = useNotify();
  return useCallback(
    (event: MusicEvent | ((music: Music) => MusicEvent)) =>
      void live
        .load()
        .then(({ music }) => music.load())
        .then(
          (music) => music.queue.send(typeof event === 'function' ? event(music) : event),
          () => notify('error', t('unloaded')),
        ),
    [live, notify, t],
  );
};

/** Which song is in the player, whether it is heard, and with what it came. */
export const useHeard = () => {
  const music = useLoadedMusic();
  return {
    songId: useSelector(music?.queue, (now) => (now ? (selectEntry(now)?.track.songId ?? null) : null)),
    from: useSelector(music?.queue, (now) => (now ? (selectEntry(now)?.from ?? null) : null)),
    sounds: useSelector(music?.queue, (now) => (now ? selectSounds(now) : false)),
  };
};

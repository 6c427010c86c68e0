import { createContext, use, useMemo, type ComponentType } from 'react';
import type { Target } from '#domain/social/social.ts';
import type { MusicSnapshot } from '#machines/music/audioQueue.selectors.ts';
import type { MusicEvent } from '#machines/music/audioQueue.types.ts';
import type { Music } from '../../app/music.ts';
import { useSelector } from '../../hooks/useSelector.ts';

/** Likes or saves what is named, or takes that back. */
export type Heart = ComponentType<{ readonly mark: 'like' | 'save'; readonly target: Target; readonly name: string }>;
export const HeartContext = createContext<Heart | null>(null);

export const MusicContext = createContext<Music | null>(null);

/** The player of music, inside of its bar. */
export const useMusic = (): Music => {
  const music = use(MusicContext);
  if (!music) throw new Error('useMusic needs a MusicContext above it: render it inside of MusicBar');
  return music;
};

/** Selects a part of the player's state; the selector must return a primitive or a reference from the context. */
export const useMusicState = <A>(select: (snapshot: MusicSnapshot) => A): A => useSelector(useMusic().queue, select);

type Plain = { [E in MusicEvent as E['type']]: keyof E extends 'type' ? E['type'] : never }[MusicEvent['type']];

export const useMusicSend = () => {
  const { queue } = useMusic();
  return useMemo(
    () => (event: MusicEvent | Plain) =>
      queue.send(typeof event === 'string' ? ({ type: event } as MusicEvent) : event),
    [queue],
  );
};

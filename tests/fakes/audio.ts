import { createActor, SimulatedClock } from 'xstate';
import { createMusicKeeper, musicInput } from '#machines/music/music.memory.ts';
import { selectMusicState } from '#machines/music/audioQueue.selectors.ts';
import type { MusicEvent, MusicInput } from '#machines/music/audioQueue.types.ts';
import { wireAudioQueue, type MusicNews } from '#machines/music/audioQueue.wire.ts';
import type { Track } from '#domain/listening/track.ts';
import type { AudioEvent, AudioPort, AudioSession } from '#ports/audio.ts';
import type { PutAnswer, SharedQueue } from '#ports/sharedQueue.ts';
import { tracks } from './music.ts';
import { fakeStorage } from './storage.ts';

/** A fake sound without behaviour of its own; `listen` may be the walk's own listener. */
export const fakeAudio = (listen?: (tell: (event: AudioEvent) => void) => () => void) => {
  const asked: string[] = [];
  let current: ((event: AudioEvent) => void) | null = null;
  let sessions = 0;
  const open: AudioPort['open'] = (tell): AudioSession => {
    const stop = listen?.(tell);
    sessions += 1;
    current = tell;
    return {
      open: ({ key, url }, atS) => asked.push(`open ${key} ${url.split('/').at(-1)} at ${atS}`),
      play: () => asked.push('play'),
      pause: () => asked.push('pause'),
      seekTo: (seconds) => asked.push(`seek ${seconds}`),
      setVolume: (volume) => asked.push(`volume ${volume}`),
      setLevel: (level) => asked.push(`level ${level}`),
      setNext: (sound, fadeS) => asked.push(`next ${sound?.key ?? 'nothing'}${fadeS > 0 ? ` over ${fadeS}` : ''}`),
      close: () => {
        asked.push('close');
        sessions -= 1;
        stop?.();
      },
    };
  };
  return { asked, open, tell: (event: AudioEvent) => current?.(event), openSessions: () => sessions };
};

type Plain = { [E in MusicEvent as E['type']]: keyof E extends 'type' ? E['type'] : never }[MusicEvent['type']];

/** A wired queue on a simulated clock, over a fake sound and an origin that the test controls. */
export const startMusic = (
  kept: Readonly<Record<string, string>> = {},
  input: Partial<MusicInput> = {},
  origin: { read?: () => Promise<SharedQueue | null>; put?: (queue: SharedQueue) => Promise<PutAnswer> } = {},
) => {
  const clock = new SimulatedClock();
  const storage = fakeStorage(kept);
  const audio = fakeAudio();
  const { asked } = audio;
  const news: MusicNews[] = [];
  const puts: SharedQueue[] = [];
  const actor = createActor(
    wireAudioQueue({
      audio,
      log: { warn: (message, detail) => asked.push(`log ${message} ${String(detail)}`), report: () => {} },
      focus: { request: () => asked.push('focus'), release: () => asked.push('release') },
      tell: (one) => news.push(one),
      shared: {
        read: () => origin.read?.() ?? Promise.resolve(null),
        put: (queue) => {
          puts.push(queue);
          return origin.put?.(queue) ?? Promise.resolve({ kind: 'taken', rev: queue.rev + 1 });
        },
      },
    }),
    { clock, input: { ...musicInput(storage, true), ...input } },
  );
  const keep = createMusicKeeper(storage);
  actor.subscribe(({ context }) => keep(context));
  actor.start();
  const send = (event: MusicEvent | Plain) =>
    actor.send(typeof event === 'string' ? ({ type: event } as MusicEvent) : event);
  const context = () => actor.getSnapshot().context;
  return {
    ...{ actor, asked, clock, storage, kept: storage.kept, news, puts, send, context },
    tell: (event: AudioEvent | Extract<Plain, `audio.${string}`>) =>
      audio.tell(typeof event === 'string' ? ({ type: event } as AudioEvent) : event),
    at: (atS: number, lengthS = 70) => audio.tell({ type: 'audio.position', atS, lengthS, bufferedS: lengthS }),
    playAll: (at = 0, list: readonly Track[] = tracks) =>
      send({ type: 'music.playAll', tracks: list, from: 'album:dem', at }),
    state: () => selectMusicState(actor.getSnapshot()),
    songs: () =>
      context()
        .queue.entries.map(({ track }) => track.songId)
        .join(''),
    now: () => context().queue.entries[context().queue.index]?.track.songId ?? null,
    /** The requests since the last call. */
    since: () => asked.splice(0),
  };
};
/** The first of five songs plays; earlier requests are discarded. */
export const playingMusic = (input: Partial<MusicInput> = {}) => {
  const music = startMusic({}, input);
  music.playAll();
  music.tell('audio.playing');
  music.at(10);
  music.since();
  return music;
};

import { createActor } from 'xstate';
import { watchOnline } from '#adapters/browser/visibility.ts';
import { httpSharedQueue } from '#adapters/http/sharedQueue.ts';
import type { Send } from '#adapters/http/send.ts';
import { browserSongs } from '#adapters/media/songs.ts';
import { music as calls } from '#contract/http/music.ts';
import { social } from '#contract/http/social.ts';
import { MUSIC_SOUND } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import { wireAudioQueue, type MusicNews } from '#machines/music/audioQueue.wire.ts';
import { heardHereOn } from '#machines/music/heardHere.ts';
import { createListened } from '#machines/music/listened.ts';
import { wireLyrics } from '#machines/music/lyrics.wire.ts';
import { createMusicKeeper, musicInput, offsetsOn } from '#machines/music/music.memory.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import type { Live } from '#ui/app/live.ts';
import type { Music } from '#ui/app/music.ts';

export interface MusicNeeds {
  readonly window: Window & typeof globalThis;
  readonly send: Send;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly visibility: VisibilityPort;
  readonly holdsMember: () => boolean;
  readonly mediaFocus: Live['mediaFocus'];
}

/** Wires the player of music, when the first song is played or a queue was kept. */
export const openMusic = (needs: MusicNeeds): Music => {
  const { window, send, storage, clock, log, mediaFocus } = needs;
  const forever = new AbortController().signal;
  const hearers = new Set<(news: MusicNews) => void>();
  const queue = createActor(
    wireAudioQueue({
      log,
      audio: browserSongs({
        makeElement: () => new Audio(),
        makeContext: () => ('AudioContext' in window ? new window.AudioContext({ latencyHint: 'playback' }) : null),
      }),
      focus: {
        request: () => mediaFocus.send({ type: 'focus.request', owner: MUSIC_SOUND }),
        release: () => mediaFocus.send({ type: 'focus.release', owner: MUSIC_SOUND }),
      },
      tell: (news) => {
        for (const hear of hearers) hear(news);
      },
      shared: httpSharedQueue(send),
    }),
    { input: musicInput(storage, window.navigator.onLine) },
  );
  const lyrics = createActor(wireLyrics({ storage, seek: (toS) => queue.send({ type: 'music.seek', toS }) }));
  const keep = createMusicKeeper(storage);
  const listened = createListened({
    now: clock.now,
    tell: ({ songId, startedAt, playedMs }, { atS, lengthS }) => {
      void send(calls.scrobble, { items: [{ songId, startedAt, playedMs }] }, forever, { keepalive: true });
      if (!needs.holdsMember()) return heardHereOn(storage).keep(songId);
      const done = lengthS > 0 && atS >= lengthS - DONE_S;
      const place = { position: Math.floor(atS), duration: Math.ceil(lengthS), done, at: clock.now() };
      void send(social.putHistory, { items: [{ target: { type: 'song', id: songId }, ...place }] }, forever, {
        keepalive: true,
      });
    },
  });
  queue.subscribe((snapshot) => {
    keep(snapshot.context);
    listened.hear(snapshot);
  });
  for (const actor of [queue, lyrics]) actor.start();

  const leave = () => {
    listened.flush();
    queue.send({ type: 'music.leave' });
  };
  window.addEventListener('pagehide', leave);
  needs.visibility.watch((visible) => {
    if (!visible) queue.send({ type: 'music.leave' });
  });
  watchOnline(window, () => queue.send({ type: 'music.online' }));
  window.addEventListener('offline', () => queue.send({ type: 'music.offline' }));
  return {
    ...{ queue, lyrics },
    offsetOf: offsetsOn(storage).of,
    seed: () => Math.floor(Math.random() * SEEDS),
    follow: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    hear: (news) => queue.send({ type: news }),
  };
};

/** A song is heard to its end this many seconds before it. */
const DONE_S = 5;
const SEEDS = 1_000_000;

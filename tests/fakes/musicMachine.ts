import { createActor } from 'xstate';
import { createMusicKeeper, musicInput, offsetsOn } from '#machines/music/music.memory.ts';
import { wireAudioQueue, type MusicNews } from '#machines/music/audioQueue.wire.ts';
import { wireLyrics } from '#machines/music/lyrics.wire.ts';
import type { PutAnswer, SharedQueue } from '#ports/sharedQueue.ts';
import type { Music } from '#ui/app/music.ts';
import { fakeAudio } from './audio.ts';
import { fakeStorage } from './storage.ts';

/** The music player as screens use it, over a fake sound that the test controls. */
export const fakeMusicPlayer = (put?: (queue: SharedQueue) => Promise<PutAnswer>) => {
  const storage = fakeStorage();
  const audio = fakeAudio();
  const hearers = new Set<(news: MusicNews) => void>();
  const queue = createActor(
    wireAudioQueue({
      audio,
      log: { warn: () => {}, report: () => {} },
      focus: { request: () => {}, release: () => {} },
      tell: (news) => hearers.forEach((hear) => hear(news)),
      shared: {
        read: () => Promise.resolve(null),
        put: put ?? ((given) => Promise.resolve({ kind: 'taken', rev: given.rev + 1 })),
      },
    }),
    { input: musicInput(storage, true) },
  );
  const keep = createMusicKeeper(storage);
  queue.subscribe(({ context }) => keep(context));
  const lyrics = createActor(wireLyrics({ storage, seek: (toS) => queue.send({ type: 'music.seek', toS }) }));
  for (const actor of [queue, lyrics]) actor.start();
  const music: Music = {
    ...{ queue, lyrics, offsetOf: offsetsOn(storage).of, seed: () => 7 },
    follow: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    hear: (news) => queue.send({ type: news }),
  };
  return { ...{ music, queue, asked: audio.asked, tell: audio.tell, storage } };
};

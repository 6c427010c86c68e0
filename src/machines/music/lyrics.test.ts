import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { LYRICS } from '#domain/listening/lyrics.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { lyricsMachine, type LyricsContext, type LyricsEvent } from './lyrics.machine.ts';
import { wireLyrics } from './lyrics.wire.ts';

wellFormed('lyrics', lyricsMachine);

const cases: Record<string, readonly LyricsEvent[]> = {
  'lyrics.open': [{ type: 'lyrics.open', songId: 'a', offsetMs: 0 }],
  'lyrics.seek': [{ type: 'lyrics.seek', toS: 3 }],
  'lyrics.shift': [
    { type: 'lyrics.shift', by: 1 },
    { type: 'lyrics.shift', by: -1 },
  ],
};

it('MU-5: follows the song and leaves the reader alone as its chart says', async () => {
  const cover = coverage(lyricsMachine);
  await walk({
    chart: lyricsMachine,
    cover,
    cases,
    wire: () => ({ machine: wireLyrics({ storage: fakeStorage(), seek: () => {} }) }),
    seen: (context) => (context as unknown as LyricsContext).songId,
  });
  cover.assertFull();
});

const start = () => {
  const clock = new SimulatedClock();
  const storage = fakeStorage();
  const sought: number[] = [];
  const actor = createActor(wireLyrics({ storage, seek: (toS) => sought.push(toS) }), { clock }).start();
  return { actor, clock, storage, sought, state: () => actor.getSnapshot().value };
};

it('MU-5: stops following while the reader scrolls, and goes on after a rest or a press', () => {
  const { actor, clock, state } = start();
  actor.send({ type: 'lyrics.scrolled' });
  clock.increment(LYRICS.restMs - 1);
  actor.send({ type: 'lyrics.scrolled' });
  clock.increment(LYRICS.restMs - 1);
  expect(state()).toBe('reading');
  clock.increment(1);
  expect(state()).toBe('following');
  actor.send({ type: 'lyrics.scrolled' });
  actor.send({ type: 'lyrics.follow' });
  expect(state()).toBe('following');
});
it('MU-5: a press on a line seeks and follows again', () => {
  const { actor, sought, state } = start();
  actor.send({ type: 'lyrics.scrolled' });
  actor.send({ type: 'lyrics.seek', toS: 42 });
  expect([sought, state()]).toEqual([[42], 'following']);
});
it('MU-5: keeps the offset of a song on this device', () => {
  const { actor, storage } = start();
  actor.send({ type: 'lyrics.open', songId: 'a', offsetMs: 0 });
  actor.send({ type: 'lyrics.shift', by: -1 });
  actor.send({ type: 'lyrics.shift', by: -1 });
  expect([actor.getSnapshot().context.offsetMs, storage.kept.get('khandai.music.offsets')]).toEqual([
    -200,
    '{"a":-200}',
  ]);
});

import { createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { PAGE_TRIES, pagePictureMachine } from './pagePicture.machine.ts';
import { READER_MS } from './reader.machine.ts';
import { wireReader } from './reader.wire.ts';

const settle = async () => {
  for (let i = 0; i < 8; i += 1) await Promise.resolve();
};
const start = (answers: readonly Outcome<null>[] = []) => {
  const clock = new SimulatedClock();
  const told: ChapterProgress[] = [];
  const now: ChapterProgress[] = [];
  const machine = wireReader({
    now: () => clock.now(),
    save: async (progress) => {
      told.push(progress);
      return answers[told.length - 1] ?? succeeded(null);
    },
    saveNow: (progress) => void now.push(progress),
  });
  const input = { chapterId: 'a--1', pages: 10, page: 1, panel: 0, maxPage: 0 };
  const actor = createActor(machine, { input, clock }).start();
  const wait = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, told, now, wait };
};
const seen = (page: number, passed: number, panel = 0) => ({ type: 'reader.seen', page, passed, panel }) as const;

it('CO-5: what is seen is told within two seconds, once for all that was scrolled', async () => {
  const { actor, told, wait } = start();
  expect(READER_MS.save).toBeLessThanOrEqual(2000);
  for (let page = 2; page <= 6; page += 1) actor.send(seen(page, page - 1));
  await wait(READER_MS.save - 1);
  expect(told).toEqual([]);
  await wait(1);
  expect(told).toMatchObject([{ chapterId: 'a--1', page: 6, maxPage: 5, done: false }]);
  actor.send(seen(6, 5));
  await wait(60_000);
  expect(told).toHaveLength(1);
});
it('CO-5: scrolling back takes nothing away, and the end is the end', async () => {
  const { actor, told, wait } = start();
  actor.send(seen(10, 10));
  actor.send(seen(2, 1));
  await wait(READER_MS.save);
  expect(told).toMatchObject([{ page: 2, maxPage: 10, done: true }]);
  actor.send({ type: 'reader.end' });
  await wait(READER_MS.save);
  expect(told[1]).toMatchObject({ page: 10, maxPage: 10, done: true });
});
it('CO-5: who leaves is told of at once, and only of news', async () => {
  const { actor, now, told, wait } = start();
  actor.send({ type: 'reader.leave' });
  expect(now).toEqual([]);
  actor.send(seen(4, 3));
  actor.send({ type: 'reader.leave' });
  actor.send({ type: 'reader.leave' });
  expect(now).toMatchObject([{ page: 4, maxPage: 3 }]);
  await wait(10_000);
  expect(told).toEqual([]);
});
it('CO-5: what could not be told is told later, and as soon as the network is back', async () => {
  const broken = failed({ kind: 'unreachable' });
  const { actor, told, wait } = start([broken, broken]);
  actor.send(seen(3, 2));
  await wait(READER_MS.save);
  await wait(READER_MS.again);
  expect(told).toHaveLength(2);
  actor.send({ type: 'reader.online' });
  await settle();
  expect(told).toHaveLength(3);
  expect(actor.getSnapshot().matches({ saving: 'told' })).toBe(true);
});
it('CO-10: goes where it is asked to, within the chapter', () => {
  const { actor } = start();
  for (const page of [99, -4]) actor.send({ type: 'reader.goTo', page });
  expect([actor.getSnapshot().context.page, actor.getSnapshot().context.jumps]).toEqual([1, 2]);
});
it('CO-7: a broken page is asked for again, later each time, and then by hand alone', () => {
  const clock = new SimulatedClock();
  const actor = createActor(pagePictureMachine, { clock }).start();
  for (let n = 1; n < PAGE_TRIES.most; n += 1) {
    actor.send({ type: 'page.broken' });
    clock.increment(PAGE_TRIES.waitMs * 2 ** (n - 1) - 1);
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('loading');
  }
  actor.send({ type: 'page.broken' });
  clock.increment(999_999);
  expect(actor.getSnapshot().value).toBe('broken');
  actor.send({ type: 'page.retry' });
  actor.send({ type: 'page.shown' });
  expect(actor.getSnapshot().value).toBe('shown');
});

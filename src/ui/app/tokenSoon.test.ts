import { expect, it } from 'vitest';
import { createLazy } from './lazy.ts';
import { createTokenSoon } from './tokenSoon.ts';

const start = (settled: Promise<void>) => {
  const session = createLazy(async () => ({ tokenSettled: () => settled }));
  const timers: (readonly [number, () => void])[] = [];
  const timer = { setTimeout: (run: () => void, milliseconds: number) => timers.push([milliseconds, run]) };
  let wanted = 0;
  const tokenSoon = createTokenSoon(session, timer, () => (wanted += 1));
  return { session, timers, tokenSoon, wanted: () => wanted };
};
const isSettled = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))]);

it('A-5: waits for the session and for the guest token that it brings, says so, and starts neither', async () => {
  let hold = () => {};
  const { session, tokenSoon, wanted } = start(new Promise((resolve) => (hold = resolve)));
  const first = tokenSoon();
  expect([await isSettled(first), session.now(), wanted()]).toEqual([false, null, 1]);
  await session.load();
  expect(await isSettled(first)).toBe(false);
  hold();
  expect([await isSettled(first), await isSettled(tokenSoon())]).toEqual([true, true]);
});

it('A-5: waits no longer than three seconds', async () => {
  const { timers, tokenSoon } = start(new Promise(() => {}));
  const first = tokenSoon();
  expect(timers.map(([milliseconds]) => milliseconds)).toEqual([3000]);
  timers[0]![1]();
  expect(await isSettled(first)).toBe(true);
});

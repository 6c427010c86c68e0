import { expect, it } from 'vitest';
import { createSessionSoon } from './sessionSoon.ts';

const begin = ({ member = false } = {}) => {
  const events = new EventTarget();
  const timers: (readonly [number, () => void])[] = [];
  const idle: (() => void)[] = [];
  let started = 0;
  const window = Object.assign(events, {
    setTimeout: (run: () => void, milliseconds: number) => timers.push([milliseconds, run]),
    requestIdleCallback: (run: () => void) => idle.push(run),
  });
  const soon = createSessionSoon({
    // Safe: it uses no more of a window.
    window: window as unknown as Window,
    holdsMember: () => member,
    start: () => (started += 1),
  });
  return { soon, timers, idle, started: () => started, act: (type: string) => events.dispatchEvent(new Event(type)) };
};

it('a member’s session starts at once', () => {
  const [shown, alive] = [begin({ member: true }), begin({ member: true })];
  shown.soon.shown();
  alive.soon.alive();
  expect([shown.started(), alive.started(), alive.timers]).toEqual([1, 1, []]);
});

it('a guest’s session starts when the browser is idle after its own code showed the page', () => {
  const { soon, idle, started } = begin();
  soon.shown();
  expect(started()).toBe(0);
  idle[0]!();
  expect(started()).toBe(1);
});

it('on a painted page it starts with the first gesture, once', () => {
  const { soon, timers, started, act } = begin();
  act('keydown');
  soon.alive();
  expect(started()).toBe(0);
  act('pointerdown');
  act('keydown');
  timers[0]![1]();
  expect(started()).toBe(1);
});

it('or when its viewer has only read for a while', () => {
  const { soon, timers, started, act } = begin();
  soon.alive();
  expect(timers.map(([milliseconds]) => milliseconds)).toEqual([6000]);
  expect(started()).toBe(0);
  timers[0]![1]();
  act('keydown');
  expect(started()).toBe(1);
});

it('or with the first call that waits for a token, though not before the page is alive', () => {
  const [before, after] = [begin(), begin()];
  before.soon.wanted();
  expect(before.started()).toBe(0);
  before.soon.alive();
  after.soon.alive();
  after.soon.wanted();
  expect([before.started(), after.started()]).toEqual([1, 1]);
});

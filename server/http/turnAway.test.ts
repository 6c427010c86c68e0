import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { refused } from '../shared/refusal.ts';
import { turnAway } from './turnAway.ts';

afterEach(() => void vi.useRealTimers());

it('S-3: one who is turned away and goes leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = new PassThrough();
  turnAway(socket, refused(503, { retryAfterS: 2 }));
  expect(vi.getTimerCount()).toBe(1);
  const gone = once(socket, 'close');
  socket.resume();
  await gone;
  expect(vi.getTimerCount()).toBe(0);
});

it('S-3: one who takes nothing of the answer is cut off after a second', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = new PassThrough({ write: () => {} });
  turnAway(socket, refused(503, { retryAfterS: 2 }));
  vi.advanceTimersByTime(999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
});

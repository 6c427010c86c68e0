import { afterEach, expect, it, vi } from 'vitest';
import { systemAfter } from './timers.ts';

afterEach(() => void vi.useRealTimers());

it('does something once and later, unless it is called off', () => {
  vi.useFakeTimers();
  const did: string[] = [];
  systemAfter(1000, () => did.push('done'));
  const callOff = systemAfter(1000, () => did.push('called off'));
  vi.advanceTimersByTime(999);
  expect(did).toEqual([]);
  callOff();
  vi.advanceTimersByTime(5000);
  expect(did).toEqual(['done']);
});

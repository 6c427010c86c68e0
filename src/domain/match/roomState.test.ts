import { expect, it } from 'vitest';
import { roomState } from './roomState.ts';

const startTime = 1_000_000;
it.each([
  ['19:15', 'coming', 'awaited'],
  ['pending', 'coming', 'awaited'],
  ['67', 'awaited', 'awaited'],
  ['live', 'awaited', 'awaited'],
  ['???', 'awaited', 'awaited'],
  ['postponed', 'postponed', 'postponed'],
  ['delayed', 'delayed', 'delayed'],
  ['cancelled', 'cancelled', 'cancelled'],
  ['abandoned', 'abandoned', 'abandoned'],
  ['wo', 'walkover', 'walkover'],
  ['suspended', 'interrupted', 'interrupted'],
  ['interrupted', 'interrupted', 'interrupted'],
  ['ft', 'ended', 'ended'],
  ['awarded', 'ended', 'ended'],
])('V-2: %s is %s before its time and %s after, without a stream', (status, before, after) => {
  const at = (now: number) => roomState({ status, startTime }, false, now);
  expect([at(startTime - 1), at(startTime)]).toEqual([before, after]);
});

it('V-2: a match that runs with a stream is streaming; one that is to begin waits for its time', () => {
  expect(['67', 'HT', 'live', '???'].map((status) => roomState({ status, startTime }, true, startTime))).toEqual(
    Array.from({ length: 4 }, () => 'streaming'),
  );
  expect(roomState({ status: '19:15', startTime }, true, startTime - 1)).toBe('coming');
});

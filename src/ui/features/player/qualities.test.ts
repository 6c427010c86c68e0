import { expect, it } from 'vitest';
import { labelOf, qualityLines, shownLabel } from './qualities.ts';

it('PLAYER-3, V-18: lists 1080p Max, which no viewer is told to be 4K, 1080p HD, 720p HQ and 540p SD, with the cost of what is offered', () => {
  const lines = qualityLines([
    { profile: '540p', bitsPerSecond: 2_000_000 },
    { profile: '1080p', bitsPerSecond: 8_000_000 },
  ]);
  expect(lines.map(({ quality, label }) => `${quality} ${label}`)).toEqual([
    '1080p Max Max',
    '1080p HD',
    '720p HQ',
    '540p SD',
  ]);
  expect(lines.map(({ gigabytes }) => gigabytes?.toFixed(1) ?? null)).toEqual([null, '3.6', null, '0.9']);
});

it('PLAYER-3: says HD until it knows better, and under Auto what plays', () => {
  expect(labelOf(null)).toBe('HD');
  expect(shownLabel('auto', '540p')).toBe('SD');
  expect(shownLabel('1080p Max', '540p')).toBe('Max');
});

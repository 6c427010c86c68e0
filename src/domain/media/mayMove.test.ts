import { expect, it } from 'vitest';
import { mayMove, type Surroundings } from './mayMove.ts';

const free: Surroundings = { wantsStill: false, savesData: false, streamPlays: false, line: null };

it('V-12: a picture moves where nothing speaks against it', () => {
  expect(mayMove(free)).toBe(true);
  expect(mayMove({ ...free, line: {} })).toBe(true);
  expect(mayMove({ ...free, line: { effectiveType: '4g', downlink: 2 } })).toBe(true);
});
it.each<[string, Partial<Surroundings>]>([
  ['under reduced motion', { wantsStill: true }],
  ['where data is saved', { savesData: true }],
  ['while a stream plays', { streamPlays: true }],
  ['on a slow kind of line', { line: { effectiveType: '3g' } }],
  ['on a line that carries little', { line: { effectiveType: '4g', downlink: 1.9 } }],
])('V-12: it stands still %s', (_, change) => {
  expect(mayMove({ ...free, ...change })).toBe(false);
});

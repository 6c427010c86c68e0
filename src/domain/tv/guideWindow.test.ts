import { expect, it } from 'vitest';
import { aChannel, aProgramme, TV_NOON } from '../../../tests/fakes/tv.ts';
import { channelMark, lettersOf } from './channelMark.ts';
import {
  BLOCK_MS,
  besideCell,
  blocksOf,
  cellAt,
  elapsed,
  pxAt,
  rowOf,
  windowOf,
  type GuideScale,
} from './guideWindow.ts';
import { neighbour, reportOf, sunk } from './zapping.ts';

const HOUR_MS = 3_600_000;
const scale: GuideScale = {
  ...{ fromTs: TV_NOON, toTs: TV_NOON + 7 * 24 * HOUR_MS },
  ...{ rows: 200, rowPx: 60, halfHourPx: 160 },
};
const seen = (top: number, left: number) => windowOf({ top, left, width: 1200, height: 600 }, scale);

it('TV-3: of 200 channels and 7 days only what is in sight is drawn, wherever it is scrolled to', () => {
  for (const top of [0, 333, 6000, 11_400])
    for (const left of [0, 777, 20_000, pxAt(scale.toTs, scale) - 1200]) {
      const { fromRow, toRow, fromTs, toTs } = seen(top, left);
      expect(fromRow * 60).toBeLessThanOrEqual(top);
      expect(Math.min(toRow * 60, 12_000)).toBeGreaterThanOrEqual(Math.min(top + 600, 12_000));
      expect(pxAt(fromTs, scale)).toBeLessThanOrEqual(left);
      expect(pxAt(toTs, scale)).toBeGreaterThanOrEqual(left + 1200 - 1);
      expect(toRow - fromRow).toBeLessThanOrEqual(24);
      expect(toTs - fromTs).toBeLessThanOrEqual(8 * HOUR_MS);
    }
});
it('TV-3: a short way draws nothing anew', () => {
  expect(seen(241, 10)).toEqual(seen(260, 70));
});
it('TV-3: asks for whole blocks that all zones share', () => {
  expect(blocksOf({ fromTs: TV_NOON - 1, toTs: TV_NOON + 1 })).toEqual([TV_NOON - BLOCK_MS, TV_NOON]);
  expect(blocksOf({ fromTs: TV_NOON, toTs: TV_NOON + BLOCK_MS })).toEqual([TV_NOON]);
});

const [a, b, c] = [aProgramme('c1', 0, 60), aProgramme('c1', 60, 30), aProgramme('c1', 120, 30)];
it('TV-3: what lies over the edge of two blocks is there once, and keys go by cell', () => {
  const row = rowOf(
    [
      [{ channelId: 'c1', programmes: [b, a] }],
      [{ channelId: 'c1', programmes: [b, c] }],
      [{ channelId: 'c2', programmes: [] }],
    ],
    'c1',
  );
  expect(row).toEqual([a, b, c]);
  expect([besideCell(row, b, 1), besideCell(row, b, -1), besideCell(row, c, 1)]).toEqual([c, a, null]);
  expect([cellAt(row, TV_NOON + 1), cellAt(row, b.stopTs + 1), cellAt(row, c.stopTs + 1)]).toEqual([a, c, c]);
});
it('TV-2: how much is over', () => {
  expect([-1, 0, 30, 60, 61].map((min) => elapsed(a, TV_NOON + min * 60_000))).toEqual([0, 0, 0.5, 1, 1]);
});
it('TV-6: what is dead sinks, and stepping passes it', () => {
  const channels = [aChannel(3), aChannel(1, { health: 'dead' }), aChannel(2, { health: 'blocked' }), aChannel(9)];
  expect(sunk(channels).map(({ number }) => number)).toEqual([2, 3, 9, 1]);
  expect([neighbour(channels, 'c3', 1)?.number, neighbour(channels, 'c3', -1)?.number]).toEqual([9, 9]);
  expect(neighbour([aChannel(1)], 'c1', 1)).toBeNull();
});
it.each([
  ['slow', { error: 'slow' }],
  ['dash 25 404 gone', { error: 'http', status: 404 }],
  ['dash 27', { error: 'network' }],
  ['media 4', { error: 'media' }],
] as const)('TV-6: tells the origin of %s', (reason, told) => {
  expect(reportOf(reason)).toEqual(told);
});
it('draws the mark of a channel from its slug alone', () => {
  expect(channelMark('a', 'A')).toEqual(channelMark('a', 'A'));
  expect(['VTV3 HD', 'Cần Thơ TV1', 'Sóng Bến'].map(lettersOf)).toEqual(['VTV3', 'CT1', 'SB']);
});

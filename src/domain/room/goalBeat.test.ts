import { expect, it } from 'vitest';
import { freshMoments, GOAL_BEAT } from './goalBeat.ts';
import type { MomentKind, ToldMoment } from './moments.ts';
import type { Sight } from './release.ts';

const at = (ts: number, kind: MomentKind = 'goal'): ToldMoment => ({
  ...{ momentId: `m${ts}`, ts, kind, text: { key: 'noName', values: { minute: '1' } } },
});
const withPicture = (playhead: number): Sight => ({ mode: 'withPicture', playhead });
const fastest: Sight = { mode: 'fastest', playhead: 10_000 };

it.each<[string, readonly number[], readonly ToldMoment[], Sight, number]>([
  ['at its own instant', [50_000], [at(50_000)], withPicture(50_000), 50_000],
  ['not before the picture shows it', [], [at(50_001)], withPicture(50_000), 50_000],
  ['as long as it is news', [50_000], [at(50_000)], withPicture(57_999), 49_999 + GOAL_BEAT.freshMs],
  ['no longer', [], [at(50_000)], withPicture(58_000), 50_000 + GOAL_BEAT.freshMs],
  ['where nothing waits for a picture, by the clock', [50_000], [at(50_000)], fastest, 51_000],
  ['of several all, in their order', [50_000, 51_000], [at(50_000), at(51_000)], withPicture(52_000), 52_000],
  ['runs and winners as well', [1, 2], [at(1, 'run'), at(2, 'win')], withPicture(9), 9],
  ['but not what is too frequent', [], [at(1, 'kill'), at(2, 'hand')], withPicture(9), 9],
])('B5: a moment is felt %s', (_, expected, moments, sight, now) => {
  expect(freshMoments(moments, sight, now).map(({ ts }) => ts)).toEqual(expected);
});

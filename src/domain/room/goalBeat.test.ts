import { expect, it } from 'vitest';
import { feltOf, freshMoments, GOAL_BEAT, scoreWithout, takenByVideo } from './goalBeat.ts';
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
  ['whatever it is', [1, 2, 3, 4], [at(1, 'run'), at(2, 'win'), at(3, 'kill'), at(4, 'hand')], withPicture(9), 9],
])('B5: a moment is felt %s', (_, expected, moments, sight, now) => {
  expect(freshMoments(moments, sight, now).map(({ ts }) => ts)).toEqual(expected);
});

it('B5: of kills and hands one that follows another beat too soon is not felt; goals, runs and winners always are', () => {
  const calm = GOAL_BEAT.calmMs;
  const felt = (...moments: readonly ToldMoment[]) => feltOf(moments).map(({ ts }) => ts);
  expect(felt(at(1, 'kill'), at(2, 'kill'), at(calm, 'kill'), at(calm + 1, 'kill'))).toEqual([1, calm + 1]);
  expect(felt(at(1, 'win'), at(2, 'kill'), at(3, 'win'))).toEqual([1, 3]);
  expect(felt(at(1, 'hand'), at(2), at(calm + 1, 'hand'), at(calm + 2, 'hand'))).toEqual([1, 2, calm + 2]);
  expect(felt(at(1), at(2), at(3, 'run'))).toEqual([1, 2, 3]);
});

it('V-7: the score without a goal that does not stand', () => {
  expect(scoreWithout({ side: 'home', scoreAfter: '3-1' })).toBe('2-1');
  expect(scoreWithout({ side: 'away', scoreAfter: '3-1' })).toBe('3-0');
  expect([scoreWithout({ side: 'home' }), scoreWithout({ scoreAfter: '1-0' })]).toEqual([undefined, undefined]);
});

it.each([
  ['a decision after it, of the same side', true, { type: 'var_cancelled', side: 'home', ts: 70_000 }],
  ['of the other side', false, { type: 'var_cancelled', side: 'away', ts: 70_000 }],
  ['before it', false, { type: 'var_cancelled', side: 'home', ts: 49_999 }],
  ['of much later', false, { type: 'var_cancelled', side: 'home', ts: 50_001 + 600_000 }],
  ['a look without a decision', false, { type: 'var_review', side: 'home', ts: 70_000 }],
] as const)('V-7: who took a goal back: %s', (_, expected, event) => {
  expect(takenByVideo({ ts: 50_000, side: 'home' }, [event])).toBe(expected);
});

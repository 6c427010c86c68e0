import { expect, it } from 'vitest';
import { inOrder, judge, progressOf, stateAt, timeLeft, type MemberFacts, type Rule } from './promotion.ts';

const DAY = 86_400_000;
const period = { startTs: 10 * DAY, endTs: 20 * DAY };
const newcomer: MemberFacts = {
  ...{ level: 2, registeredAt: 12 * DAY, phoneProven: false, mailProven: false, bookedAt: [], friendsAt: [] },
};
const judged = (rules: readonly Rule[], facts: Partial<MemberFacts> = {}, now = 15 * DAY) =>
  judge({ ...period, rules }, { ...newcomer, ...facts }, now);

it('MI-11: a promotion runs from its first instant until just before its last', () => {
  const at = [period.startTs - 1, period.startTs, period.endTs - 1, period.endTs];
  expect(at.map((now) => stateAt(period, now))).toEqual(['upcoming', 'open', 'open', 'ended']);
});

it.each<readonly [Rule, Partial<MemberFacts>, Partial<MemberFacts>, boolean]>([
  [{ kind: 'level', atLeast: 3 }, { level: 2 }, { level: 3 }, false],
  [{ kind: 'accountDays', atLeast: 3 }, { registeredAt: 12 * DAY + 1 }, { registeredAt: 12 * DAY }, false],
  [{ kind: 'phoneProven', atLeast: 1 }, { mailProven: true }, { phoneProven: true }, false],
  [{ kind: 'mailProven', atLeast: 1 }, { phoneProven: true }, { mailProven: true }, false],
  [
    { kind: 'bookings', atLeast: 2 },
    { bookedAt: [period.startTs - 1, period.startTs, period.endTs] },
    { bookedAt: [period.startTs, period.endTs - 1] },
    true,
  ],
  [{ kind: 'friends', atLeast: 1 }, { friendsAt: [9 * DAY] }, { friendsAt: [11 * DAY] }, true],
])('MI-11: judges $0.kind by the member’s own data, on both sides of its number', (rule, before, after, counted) => {
  const [not, yes] = [judged([rule], before), judged([rule], after)];
  expect(not).toMatchObject({ problem: counted ? 'notDone' : 'notEligible', eligible: counted, missing: rule });
  expect(yes).toMatchObject({
    problem: null,
    eligible: true,
    missing: null,
    steps: [{ done: true, have: rule.atLeast }],
  });
});

it('MI-11: tells first what keeps a member from taking part, and nothing is claimed outside its time', () => {
  const rules: readonly Rule[] = [
    { kind: 'bookings', atLeast: 1 },
    { kind: 'level', atLeast: 9 },
  ];
  expect(judged(rules)).toMatchObject({ problem: 'notEligible', missing: { kind: 'level', have: 2 } });
  expect(judged([], {}, 5 * DAY).problem).toBe('upcoming');
  expect(judged([], {}, 20 * DAY).problem).toBe('ended');
});

it('MI-11: progress is of what is counted and farthest from done', () => {
  const { steps } = judged(
    [
      { kind: 'level', atLeast: 9 },
      { kind: 'bookings', atLeast: 4 },
      { kind: 'friends', atLeast: 2 },
    ],
    { bookedAt: [11 * DAY], friendsAt: [11 * DAY] },
  );
  expect(progressOf(steps)).toMatchObject({ kind: 'bookings', have: 1 });
  expect(progressOf(judged([{ kind: 'level', atLeast: 1 }]).steps)).toBeNull();
});

it('MI-11: time left is whole days and the rest; never less than none', () => {
  expect(timeLeft(DAY + 18_440_000)).toEqual({ days: 1, seconds: 18_440 });
  expect(timeLeft(-5)).toEqual({ days: 0, seconds: 0 });
});

it('MI-11: the one that ends next leads, those to come follow, the latest ended comes first', () => {
  const of = (promotionId: string, startTs: number, endTs: number) => ({ promotionId, startTs, endTs });
  const all = [
    of('e', 0, 1),
    of('f', 0, 2),
    of('c', 60, 90),
    of('b', 5, 80),
    of('a', 5, 70),
    of('d', 55, 99),
    of('g', 5, 80),
  ];
  expect(
    all
      .toSorted(inOrder(50))
      .map(({ promotionId }) => promotionId)
      .join(''),
  ).toBe('abgdcfe');
});

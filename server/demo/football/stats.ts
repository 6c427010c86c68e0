import type { Stat } from '#domain/football/matchData.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { footballPlan, type FootballPlan } from '../simulation/footballPlan.ts';
import { passesOf, possessionOf } from './passes.ts';
import { shotsOf } from './shots.ts';

type Period = Stat['period'];
/** From one instant until another, the first excluded, in milliseconds since kick-off. */
type Span = readonly [from: number, to: number];

/** So much play settles the share of possession. */
const SETTLED_MS = 12 * MINUTE_MS;

/** The parts of a match until an instant; a half that has not begun is none. */
const spansOf = ({ secondHalfAt }: FootballPlan, at: number): readonly (readonly [Period, Span])[] => [
  ['all', [-1, at]],
  ['1H', [-1, Math.min(at, secondHalfAt - 1)]],
  ...(at >= secondHalfAt ? [['2H', [secondHalfAt - 1, at]] as const] : []),
];

const within =
  ([from, to]: Span) =>
  ({ at }: { readonly at: number }): boolean =>
    at > from && at <= to;

/** Possession of home in the halves so far, in per cent, and how long each was played. */
const possessionAt = (fixture: DemoFixture, plan: FootballPlan, at: number) => {
  const halves = possessionOf(fixture, plan);
  const played = [Math.min(at, plan.halfTimeAt), Math.max(0, Math.min(at, plan.fullTimeAt) - plan.secondHalfAt)];
  const shares = halves.map((half, i) => 50 + (half - 50) * Math.min(1, played[i]! / SETTLED_MS));
  const all = (shares[0]! * played[0]! + shares[1]! * played[1]!) / Math.max(1, played[0]! + played[1]!);
  return { all: played[0]! > 0 ? all : 50, '1H': shares[0]!, '2H': shares[1]! };
};

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** Statistics of a match until an instant since kick-off, of the whole and of each half, made of its events and shots. */
export const statsUntil = (fixture: DemoFixture, at: number): readonly Stat[] => {
  const plan = footballPlan(fixture);
  const possession = possessionAt(fixture, plan, at);
  return spansOf(plan, at).flatMap(([period, span]): readonly Stat[] => {
    const shots = shotsOf(fixture).filter(within(span));
    const passed = passesOf(fixture).filter(within(span));
    const counted = plan.counted.filter(within(span));
    const stat = (key: string, of: (side: SideName, i: 0 | 1) => number): Stat => ({
      ...{ key, period, home: of('home', 0), away: of('away', 1) },
    });
    const shotsBy = (side: SideName) => shots.filter((one) => one.side === side);
    const onTarget = (side: SideName) => shotsBy(side).filter(({ result }) => result === 'goal' || result === 'saved');
    const count = (key: (typeof counted)[number]['key']) =>
      stat(key, (side) => counted.filter((one) => one.side === side && one.key === key).length);
    const sum = (of: 'tried' | 'arrived', i: 0 | 1) => passed.reduce((all, one) => all + one[of][i], 0);
    const home = Math.round(possession[period]);
    return [
      { key: 'possession', period, home, away: 100 - home, unit: '%' },
      stat('xg', (side) =>
        Number(
          shotsBy(side)
            .reduce((all, { xg }) => all + xg, 0)
            .toFixed(2),
        ),
      ),
      stat('shots', (side) => shotsBy(side).length),
      stat('shots_on', (side) => onTarget(side).length),
      ...[count('corners'), count('fouls'), count('offsides')],
      stat('passes', (_, i) => sum('tried', i)),
      { ...stat('pass_acc', (_, i) => percent(sum('arrived', i), sum('tried', i))), unit: '%' },
      stat(
        'saves',
        (side) => onTarget(side === 'home' ? 'away' : 'home').filter(({ result }) => result === 'saved').length,
      ),
    ];
  });
};

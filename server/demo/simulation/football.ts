import { isGoal } from '#domain/football/goals.ts';
import type { Overview } from '#domain/football/overview.ts';
import { words, type Words } from '#server/shared/words.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { statsUntil } from '../football/stats.ts';
import { before, minuteStatus } from './before.ts';
import { footballPlan, minuteAt, type FootballPlan } from './footballPlan.ts';
import type { Happening } from './happening.ts';

const noGoals = { home: 0, away: 0 };

/** Milliseconds since kick-off; it stops when the match is abandoned. */
export const playedAt = ({ startTime, fate }: DemoFixture, now: number): number =>
  Math.min(now - startTime, fate?.kind === 'abandoned' ? fate.afterMs : Infinity);

const scoreAt = (plan: FootballPlan, at: number): string => {
  const { home, away } = plan.happenings.findLast((one) => isGoal(one) && one.at <= at)?.scoreAfter ?? noGoals;
  return `${home}-${away}`;
};

const shootOutNote = (plan: FootballPlan, at: number): Words => {
  const scored = (side: 'home' | 'away') =>
    plan.kicks.filter((kick) => kick.side === side && kick.scored && kick.at <= at).length;
  const stand = `${scored('home')}–${scored('away')}`;
  return words(`Luân lưu ${stand}`, `Penalties ${stand}`, `互射十二碼 ${stand}`);
};

const clockStatus = (plan: FootballPlan, at: number): string => {
  if (at >= plan.halfTimeAt && at < plan.secondHalfAt) return 'HT';
  const { minute, added } = { added: 0, ...minuteAt(plan, at) };
  return added > 0 ? `${minute}+${added}` : minuteStatus(minute);
};

export const footballStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = playedAt(fixture, now);
  if (at < 0) return before(fixture, now);
  const plan = footballPlan(fixture);
  const score = scoreAt(plan, at);
  if (fixture.fate?.kind === 'abandoned' && at >= fixture.fate.afterMs)
    return {
      phase: 'off',
      status: 'abandoned',
      score,
      note: fixture.fate.why,
      noteAt: fixture.startTime + fixture.fate.afterMs,
    };
  if (at < plan.fullTimeAt) return { phase: 'live', status: clockStatus(plan, at), score, note: halfOf(plan, at) };
  const last = plan.kicks.at(-1);
  if (!last) return { phase: 'over', status: 'FT', score, note: null };
  return at < last.at
    ? { phase: 'live', status: 'live', score, note: shootOutNote(plan, at) }
    : { phase: 'over', status: 'PEN', score, note: shootOutNote(plan, at) };
};

const firstHalf = words('Hiệp một', 'First half', '上半場');
const secondHalf = words('Hiệp hai', 'Second half', '下半場');
const break_ = words('Nghỉ giữa hiệp', 'Half-time', '中場休息');
const halfOf = (plan: FootballPlan, at: number): Words => {
  if (at < plan.halfTimeAt) return firstHalf;
  return at < plan.secondHalfAt ? break_ : secondHalf;
};

const withoutInstant = ({ at: _at, ...event }: Happening) => event;

/** Events and statistics up to an instant. */
export const footballOverview = (fixture: DemoFixture, now: number): Overview => {
  const at = playedAt(fixture, now);
  if (at < 0) return { events: [], stats: [] };
  const plan = footballPlan(fixture);
  return {
    events: plan.happenings.filter((one) => one.at <= at).map(withoutInstant),
    stats: statsUntil(fixture, at).filter(({ period }) => period === 'all'),
  };
};

import type { Badge } from '#domain/chat/badge.ts';
import { isGoal } from '#domain/football/goals.ts';
import { footballPlan } from './simulation/footballPlan.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { audience } from './content/audience.ts';
import { commentatorUserId } from './content/commentators.ts';
import { footballCall, footballGoal } from './content/lines/football.ts';
import { talkOf, voiceTalk } from './content/lines/others.ts';
import type { DemoFixture } from './fixture.ts';
import { draw, shuffled } from './random.ts';
import { standingOf } from './simulation.ts';

/** One scripted chat message; `at` is epoch milliseconds. */
export interface Saying {
  readonly at: number;
  readonly groupId: string;
  readonly speaker: {
    readonly userId: string;
    readonly showName: string;
    readonly badge: Badge;
    readonly level?: number;
    readonly vipGroup: boolean;
  };
  readonly text: string;
}

/** A message every 4 to 9 seconds. */
const PACE_MS = 6500;
const JITTER_MS = 2500;
const GOAL_ECHO_MS = 22_000;
const VOICE_EVERY = 17;

const sayAt = (fixture: DemoFixture, k: number): number =>
  fixture.startTime + k * PACE_MS + draw(`pace ${fixture.fixtureId} ${k}`).whole(0, JITTER_MS - 1);

/** The k-th item of a shuffled deck, which is reshuffled when all were dealt. */
const dealt = <T>(all: readonly T[], k: number, seed: string): T =>
  shuffled(all, `${seed} ${Math.floor(k / all.length)}`)[k % all.length]!;

const lastGoal = (fixture: DemoFixture, at: number) =>
  fixture.league.sport === 'football'
    ? footballPlan(fixture).happenings.findLast(
        (one) => isGoal(one) && one.at <= at - fixture.startTime && at - fixture.startTime - one.at < GOAL_ECHO_MS,
      )
    : undefined;

const fill = (line: string, places: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');

/** The k-th message of a room, or null while nothing is live there. */
const saying = (fixture: DemoFixture, k: number): Saying | null => {
  const at = sayAt(fixture, k);
  const standing = standingOf(fixture, at);
  const host = fixture.crew[0];
  if (standing.phase !== 'live' || !host) return null;
  const { next } = draw(`say ${fixture.fixtureId} ${k}`);
  const goal = lastGoal(fixture, at);
  const calls = goal !== undefined && lastGoal(fixture, sayAt(fixture, k - 1)) !== goal;
  const speaks = calls || k % VOICE_EVERY === 3;
  const tongue = next();
  const locale: Locale = speaks || tongue < 0.62 ? 'vi' : tongue < 0.82 ? 'en' : 'zh';
  const lines = speaks ? (calls ? footballCall : voiceTalk) : goal ? footballGoal : talkOf[fixture.league.sport];
  const usable = lines[locale].filter((line) => standing.score !== null || !line.includes('{score}'));
  const [home = '', away = ''] = fixture.sides?.map(({ name }) => name[locale]) ?? [];
  const [homeScore = 0, awayScore = 0] = standing.score?.split('-').map(Number) ?? [];
  const text = fill(dealt(usable, k, `${fixture.fixtureId} ${locale}`), {
    ...{ home, away, leader: awayScore > homeScore ? away : home, score: standing.score?.replace('-', '–') ?? '' },
    ...{ player: goal?.player?.name ?? '', minute: `${goal?.minute ?? ''}'`, voice: host.name },
    note: standing.note?.[locale] ?? '',
  });
  const groupId = fixture.fixtureId;
  if (speaks) {
    const speaker = {
      userId: commentatorUserId(host.key),
      showName: host.name,
      badge: 'host',
      vipGroup: false,
    } as const;
    return { at, groupId, speaker, text };
  }
  const { key, name, level } = dealt(
    audience.filter((one) => one.locale === locale),
    k,
    `${fixture.fixtureId} audience ${locale}`,
  );
  return {
    at,
    groupId,
    text,
    speaker: { userId: `demo-${key}`, showName: name, badge: 'user', level, vipGroup: level > 20 },
  };
};

/** The messages about a fixture in (from, to]: the same for every caller. */
export const sayingsBetween = (fixture: DemoFixture, from: number, to: number): readonly Saying[] => {
  const first = Math.max(0, Math.floor((from - fixture.startTime - JITTER_MS) / PACE_MS));
  const last = Math.floor((to - fixture.startTime) / PACE_MS);
  const said: Saying[] = [];
  for (let k = first; k <= last; k++) {
    const one = saying(fixture, k);
    if (one && one.at > from && one.at <= to) said.push(one);
  }
  return said;
};

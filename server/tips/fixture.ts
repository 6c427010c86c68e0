import type { Overview } from '#domain/football/overview.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import type { Match } from '#domain/match/match.ts';
import { parseScore } from '#domain/match/score.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { Goals, SettledScore } from '#domain/odds/settle.ts';
import { modeById } from '#domain/schedule/mode.ts';
import { asReckoned } from '#domain/spoiler/spoilable.ts';
import { tipCategories, type TipCategory, type TipMatch } from '#domain/tips/tip.ts';
import type { View } from '../shared/matchSource.ts';

/** The data of a match that tips need. */
export interface TipFixture {
  readonly match: TipMatch;
  readonly category: TipCategory;
  /** The actual kick-off; absent before it, and if no source reports it. */
  readonly realStartTs?: number;
  /**
   * `off`: the match will not be completed, and every tip on it is void. `over` has the scores that count; null if they
   * are unknown.
   */
  readonly result:
    { readonly is: 'open' } | { readonly is: 'off' } | { readonly is: 'over'; readonly score: SettledScore | null };
}

/** Matches as tips need them. Null for a match that takes no tips. */
export interface TipFixtures {
  readonly match: (fixtureId: string, view: View) => Promise<TipMatch | null>;
  readonly fixture: (fixtureId: string, view: View) => Promise<TipFixture | null>;
  /** The current markets; empty if there are none. */
  readonly odds: (fixtureId: string, view: View) => Promise<readonly OddsMarket[]>;
}

export interface FixtureFeedNeeds {
  readonly matchOf: (fixtureId: string, view: View) => Promise<Match | null>;
  readonly overviewOf: (fixtureId: string, view: View) => Promise<Overview | null>;
  readonly oddsOf: (fixtureId: string, view: View) => Promise<readonly OddsMarket[] | null>;
}

const categoryOf = ({ liveModeId }: Match): TipCategory | null =>
  tipCategories.find((category) => category === modeById(liveModeId)?.slug) ?? null;

const tipMatch = (match: Match): TipMatch => ({
  ...{ fixtureId: match.fixtureId, leagueId: match.leagueId, leagueName: match.leagueName, startTs: match.startTime },
  ...{ statusText: match.status, localteam: match.localteam, visitorteam: match.visitorteam },
  ...{ score: asReckoned(match.score), demo: match.demo },
});

/** The goals up to and including a minute, without disallowed goals and shoot-outs. */
const goalsUntil = ({ events }: Overview, minute: number): Goals => {
  const goals: [number, number] = [0, 0];
  for (const event of events)
    if (['goal', 'own_goal', 'penalty'].includes(event.type) && !event.revoked && event.minute <= minute)
      goals[event.side === 'home' ? 0 : 1] += 1;
  return goals;
};

const FULL = 90;
const HALF = 45;

/**
 * The scores of a football match from its events, if they add up to the displayed score; else the displayed score
 * alone, and null if extra time or a shoot-out hides the score after 90 minutes.
 */
const footballScore = (match: Match, overview: Overview | null): SettledScore | null => {
  const score = asReckoned(match.score);
  if (score === null) return null;
  const [home, away] = parseScore(score);
  const whole = overview && goalsUntil(overview, Number.POSITIVE_INFINITY);
  if (overview && whole?.[0] === home && whole[1] === away) {
    const ft = goalsUntil(overview, FULL);
    const ht = goalsUntil(overview, HALF);
    return { ft, ht, ...((ft[0] !== home || ft[1] !== away) && { et: [home, away] as const }) };
  }
  return matchStatus(match.status) === 'ended' && match.status.trim().toLowerCase() === 'ft'
    ? { ft: [home, away] }
    : null;
};

const resultOf = async (
  match: Match,
  category: TipCategory,
  overview: () => Promise<Overview | null>,
): Promise<TipFixture['result']> => {
  const status = matchStatus(match.status);
  if (status === 'walkover' || status === 'awarded' || matchPhase(status) === 'cancel') return { is: 'off' };
  if (status !== 'ended') return { is: 'open' };
  if (category === 'bong-da') return { is: 'over', score: footballScore(match, await overview()) };
  const score = asReckoned(match.score);
  return { is: 'over', score: score === null ? null : { ft: parseScore(score) } };
};

/** Matches for tips from the schedule, its overviews and its odds. */
export const fixtureFeed = ({ matchOf, overviewOf, oddsOf }: FixtureFeedNeeds): TipFixtures => ({
  match: async (fixtureId, view) => {
    const match = await matchOf(fixtureId, view);
    return match && tipMatch(match);
  },
  fixture: async (fixtureId, view) => {
    const match = await matchOf(fixtureId, view);
    const category = match && categoryOf(match);
    if (!match || !category) return null;
    const result = await resultOf(match, category, () => overviewOf(fixtureId, view));
    return { match: tipMatch(match), category, result };
  },
  odds: async (fixtureId, view) => (await oddsOf(fixtureId, view)) ?? [],
});

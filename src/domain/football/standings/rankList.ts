import type { Season } from '../competition.ts';
import type { Fixture, TeamRef } from '../fixture.ts';
import { placesOf } from './standings.ts';
import { tableFixtures, tableMatches } from './tableMatches.ts';

/** A match whose result is in ranks, as a shield judges it. */
export interface RankedMatch {
  readonly fixtureId: string;
  readonly leagueId: string;
  readonly startTs: number;
  readonly roundKey: string;
  readonly localteam: { readonly id: string };
  readonly visitorteam: { readonly id: string };
}

/** The place of each team after each round of a league that were played, in part or whole. */
export interface RankList {
  readonly rounds: readonly { readonly roundKey: string; readonly name: string }[];
  /** By the latest place; ranks are in the order of the rounds. */
  readonly rows: readonly { readonly team: TeamRef; readonly ranks: readonly number[] }[];
  /** Those of its matches that may still be a secret. */
  readonly fresh: readonly RankedMatch[];
  /** B2: how many rounds are left out, because results of theirs, or before, are hidden. */
  readonly withheld?: number;
}

const none: RankList = { rounds: [], rows: [], fresh: [] };

/** By the latest place. */
const byLast = (rows: RankList['rows']): RankList['rows'] =>
  rows.toSorted((a, b) => (a.ranks.at(-1) ?? 0) - (b.ranks.at(-1) ?? 0));

/**
 * Ranks after each of these rounds, which come in their order; none where a season has several tables. `teamIds` stand
 * in the order in which they are before the first match.
 */
export const rankList = (
  { rules }: Season,
  fixtures: readonly Fixture[],
  rounds: RankList['rounds'],
  teamIds: readonly string[],
  freshSince: number,
): RankList => {
  const counted = tableFixtures(fixtures).filter(({ status }) => status !== 'live');
  const played = rounds.filter(({ roundKey }) => counted.some((one) => one.roundKey === roundKey));
  if (new Set(fixtures.map(({ group }) => group)).size > 1 || played.length < 2) return none;
  const teams = new Map(
    fixtures.flatMap(({ localteam, visitorteam }) => [localteam, visitorteam]).map((team) => [team.id, team]),
  );
  const after = played.map((_, i) => {
    const keys = new Set(played.slice(0, i + 1).map(({ roundKey }) => roundKey));
    const until = tableMatches(counted.filter(({ roundKey }) => keys.has(roundKey)));
    return placesOf(teamIds, until, rules);
  });
  return {
    rounds: played.map(({ roundKey, name }) => ({ roundKey, name })),
    rows: byLast(teamIds.map((id) => ({ team: teams.get(id)!, ranks: after.map((ranks) => ranks.get(id)!) }))),
    fresh: counted
      .filter(({ startTs }) => startTs >= freshSince)
      .map(({ fixtureId, leagueId, startTs, roundKey, localteam, visitorteam }) => ({
        ...{ fixtureId, leagueId, startTs, roundKey, localteam, visitorteam },
      })),
  };
};

/** B2: the ranks before the first round with a hidden match. */
export const ranksBefore = (list: RankList, isHidden: (match: RankedMatch) => boolean): RankList => {
  const hidden = new Set(list.fresh.filter(isHidden).map(({ roundKey }) => roundKey));
  const first = list.rounds.findIndex(({ roundKey }) => hidden.has(roundKey));
  if (first === -1) return list;
  const withheld = list.rounds.length - first;
  if (first < 2) return { ...none, withheld };
  const rows = list.rows.map(({ team, ranks }) => ({ team, ranks: ranks.slice(0, first) }));
  return { rounds: list.rounds.slice(0, first), rows: byLast(rows), fresh: [], withheld };
};

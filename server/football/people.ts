import type { CareerRow, PlayerMatch, SeasonStat } from '#domain/football/answers.ts';
import { peerGroup, per90, percentile, type PeerGroup } from '#domain/football/compare.ts';
import type { Player, SeasonTotals } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Lineup, MatchEvent } from '#domain/football/matchData.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';

/** How many of a team's latest matches a player's match log searches. */
const LOG_MATCHES = 20;
const FULL_TIME = 90;

const keysOf = (all: readonly SeasonTotals[]): readonly string[] => [
  ...new Set(all.flatMap(({ values }) => Object.keys(values))),
];

/** A player's season, and the peer group for its percentiles. */
export interface PlayerSeason {
  readonly stat: SeasonStat;
  readonly peers: PeerGroup;
}

const among = (
  totals: SeasonTotals,
  all: readonly SeasonTotals[],
  of: Pick<SeasonStat, 'leagueId' | 'leagueName' | 'season'>,
): PlayerSeason => {
  const peers = peerGroup(totals.position, all);
  const values = keysOf(all).map((key) => {
    const total = totals.values[key] ?? 0;
    return { key, total, per90: per90(total, totals.minutes), pctl: percentile(totals, key, peers) };
  });
  const { position, minMinutes, players } = peers;
  return { stat: { ...of, totals, values, peers: { position, minMinutes, n: players.length } }, peers };
};

const nameOf = async (source: FootballSource, leagueId: string, view: View): Promise<string> =>
  (await source.competition(leagueId, view))?.leagueName ?? leagueId;

/** The seasons of a player, latest first, with the names of their competitions. */
export const careerOf = async (source: FootballSource, playerId: string, view: View): Promise<readonly CareerRow[]> => {
  const rows = await source.career(playerId, view);
  return Promise.all(
    rows.map(async ({ leagueId, season, ...totals }) => ({
      ...{ leagueId, season, totals },
      leagueName: await nameOf(source, leagueId, view),
    })),
  );
};

/** A player's season, the latest if none is named; null without statistics. */
export const playerSeason = async (
  source: FootballSource,
  playerId: string,
  view: View,
  wanted: { readonly leagueId?: string; readonly season?: string } = {},
): Promise<PlayerSeason | null> => {
  const row = (await source.career(playerId, view)).find(
    ({ leagueId, season }) => (wanted.leagueId ?? leagueId) === leagueId && (wanted.season ?? season) === season,
  );
  if (!row) return null;
  const { leagueId, season, ...totals } = row;
  const [all, leagueName] = await Promise.all([
    source.seasonTotals(leagueId, season, view),
    nameOf(source, leagueId, view),
  ]);
  return among(totals, all, { leagueId, leagueName, season });
};

/** How many minutes a player played; null if the line-up does not say. */
const minutesOf = (playerId: string, lineups: readonly Lineup[], events: readonly MatchEvent[]): number | null => {
  const began = lineups.some(({ start }) => start.some(({ player }) => player.playerId === playerId));
  const subs = events.filter(({ type, revoked }) => type === 'sub' && !revoked);
  const on = began ? 0 : subs.find(({ player }) => player?.playerId === playerId)?.minute;
  if (on === undefined) return null;
  const sentOff = events.find(
    ({ type, player, revoked }) =>
      (type === 'red' || type === 'second_yellow') && !revoked && player?.playerId === playerId,
  );
  const off = subs.find(({ out }) => out?.playerId === playerId)?.minute ?? sentOff?.minute ?? FULL_TIME;
  return Math.max(0, off - on);
};

/** A player's goals and assists in a match; revoked ones do not count. */
export const goalsAndAssists = (playerId: string, events: readonly MatchEvent[]) => {
  const told = events.filter(({ revoked }) => !revoked);
  return {
    goals: told.filter(({ type, player }) => (type === 'goal' || type === 'penalty') && player?.playerId === playerId)
      .length,
    assists: told.filter(({ assist }) => assist?.playerId === playerId).length,
  };
};

const playedIn = async (
  source: FootballSource,
  playerId: string,
  fixture: Fixture,
  view: View,
): Promise<readonly PlayerMatch[]> => {
  const [lineups, events] = await Promise.all([
    source.lineups(fixture.fixtureId, view),
    source.events(fixture.fixtureId, view),
  ]);
  const told = (events ?? []).filter(({ revoked }) => !revoked);
  const minutes = minutesOf(playerId, lineups ?? [], told);
  const { goals, assists } = goalsAndAssists(playerId, told);
  if (minutes === null && goals + assists === 0) return [];
  const rating = (lineups ?? [])
    .flatMap(({ start, bench }) => [...start, ...bench])
    .find(({ player }) => player.playerId === playerId)?.rating;
  return [{ ...{ fixture, minutes, goals, assists }, ...(rating === undefined ? {} : { rating }) }];
};

/** The latest matches of a player's team in which the player was on the pitch or in the squad, newest first. */
export const matchLog = async (source: FootballSource, { playerId, team }: Player, view: View) => {
  if (!team) return [];
  const latest = await source.fixtures({ teamId: team.id, to: view.now, latestFirst: true, most: LOG_MATCHES }, view);
  const ended = latest.filter(({ status }) => status === 'ended');
  return (await Promise.all(ended.map((fixture) => playedIn(source, playerId, fixture, view)))).flat();
};

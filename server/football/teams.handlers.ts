import type { Api } from '#contract/http/api.ts';
import { wantedWords } from '#domain/schedule/matchSearch.ts';
import { placeOf, sliceOf } from '#domain/shared/slice.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import { playerComparison, teamComparison } from './comparisons.ts';
import { careerOf, matchLog, playerSeason } from './people.ts';
import { managerDetail, teamDetail, teamSquad, teamStats, venueDetail } from './teamPages.ts';
import { teamHistory } from './teamSeasons.ts';

const FOUND_MOST = 20;
const FIXTURES_MOST = 30;

const orNotFound = async <A, B>(known: A | null, answer: (value: A) => B | Promise<B>): Promise<B | Refusal> =>
  known === null ? refused(404) : answer(known);

/** Handlers for the teams, players, managers and grounds of all sources, and for comparisons of two. */
export const teamsHandlers = (source: FootballSource): AreaHandlers<Api['teams']> => {
  return {
    detail: async ({ id }, view) => orNotFound(await source.team(id, view), (team) => teamDetail(source, team, view)),
    squad: async ({ id }, view) => orNotFound(await source.team(id, view), () => teamSquad(source, id, view)),
    fixtures: async ({ id, when = 'coming', cursor }, view) =>
      orNotFound(await source.team(id, view), async () => {
        const place = cursor === undefined ? null : placeOf(cursor);
        const past = when === 'past';
        const found = await source.fixtures(
          {
            ...{ teamId: id, latestFirst: past, most: FIXTURES_MOST + 1 },
            ...(past ? { to: view.now } : { from: view.now }),
            ...(place && { after: { startTs: place.at, fixtureId: place.id } }),
          },
          view,
        );
        return sliceOf(found, FIXTURES_MOST, ({ startTs, fixtureId }) => ({ at: startTs, id: fixtureId }));
      }),
    stats: async ({ id, season }, view) =>
      orNotFound(await source.team(id, view), () => teamStats(source, id, view, season)),
    history: async ({ id }, view) => orNotFound(await source.team(id, view), () => teamHistory(source, id, view)),
    find: async ({ q }, view) => {
      const words = wantedWords(q);
      return words.length === 0 ? [] : source.searchTeams(words, FOUND_MOST, view);
    },
    player: async ({ id }, view) =>
      orNotFound(await source.player(id, view), async (player) => ({
        ...player,
        stat: (await playerSeason(source, id, view))?.stat ?? null,
      })),
    playerStat: async ({ id, leagueId, season }, view) =>
      orNotFound(
        await playerSeason(source, id, view, {
          ...(leagueId === undefined ? {} : { leagueId }),
          ...(season === undefined ? {} : { season }),
        }),
        ({ stat }) => stat,
      ),
    playerMatches: async ({ id }, view) =>
      orNotFound(await source.player(id, view), (player) => matchLog(source, player, view)),
    career: async ({ id }, view) => orNotFound(await source.player(id, view), () => careerOf(source, id, view)),
    findPlayers: async ({ q }, view) => {
      const words = wantedWords(q);
      return words.length === 0 ? [] : source.searchPlayers(words, FOUND_MOST, view);
    },
    manager: async ({ id }, view) =>
      orNotFound(await source.manager(id, view), (manager) => managerDetail(source, manager, view)),
    venue: async ({ id }, view) =>
      orNotFound(await source.venue(id, view), (venue) => venueDetail(source, venue, view)),
    compare: async ({ id1, id2, ...wanted }, view) => {
      const [a, b] = await Promise.all([source.team(id1, view), source.team(id2, view)]);
      return (a && b && (await teamComparison(source, [a, b], wanted, view))) ?? refused(404);
    },
    comparePlayers: async ({ id1, id2, ...wanted }, view) => {
      const [a, b] = await Promise.all([source.player(id1, view), source.player(id2, view)]);
      return (a && b && (await playerComparison(source, [a, b], wanted, view))) ?? refused(404);
    },
  };
};

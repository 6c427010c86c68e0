import type { Api } from '#contract/http/api.ts';
import { bracketOf } from '#domain/football/bracket.ts';
import { competitionRef, type Competition, type Season } from '#domain/football/competition.ts';
import { tableFixtures } from '#domain/football/standings/tableMatches.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import { currentRound, ranksOf, roundsOf, seasonOf, tablesOf } from './seasons.ts';

const rankings = { goal: 'goals', assist: 'assists', card: 'cards' } as const;

/** Handlers for the competitions of all sources: tables, rounds and scorers of a season. */
export const leaguesHandlers = (source: FootballSource): AreaHandlers<Api['leagues']> => {
  const inSeason = async <A>(
    { id, season: name }: { readonly id: string; readonly season?: string },
    view: View,
    answer: (competition: Competition, season: Season) => Promise<A>,
  ): Promise<A | Refusal> => {
    const competition = await source.competition(id, view);
    const season = competition && seasonOf(competition, name);
    return season ? answer(competition, season) : refused(404);
  };
  return {
    all: async (_, view) => (await source.competitions(view)).map(competitionRef),
    detail: (input, view) =>
      inSeason(input, view, async (competition, season) => {
        const fixtures = await source.season(input.id, season.season, view);
        return { ...competition, season, currentRound: currentRound(roundsOf(fixtures), fixtures) };
      }),
    standing: (input, view) =>
      inSeason(input, view, async (_, season) => {
        const { type = 'all', whole } = input;
        const fixtures = await source.season(input.id, season.season, view);
        const tables = tablesOf(season, fixtures, view.locale, type);
        return whole ? { ...tables, whole: { type, matches: tableFixtures(fixtures) } } : tables;
      }),
    rounds: (input, view) =>
      inSeason(input, view, async (_, season) => roundsOf(await source.season(input.id, season.season, view))),
    fixtures: (input, view) =>
      inSeason(input, view, async (_, season) => {
        const all = await source.season(input.id, season.season, view);
        const wanted = input.round ?? currentRound(roundsOf(all), all);
        return all.filter(({ roundKey }) => roundKey === wanted);
      }),
    bracket: (input, view) =>
      inSeason(input, view, async (_, season) => bracketOf(await source.season(input.id, season.season, view))),
    ranks: (input, view) =>
      inSeason(input, view, async ({ type }, season) =>
        ranksOf(season, type === 'cup' ? [] : await source.season(input.id, season.season, view), view),
      ),
    topPlayers: (input, view) =>
      inSeason(input, view, async (_, { season }) => {
        const rows = await source.topPlayers(input.id, season, rankings[input.type ?? 'goal'], view);
        // Players with the same value share a rank.
        return rows.map((row) => ({ ...row, rank: 1 + rows.findIndex(({ value }) => value === row.value) }));
      }),
  };
};

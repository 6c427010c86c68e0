import type { FootballSource } from '#server/shared/footballSource.ts';

const nothing = async () => null;
const none = async () => [];

/** A source that knows nothing but what is given. */
export const aFootballSource = (source: Partial<FootballSource> = {}): FootballSource => ({
  ...{ fixtures: none, running: none, fixture: nothing },
  ...{ events: nothing, lineups: nothing, stats: nothing, momentum: nothing, shots: nothing },
  ...{ competitions: none, competition: nothing, season: none, topPlayers: none, seasonTotals: none },
  ...{ teams: none, team: nothing, squad: nothing, player: nothing, career: none, manager: nothing, venue: nothing },
  ...{ searchTeams: none, searchPlayers: none },
  ...source,
});

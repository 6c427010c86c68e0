import type { Match } from '../match/match.ts';
import { slug } from '../shared/slug.ts';

/** What is asked for the leagues of esport. */
export const ESPORT = { liveModeId: '5' } as const;

/** Whether a match is of the league that an address names: by its id, or by its name's slug. */
export const isOfLeague = ({ leagueId, leagueName }: Pick<Match, 'leagueId' | 'leagueName'>, wanted: string): boolean =>
  leagueId === wanted || slug(leagueName) === wanted;

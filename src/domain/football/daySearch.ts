import { hasWords, searchText, wantedWords } from '../schedule/matchSearch.ts';
import type { LeagueDay } from './answers.ts';

/**
 * MC-12: the matches of a day whose teams or competition have every word; all of them where nothing is searched for. A
 * competition stays with what is left of it.
 */
export const matchesNamed = (leagues: readonly LeagueDay[], query: string): readonly LeagueDay[] => {
  const words = wantedWords(query);
  if (words.length === 0) return leagues;
  return leagues
    .map((day) => ({
      ...day,
      fixtures: day.fixtures.filter(({ localteam, visitorteam, leagueName }) =>
        hasWords(
          searchText([localteam.name, localteam.shortName, visitorteam.name, visitorteam.shortName, leagueName]),
          words,
        ),
      ),
    }))
    .filter(({ fixtures }) => fixtures.length > 0);
};

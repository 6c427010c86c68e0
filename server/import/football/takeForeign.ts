import type { ParsedFile } from './parsed.ts';
import { takeClubs, takeCompetitions, takeNations, takeStadiums } from './takeNames.ts';
import { takeOdds } from './takeOdds.ts';
import { takeFormerNames, takeGoals, takeResults, takeShootouts } from './takeResults.ts';
import { takeSeason } from './takeSeason.ts';
import { takeSquads } from './takeSquads.store.ts';
import type { Taken, Taking } from './taking.ts';

/** Names before what is named by them, matches before what is about them. */
const order = [
  ...['competitions', 'nations', 'formerNames', 'clubs', 'stadiums', 'squads', 'season', 'results', 'goals'],
  ...['shootouts', 'odds'],
] as const satisfies readonly string[];
/** The place of a kind of file in a folder; our own rules and corrections come after all of them. */
export const placeOf = ({ kind }: ParsedFile): number => order.indexOf(kind);
export const LAST_PLACE: number = order.length;

/** Clubs come before lists of colours alone, which make none. */
export const placeWithin = (file: ParsedFile): number =>
  file.kind === 'clubs' && file.clubs.every(({ leagues }) => leagues.length === 0) ? 1 : 0;

/** Takes a file of a foreign format; a text is why nothing of it can be taken. */
export const takeForeign = (taking: Taking, file: ParsedFile): Promise<Taken | string> => {
  switch (file.kind) {
    case 'competitions':
      return takeCompetitions(taking, file);
    case 'nations':
      return takeNations(taking, file);
    case 'formerNames':
      return takeFormerNames(taking, file);
    case 'clubs':
      return takeClubs(taking, file);
    case 'stadiums':
      return takeStadiums(taking, file);
    case 'squads':
      return takeSquads(taking, file);
    case 'season':
      return takeSeason(taking, file);
    case 'results':
      return takeResults(taking, file);
    case 'goals':
      return takeGoals(taking, file);
    case 'shootouts':
      return takeShootouts(taking, file);
    case 'odds':
      return takeOdds(taking, file);
  }
};

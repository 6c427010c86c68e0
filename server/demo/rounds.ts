import type { League } from './content/leagues.ts';
import type { Team } from './content/team.ts';
import { shuffled } from './random.ts';

export interface Pairing {
  readonly home: Team;
  readonly away: Team;
  /** From 1 to twice the number of teams less two: everyone plays everyone at home and away. */
  readonly round: number;
}

/** The pairs of a round by the circle method; the second half of a season swaps home and away. */
const pairsOf = (league: League, roundNumber: number): readonly Pairing[] => {
  const { teams } = league;
  const others = teams.length - 1;
  const round = ((roundNumber % (2 * others)) + 2 * others) % (2 * others);
  const turn = round % others;
  const seatOf = (i: number): Team => (i === 0 ? teams[0]! : teams[1 + ((i - 1 + turn) % others)]!);
  const pairs = Array.from({ length: teams.length / 2 }, (_, i): Pairing => {
    const [one, two] = [seatOf(i), seatOf(others - i)];
    const turned = (turn + i) % 2 === (round < others ? 0 : 1);
    return turned ? { home: two, away: one, round: round + 1 } : { home: one, away: two, round: round + 1 };
  });
  return shuffled(pairs, `${league.id} ${roundNumber}`);
};

/** Who plays whom on a day, in the order of the league's slots. */
export const pairingsOn = (league: League, dayNumber: number): readonly Pairing[] => {
  if (league.roundsPerDay === 2) return [...pairsOf(league, 2 * dayNumber), ...pairsOf(league, 2 * dayNumber + 1)];
  if (league.roundsPerDay === 1) return pairsOf(league, dayNumber);
  const pairs = pairsOf(league, Math.floor(dayNumber / 2));
  const half = pairs.length / 2;
  return dayNumber % 2 === 0 ? pairs.slice(0, half) : pairs.slice(half);
};

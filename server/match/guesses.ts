import type { HandEnd } from '#domain/match/board/casino.ts';
import { GUESS, guessers, noGuesses, withGuess, type TableGuesses } from '#domain/match/board/guess.ts';

/** The guesses of one hand. */
interface Round {
  split: TableGuesses['split'];
  seq: number;
  readonly of: Map<string, HandEnd>;
}

type Read = Pick<TableGuesses, 'split' | 'me' | 'seq'>;

export interface Guesses {
  readonly read: (fixtureId: string, round: number, viewerId: string) => Read;
  /** Null where so many have guessed that no more are counted. */
  readonly put: (fixtureId: string, round: number, viewerId: string, guess: HandEnd) => Read | null;
}

/**
 * What viewers guess at tables: in memory and for the last hands alone, for they are about nothing and are worth nothing
 * later.
 */
export const createGuesses = (): Guesses => {
  /** In the order in which somebody guessed at them last. */
  const tables = new Map<string, Map<number, Round>>();
  const tableOf = (fixtureId: string): Map<number, Round> => {
    const table = tables.get(fixtureId) ?? new Map<number, Round>();
    tables.delete(fixtureId);
    tables.set(fixtureId, table);
    for (const id of [...tables.keys()].slice(0, -GUESS.tables)) tables.delete(id);
    return table;
  };
  const roundOf = (fixtureId: string, number: number): Round => {
    const table = tableOf(fixtureId);
    const round = table.get(number) ?? { split: noGuesses, seq: 0, of: new Map<string, HandEnd>() };
    table.set(number, round);
    for (const old of [...table.keys()].sort((a, b) => a - b).slice(0, -GUESS.rounds)) table.delete(old);
    return round;
  };
  const shown = ({ split, seq, of }: Round, viewerId: string): Read => ({ split, seq, me: of.get(viewerId) ?? null });
  return {
    read: (fixtureId, number, viewerId) => {
      const round = tables.get(fixtureId)?.get(number);
      return round ? shown(round, viewerId) : { split: noGuesses, seq: 0, me: null };
    },
    put: (fixtureId, number, viewerId, guess) => {
      const round = roundOf(fixtureId, number);
      const before = round.of.get(viewerId) ?? null;
      if (before === null && guessers(round.split) >= GUESS.viewers) return null;
      if (before !== guess) {
        round.split = withGuess(round.split, before, guess);
        round.seq += 1;
        round.of.set(viewerId, guess);
      }
      return shown(round, viewerId);
    },
  };
};

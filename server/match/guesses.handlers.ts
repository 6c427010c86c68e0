import type { guesses as calls } from '#contract/http/guesses.ts';
import type { CasinoBoard } from '#domain/match/board/casino.ts';
import { addSplits, guessers, noGuesses, takesGuesses, type TableGuesses } from '#domain/match/board/guess.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { firstKnown } from '../shared/firstKnown.ts';
import type { MatchSource, View } from '../shared/matchSource.ts';
import { refused } from '../shared/refusal.ts';
import type { Guesses } from './guesses.ts';

/** What the stand guesses at tables. */
export const guessesHandlers = (sources: readonly MatchSource[], guesses: Guesses): AreaHandlers<typeof calls> => {
  const tableOf = async (fixtureId: string, { locale, now }: View): Promise<CasinoBoard | null> => {
    const overview = await firstKnown(sources, (source) => source.overview(fixtureId, { locale, now }));
    return overview?.board?.sport === 'casino' ? overview.board : null;
  };
  /** With the simulated viewers of a source that has some. */
  const counted = async (
    { fixtureId, board, round }: { readonly fixtureId: string; readonly board: CasinoBoard; readonly round: number },
    own: Pick<TableGuesses, 'split' | 'me' | 'seq'>,
    now: number,
  ): Promise<TableGuesses> => {
    const others =
      (await firstKnown(sources, async (source) => source.guesses?.(fixtureId, round, now) ?? null)) ?? noGuesses;
    return {
      ...{ round, open: takesGuesses(board, round), me: own.me },
      ...{ split: addSplits(own.split, others), seq: own.seq + guessers(others) },
    };
  };
  return {
    read: async ({ id, round }, context) => {
      const board = await tableOf(id, context);
      if (!board) return refused(404);
      const { viewer, now } = context;
      return counted({ fixtureId: id, board, round }, guesses.read(id, round, viewer.userId), now);
    },
    put: async ({ fixtureId, round, guess }, context) => {
      const board = await tableOf(fixtureId, context);
      if (!board) return refused(404);
      if (!takesGuesses(board, round)) return refused(409, { message: 'This hand is no longer guessed.' });
      const { viewer, now } = context;
      const own = guesses.put(fixtureId, round, viewer.userId, guess);
      return own ? counted({ fixtureId, board, round }, own, now) : refused(409, { message: 'No more are counted.' });
    },
  };
};

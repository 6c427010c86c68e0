import * as Schema from 'effect/Schema';
import { handEnds } from '#domain/match/board/casino.ts';
import type { TableGuesses } from '#domain/match/board/guess.ts';
import { call } from './call.ts';
import { Id, numberBetween } from './fields.ts';

const HandEnd = Schema.Literals(handEnds);
const GuessesWire = Schema.Struct({
  ...{ round: Schema.Int, open: Schema.Boolean, seq: Schema.Int },
  split: Schema.Struct({ banker: Schema.Int, player: Schema.Int, tie: Schema.Int }),
  me: Schema.NullOr(HandEnd),
}).annotate({ identifier: 'TableGuesses' });
GuessesWire satisfies Schema.Codec<TableGuesses, unknown>;

/** As many hands as an import takes. */
const MOST_ROUNDS = 100_000;

/** What viewers guess at casino tables: for fun, there is nothing to win and nothing to lose. Not in the specification. */
export const guesses = {
  read: call({
    method: 'GET',
    path: '/live/api/live/table-guess',
    about:
      'What viewers guess of one hand of a casino table, and what the calling viewer guessed. `seq` grows with each guess. 404 where there is no table, or it has not begun.',
    input: Schema.Struct({ id: Id, round: numberBetween(1, MOST_ROUNDS) }),
    data: GuessesWire,
    needs: 'guest',
    on401: 'allTokens',
  }),
  put: call({
    method: 'POST',
    path: '/live/api/live/table-guess-submit',
    about:
      'Guesses how the hand that comes will end. A viewer has one guess for each hand, which another one replaces; 409 once its first card is turned, and where no more are counted.',
    input: Schema.Struct({
      fixtureId: Id,
      round: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MOST_ROUNDS })),
      guess: HandEnd,
    }),
    data: GuessesWire,
    needs: 'guest',
    on401: 'allTokens',
  }),
};

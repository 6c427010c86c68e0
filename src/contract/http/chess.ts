import * as Schema from 'effect/Schema';
import { colourWishes, timeControls } from '#domain/games/chess/duel.ts';
import { isCode } from '#domain/handover/handover.ts';
import { call } from './call.ts';
import { DuelCardWire } from './chessShapes.ts';
import { Id, text } from './fields.ts';

const member = { needs: 'member', on401: 'allTokens', method: 'POST' } as const;
const at = '/other/api/game/chess';
const Game = Schema.Struct({ gameId: Schema.String });

/** GA-11: chess for two; what goes on in a game is told by its topic `game.{id}`. Not in the specification. */
export const chess = {
  list: call({
    needs: 'guest',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/list`,
    about: 'GA-11: the viewer’s own games, the latest first, and those that wait for anybody.',
    input: Schema.Struct({}),
    data: Schema.Struct({ mine: Schema.Array(DuelCardWire), seeks: Schema.Array(DuelCardWire) }),
  }),
  create: call({
    ...member,
    path: `${at}/create`,
    about:
      'GA-11: offers a game: its id is the code by which somebody comes in; `listed`: anybody may. 409 for a member with five that are not over, 503 if there are too many of all. A repeat gives the first answer.',
    input: Schema.Struct({
      control: Schema.Literals(timeControls),
      colour: Schema.Literals(colourWishes),
      listed: Schema.Boolean,
      clientId: Id,
    }),
    data: Game,
  }),
  join: call({
    ...member,
    path: `${at}/join`,
    about:
      'GA-11: sits down at a game that waits for somebody; one that has begun is answered too, to look on. 410 if there is none, 403 where one of the two has blocked the other.',
    input: Schema.Struct({ code: text(isCode, '#domain/handover/handover.ts', 'a code of six letters') }),
    data: Game,
  }),
};

import * as Schema from 'effect/Schema';
import { drawKinds, winKinds } from '#domain/games/chess/chess.ts';
import {
  duelNews,
  duelPhases,
  timeControls,
  type DuelEnding,
  type DuelEntry,
  type DuelState,
} from '#domain/games/chess/duel.ts';
import type { DuelCard } from '#domain/games/chess/duelCard.ts';
import { Instant } from './fields.ts';

const Side = Schema.Literals(['w', 'b']);
const SeatWire = Schema.Struct({
  userId: Schema.String,
  showName: Schema.String,
  awaySince: Schema.NullOr(Instant),
});
const EndingWire = Schema.Union([
  Schema.Struct({ kind: Schema.Literals(winKinds), winner: Side }),
  Schema.Struct({ kind: Schema.Literals([...drawKinds, 'aborted', 'unmet']) }),
]);
EndingWire satisfies Schema.Codec<DuelEnding, unknown>;

/** GA-11: a game of chess for two. */
export const DuelStateWire = Schema.Struct({
  gameId: Schema.String,
  control: Schema.Literals(timeControls),
  listed: Schema.Boolean,
  phase: Schema.Literals(duelPhases),
  host: SeatWire,
  guest: Schema.NullOr(SeatWire),
  hostSide: Schema.NullOr(Side),
  moves: Schema.String,
  clocks: Schema.NullOr(Schema.Struct({ w: Schema.Int, b: Schema.Int })),
  at: Instant,
  offer: Schema.NullOr(Side),
  offeredAt: Schema.Struct({ w: Schema.Int, b: Schema.Int }),
  rematch: Schema.NullOr(Side),
  ending: Schema.NullOr(EndingWire),
  next: Schema.NullOr(Schema.String),
});
DuelStateWire satisfies Schema.Codec<DuelState, unknown>;

/** News of a game, with how all of it is since then. */
export const DuelEntryWire = Schema.Struct({
  kind: Schema.Literal('duel'),
  ts: Instant,
  cmd: Schema.Literals(duelNews),
  ...DuelStateWire.fields,
});
DuelEntryWire satisfies Schema.Codec<DuelEntry, unknown>;

export const DuelCardWire = Schema.Struct({
  gameId: Schema.String,
  control: Schema.Literals(timeControls),
  phase: Schema.Literals(duelPhases),
  host: Schema.String,
  guest: Schema.NullOr(Schema.String),
  hostSide: Schema.NullOr(Side),
  mySide: Schema.NullOr(Side),
  plies: Schema.Int,
  ending: Schema.NullOr(EndingWire),
}).annotate({ identifier: 'ChessGameCard' });
DuelCardWire satisfies Schema.Codec<DuelCard, unknown>;

import * as Schema from 'effect/Schema';
import {
  gameControls,
  gameMay,
  gameTags,
  orientations,
  padKeys,
  type Game,
  type GameCard,
  type GameSave,
  type Leaderboard,
  type PlayedGame,
  type SaveAnswer,
  type ScoreAnswer,
  type ScoreRow,
} from '#domain/games/game.ts';
import { Instant } from './fields.ts';
import { UserWire } from './shapes.ts';

export const GameCardWire = Schema.Struct({
  gameId: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  about: Schema.String,
  cover: Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int }),
  tags: Schema.Array(Schema.Literals(gameTags)),
  controls: Schema.Array(Schema.Literals(gameControls)),
  minutes: Schema.Int,
  rating: Schema.Struct({ avg: Schema.Finite, n: Schema.Int }),
  counters: Schema.Struct({ plays: Schema.Int }),
}).annotate({ identifier: 'GameCard' });

export const GameWire = Schema.Struct({
  ...GameCardWire.fields,
  orientation: Schema.Literals(orientations),
  aspect: Schema.String,
  stage: Schema.Literals(['frame', 'board']),
  entryUrl: Schema.String,
  sandbox: Schema.Array(Schema.String),
  saves: Schema.Boolean,
  leaderboard: Schema.NullOr(
    Schema.Struct({
      kind: Schema.Literals(['high']),
      reset: Schema.Literals(['daily']),
      checked: Schema.Boolean,
    }),
  ),
  legend: Schema.Array(Schema.Struct({ keys: Schema.Array(Schema.String), label: Schema.String })),
  pad: Schema.Array(
    Schema.Struct({
      key: Schema.Literals(padKeys),
      label: Schema.String,
    }),
  ),
  publisher: Schema.String,
  license: Schema.String,
  may: Schema.NullOr(Schema.Array(Schema.Literals(gameMay))),
  similar: Schema.Array(GameCardWire),
}).annotate({ identifier: 'Game' });

export const PlayedGameWire = Schema.Struct({
  gameId: Schema.String,
  game: Schema.NullOr(GameCardWire),
  playedMs: Schema.Int,
  lastPlayedAt: Instant,
}).annotate({ identifier: 'PlayedGame' });

export const GameSaveWire = Schema.Struct({
  rev: Schema.Int,
  data: Schema.String,
  savedTs: Instant,
}).annotate({ identifier: 'GameSave' });
export const SaveAnswerWire = Schema.Struct({ rev: Schema.Int, conflict: Schema.NullOr(GameSaveWire) });

const ScoreRowWire = Schema.Struct({
  place: Schema.Int,
  user: UserWire,
  value: Schema.Int,
  checked: Schema.Boolean,
}).annotate({ identifier: 'ScoreRow' });
export const LeaderboardWire = Schema.Struct({
  rows: Schema.Array(ScoreRowWire),
  me: Schema.NullOr(ScoreRowWire),
  resetsAt: Schema.NullOr(Instant),
}).annotate({ identifier: 'Leaderboard' });
export const ScoreAnswerWire = Schema.Struct({
  value: Schema.Int,
  checked: Schema.Boolean,
  best: Schema.Int,
  place: Schema.Int,
});

GameCardWire satisfies Schema.Codec<GameCard, unknown>;
GameWire satisfies Schema.Codec<Game, unknown>;
PlayedGameWire satisfies Schema.Codec<PlayedGame, unknown>;
GameSaveWire satisfies Schema.Codec<GameSave, unknown>;
SaveAnswerWire satisfies Schema.Codec<SaveAnswer, unknown>;
ScoreRowWire satisfies Schema.Codec<ScoreRow, unknown>;
LeaderboardWire satisfies Schema.Codec<Leaderboard, unknown>;
ScoreAnswerWire satisfies Schema.Codec<ScoreAnswer, unknown>;

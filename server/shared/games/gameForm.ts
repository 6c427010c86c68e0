import * as Schema from 'effect/Schema';
import { gameControls, gameMay, gameTags, orientations, padKeys } from '#domain/games/game.ts';

const Words = Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String });

/** What the table of operators' games keeps as JSON: written by the import, read by the catalogue. */
export const GameForm = Schema.Struct({
  name: Words,
  about: Words,
  tags: Schema.Array(Schema.Literals(gameTags)),
  controls: Schema.Array(Schema.Literals(gameControls)),
  minutes: Schema.Int,
  orientation: Schema.Literals(orientations),
  aspect: Schema.String,
  saves: Schema.Boolean,
  scores: Schema.Boolean,
  legend: Schema.Array(Schema.Struct({ keys: Schema.Array(Schema.String), label: Words })),
  pad: Schema.Array(Schema.Struct({ key: Schema.Literals(padKeys), label: Words })),
  publisher: Schema.String,
  license: Schema.String,
  /** The page that is framed, and its picture, as paths in the folder. */
  entry: Schema.String,
  cover: Schema.NullOr(Schema.String),
  may: Schema.Array(Schema.Literals(gameMay)),
  /** The folder of its files, named by a hash of its content. */
  folder: Schema.String,
  addedTs: Schema.Int,
});
export type GameForm = typeof GameForm.Type;

import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import { shortText } from '#contract/http/fields.ts';
import { GAME_ID, gameControls, gameMay, gameTags, orientations, padKeys } from '#domain/games/game.ts';
import { slug } from '#domain/shared/slug.ts';
import type { GameForm } from '../../shared/games/gameForm.ts';
import { wordsOf } from '../../shared/words.ts';
import { invalidFields } from '../../http/invalid.ts';
import { Named, text } from '../importFields.ts';
import { readLinedJson } from '../jsonLines.ts';

const GameId = text((value) => GAME_ID.test(value), 'an id of 1 to 48 small letters, digits and -');
const Path = text(
  (value) => /^[^\\:?#%\0]{1,200}$/u.test(value) && !value.startsWith('/') && !value.split('/').includes('..'),
  'the path of a file of the game',
);
const Aspect = text((value) => /^[1-9]\d?:[1-9]\d?$/u.test(value), 'a width to a height such as 4:3');
/** A label may be empty: then an arrow stands there. */
const Label = Schema.Union([
  Schema.String.check(Schema.isMaxLength(40)),
  Schema.Struct({ vi: shortText(40), en: shortText(40), zh: shortText(40) }),
]);
const some = <S extends Schema.Top>(schema: S, most: number) =>
  Schema.optionalKey(Schema.Array(schema).check(Schema.isMaxLength(most)));

/** The file `game.json`; see docs/import-games.md. */
const Manifest = Schema.Struct({
  gameId: GameId,
  name: Named,
  about: Schema.optionalKey(Named),
  entry: Schema.optionalKey(Path),
  cover: Schema.optionalKey(Path),
  tags: some(Schema.Literals(gameTags), gameTags.length),
  controls: some(Schema.Literals(gameControls), gameControls.length),
  minutes: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 240 }))),
  orientation: Schema.optionalKey(Schema.Literals(orientations)),
  aspect: Schema.optionalKey(Aspect),
  saves: Schema.optionalKey(Schema.Boolean),
  scores: Schema.optionalKey(Schema.Boolean),
  legend: some(
    Schema.Struct({
      keys: Schema.Array(shortText(20)).check(Schema.isMinLength(1), Schema.isMaxLength(6)),
      label: Label,
    }),
    12,
  ),
  pad: some(Schema.Struct({ key: Schema.Literals(padKeys), label: Label }), padKeys.length),
  publisher: Schema.optionalKey(shortText(120)),
  license: Schema.optionalKey(shortText(120)),
  may: some(Schema.Literals(gameMay), gameMay.length),
});
type Manifest = typeof Manifest.Type;
const decode = Schema.decodeUnknownResult(Manifest, { onExcessProperty: 'error', errors: 'all' });

/** A game as its manifest tells it, before its files are known. */
export interface ToldGame {
  readonly gameId: string;
  readonly form: Omit<GameForm, 'folder' | 'addedTs'>;
}
export interface ManifestFault {
  readonly line: number;
  readonly reason: string;
}

const toldBy = ({ gameId, name, about, legend = [], pad = [], ...told }: Manifest): ToldGame => ({
  gameId,
  form: {
    ...{ name: wordsOf(name), about: wordsOf(about ?? '') },
    ...{ tags: told.tags ?? [], controls: told.controls ?? ['keyboard', 'mouse'], minutes: told.minutes ?? 5 },
    ...{ orientation: told.orientation ?? 'any', aspect: told.aspect ?? '4:3' },
    ...{ saves: told.saves ?? true, scores: told.scores ?? false },
    legend: legend.map(({ keys, label }) => ({ keys, label: wordsOf(label) })),
    pad: pad.map(({ key, label }) => ({ key, label: wordsOf(label) })),
    ...{ publisher: told.publisher ?? '', license: told.license ?? '' },
    ...{ entry: told.entry ?? 'index.html', cover: told.cover ?? null, may: told.may ?? [] },
  },
});

/** Reads a manifest; what is wrong with it, field by field, if anything is. */
export const readManifest = (json: string): ToldGame | readonly ManifestFault[] => {
  const read = readLinedJson(json.replace(/^\uFEFF/u, ''));
  if ('reason' in read) return [{ line: read.line, reason: `is not JSON: ${read.reason}` }];
  const decoded = decode(read.value);
  if (Result.isSuccess(decoded)) return toldBy(decoded.success);
  return Object.entries(invalidFields(decoded.failure.issue)).map(([field, reason]) => ({
    line: read.lineOf(field === 'body' ? '' : field),
    reason: `${field === 'body' ? '' : `${field} `}${reason === 'must be no excess property' ? 'is not a field of this file' : reason}`,
  }));
};

/** Whether a file named `game.json` is a manifest, not the data of a game. */
export const isManifest = (json: string): boolean => /"gameId"\s*:/u.test(json);

/** What a page without a manifest is called, and what it is allowed: everything but code made of text. */
export const toldByPage = (entry: string, title: string | null, named: string): ToldGame => {
  const name = title ?? named;
  return {
    gameId: (slug(name) || slug(named) || 'game').slice(0, 48).replace(/-+$/u, ''),
    form: {
      ...{ name: wordsOf(name.slice(0, 120)), about: wordsOf('') },
      ...{ tags: [], controls: ['keyboard', 'mouse'], minutes: 5, orientation: 'any', aspect: '4:3' },
      ...{ saves: true, scores: false, legend: [], pad: [], publisher: '', license: '' },
      ...{ entry, cover: null, may: ['inline', 'data', 'files'] },
    },
  };
};

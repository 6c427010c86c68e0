import * as Schema from 'effect/Schema';
import type { WordsKind } from '#domain/door/kinds.ts';
import { isLocale } from '#domain/locale/locale.ts';
import { isLinkToken } from '#domain/routing/linkToken.ts';
import { isRoomId } from '#domain/shared/ids.ts';
import { CURSOR, MATCH_CURSOR } from '#domain/shared/slice.ts';
import { isDay, isZone } from '#domain/shared/zone.ts';
import type { Spoilable } from '#domain/spoiler/spoilable.ts';

/** A check by a function of the domain. Code generated for browsers imports the function from `from` by its name. */
export const text = (holds: (value: string) => boolean, from: `#domain/${string}`, expected: string) =>
  Schema.String.check(
    Schema.makeFilter((value: string) => holds(value) || expected, {
      representation: { id: 'domain/rule', payload: { name: holds.name, from, expected } },
    }),
  );

/** What the door is told of a text that somebody writes (`words`). */
export interface WordsNote {
  readonly kind: WordsKind;
  /** Most graphemes; absent where only the schema counts. */
  readonly most?: number;
}
/** The annotation of a schema by which the origin finds what the door judges. */
export const WORDS = 'door/words';

/**
 * What others read of somebody: the door judges it before the call's handler sees it, and its refusal names the field. On
 * a list of spans it judges their texts as one.
 */
export const words = <S extends Schema.Top>(note: WordsNote, schema: S): S['Rebuild'] =>
  schema.annotate({ [WORDS]: note });

/** An emoji or a letter with its marks has several code points and is one to people. */
const MOST_CODE_POINTS = 8;
/** Non-empty text that others read, of at most `most` characters as people see them. */
export const seenText = (kind: WordsKind, most: number) =>
  words({ kind, most }, Schema.String.check(Schema.isBetweenCodePoints(1, most * MOST_CODE_POINTS)));

/** Non-empty text of at most `most` characters (code points). */
export const shortText = (most: number) => Schema.String.check(Schema.isBetweenCodePoints(1, most));

export const Id = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,64}$/u));
/** Ids with commas between them, at most 30. */
export const IdsText = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,29}$/u));
export const RoomId = text(isRoomId, '#domain/shared/ids.ts', 'a room id of letters and digits');
export const DayText = text(isDay, '#domain/shared/zone.ts', 'a day as YYYY-MM-DD');
export const ZoneText = text(isZone, '#domain/shared/zone.ts', 'an IANA time zone');
export const LocaleText = text(isLocale, '#domain/locale/locale.ts', 'one of vi, en, zh');
export const LinkToken = text(
  isLinkToken,
  '#domain/routing/linkToken.ts',
  'a token of 22 to 64 letters, digits, - and _',
);
/** An integer in a query. */
export const numberBetween = (minimum: number, maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum }));
/** Epoch milliseconds in a query. */
export const moment = () => numberBetween(0, 8_640_000_000_000_000);
/** Position in a list: the `next` of the previous slice, unchanged. */
export const Cursor = Schema.String.check(Schema.isPattern(CURSOR));
/** Position in a list of matches, of which some are older than 1970. */
export const MatchCursor = Schema.String.check(Schema.isPattern(MATCH_CURSOR));
const sliceFields = <A extends Schema.Top>(item: A) => ({
  list: Schema.Array(item),
  next: Schema.NullOr(Schema.String),
  newest: Schema.optionalKey(Schema.String),
});
/** Part of a list. The total costs a query of its own, so only `countedSlice` has it, for lists that show it. */
export const slice = <A extends Schema.Top>(item: A) => Schema.Struct(sliceFields(item));
export const countedSlice = <A extends Schema.Top>(item: A) =>
  Schema.Struct({ ...sliceFields(item), total: Schema.Int });
/** Epoch milliseconds. */
export const Instant = Schema.Int;
/** A value of a facet, as it stands in addresses, with the name that is shown. */
export const NamedWire = Schema.Struct({ value: Schema.String, name: Schema.String });
/** A picture with its size in pixels. */
export const ImageWire = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int });

/** B2: what may give a result away. Only its type changes: who decodes it cannot read it without `reveal`. */
export const spoilable = <A, I>(schema: Schema.Codec<A, I>): Schema.Codec<Spoilable<A>, I> =>
  schema as unknown as Schema.Codec<Spoilable<A>, I>;

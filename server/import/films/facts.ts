import * as Schema from 'effect/Schema';
import { ADDRESS_MAX } from '#domain/films/filmIds.ts';
import { segmentTypes } from '#domain/films/timeline.ts';
import { Name, Named } from '../importFields.ts';

/** What stands beside a file of a film, show or episode: out of an NFO or a JSON. All of it is optional. */
const Seconds = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 360_000 }));
const Text = Schema.String.check(Schema.isBetweenCodePoints(1, 4000));
const Story = Schema.Union([Text, Schema.Struct({ vi: Text, en: Text, zh: Text })]);
const few = <A extends Schema.Top>(of: A) => Schema.optionalKey(Schema.Array(of).check(Schema.isMaxLength(60)));
const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }));

export const FactsFile = Schema.Struct({
  /** The end of its address, instead of one of its name and year. */
  address: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), Schema.isMaxLength(ADDRESS_MAX)),
  ),
  title: Schema.optionalKey(Named),
  originalTitle: Schema.optionalKey(Name),
  tagline: Schema.optionalKey(Story),
  synopsis: Schema.optionalKey(Story),
  year: Schema.optionalKey(whole(1880, 2100)),
  season: Schema.optionalKey(whole(0, 9999)),
  episode: Schema.optionalKey(whole(0, 9999)),
  aired: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u))),
  genres: few(Name),
  /** ISO 3166-1 alpha-2. */
  countries: few(Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/u))),
  ageRating: Schema.optionalKey(Name),
  directors: few(Name),
  cast: few(Schema.Struct({ name: Name, role: Schema.optionalKey(Named) })),
  licence: Schema.optionalKey(Name),
  credit: Schema.optionalKey(Name),
  durationSec: Schema.optionalKey(Seconds),
  chapters: few(Schema.Struct({ from: Seconds, title: Named })),
  segments: few(Schema.Struct({ type: Schema.Literals(segmentTypes), from: Seconds, to: Seconds })),
});
export type Facts = typeof FactsFile.Type;

import * as Schema from 'effect/Schema';
import { isZone } from '#domain/shared/zone.ts';
import { slug } from '#domain/shared/slug.ts';
import type { LinedJson } from '../jsonLines.ts';
import { nameFault } from './checks.ts';
import type { ParsedClub, ParsedCompetition, ParsedFile, ParsedNation } from './parsed.ts';
import { readRecords } from './records.ts';

const optional = Schema.optionalKey;
const Text = optional(Schema.NullOr(Schema.String));
const Colour = optional(Schema.NullOr(Schema.String.check(Schema.isPattern(/^#[0-9a-fA-F]{6}$/))));

const Club = Schema.Struct({
  name: Schema.String,
  leagues: optional(Schema.NullOr(Schema.Array(Schema.String))),
  country: Text,
  city: Text,
  founded: optional(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1800, maximum: 2100 })))),
  ground: Text,
  aliases: optional(Schema.NullOr(Schema.Array(Schema.String))),
  primary: Colour,
  secondary: Colour,
});
const decodeClub = Schema.decodeUnknownResult(Club);

const clubOf = ({ name, leagues, country, city, founded, ground, aliases, primary, secondary }: typeof Club.Type) => ({
  name: name.trim(),
  aliases: (aliases ?? []).filter((alias) => nameFault(alias) === null),
  leagues: leagues ?? [],
  ...(country && { country }),
  ...(city && { city }),
  ...(founded && { founded }),
  ...(ground && { ground }),
  ...(primary && secondary && { colours: [primary.toLowerCase(), secondary.toLowerCase()] as const }),
});

/** Clubs with their aliases, cities, grounds and colours; the colours' own list has only those. */
export const parseClubs = (json: LinedJson, path: string, list: readonly unknown[]): ParsedFile => {
  const { taken, aside } = readRecords<typeof Club.Type, ParsedClub>(json, path, list, decodeClub, (wire, line) => {
    const fault = nameFault(wire.name);
    return fault ? { reason: fault } : { value: { line, ...clubOf(wire) } };
  });
  return { kind: 'clubs', clubs: taken, aside };
};

const Nation = Schema.Struct({
  fifa: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/)),
  flag: Schema.String.check(Schema.isPattern(/^[a-z]{2}(-[a-z]{3})?$/)),
  vi: Schema.String,
  en: Schema.String,
  zh: Schema.String,
  ofName: Text,
  aliases: optional(Schema.NullOr(Schema.Array(Schema.String))),
});
const decodeNation = Schema.decodeUnknownResult(Nation);

/** National teams by FIFA's code, with their names in three languages. */
export const parseNations = (json: LinedJson, list: readonly unknown[]): ParsedFile => {
  const { taken, aside } = readRecords<typeof Nation.Type, ParsedNation>(json, '', list, decodeNation, (wire, line) => {
    const { fifa, flag, vi, en, zh, ofName, aliases } = wire;
    const fault = nameFault(vi) ?? nameFault(en) ?? nameFault(zh);
    if (fault) return { reason: fault };
    return {
      value: { line, fifa, flag, names: { vi, en, zh }, aliases: [...(ofName ? [ofName] : []), ...(aliases ?? [])] },
    };
  });
  return { kind: 'nations', nations: taken, aside };
};

const Competition = Schema.Struct({
  code: Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9.-]{0,40}$/)),
  vi: Schema.String,
  en: Schema.String,
  zh: Schema.String,
  flag: Schema.String,
  tz: Text,
  slug: Text,
  type: Schema.Literals(['league', 'cup', 'friendly', 'friendlies']),
});
const decodeCompetition = Schema.decodeUnknownResult(Competition);

/** Competitions by their codes, with names, addresses and zones. */
export const parseCompetitions = (json: LinedJson, list: readonly unknown[]): ParsedFile => {
  const { taken, aside } = readRecords<typeof Competition.Type, ParsedCompetition>(
    json,
    '',
    list,
    decodeCompetition,
    ({ code, vi, en, zh, flag, tz, slug: told, type }, line) => {
      const fault = nameFault(vi) ?? nameFault(en) ?? nameFault(zh);
      if (fault) return { reason: fault };
      if (tz && !isZone(tz)) return { reason: `has the unknown zone ${tz}` };
      return {
        value: {
          ...{ line, code, names: { vi, en, zh }, slug: slug(told || en), flag },
          type: type === 'friendly' ? 'friendlies' : type,
          ...(tz && { tz }),
        },
      };
    },
  );
  return { kind: 'competitions', competitions: taken, aside };
};

import * as Schema from 'effect/Schema';
import { positions } from '#domain/football/matchData.ts';
import type { LinedJson } from '../jsonLines.ts';
import { isMatchDay, nameFault } from './checks.ts';
import type { Aside, ParsedFile, ParsedSquadPlayer, ParsedSquads, ParsedStadium } from './parsed.ts';
import { readRecords } from './records.ts';

const optional = Schema.optionalKey;
const Text = optional(Schema.NullOr(Schema.String));

const Player = Schema.Struct({
  no: optional(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 })))),
  number: optional(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 })))),
  pos: Schema.Literals(positions),
  name: Schema.String,
  dob: Text,
  date_of_birth: Text,
  club: optional(Schema.NullOr(Schema.Union([Schema.String, Schema.Struct({ name: Schema.String })]))),
});
const decodePlayer = Schema.decodeUnknownResult(Player);
const Squad = Schema.Struct({
  name: Schema.String,
  fifa_code: Text,
  players: Schema.Array(Schema.Unknown),
});
const decodeSquad = Schema.decodeUnknownResult(Squad);

/** A day of birth in the form YYYY-MM-DD; null if there is no such day. */
const birthDay = (text: string): string | null => {
  const day = text.replaceAll('/', '-');
  return isMatchDay(day) ? day : null;
};

/** Squads with numbers, positions, days of birth and clubs. */
export const parseSquads = (json: LinedJson, list: readonly unknown[]): ParsedFile => {
  const players: Aside[] = [];
  const { taken, aside } = readRecords<typeof Squad.Type, ParsedSquads['squads'][number]>(
    json,
    '',
    list,
    decodeSquad,
    (squad, line, path) => {
      const fault = nameFault(squad.name);
      if (fault) return { reason: fault };
      const own = readRecords<typeof Player.Type, ParsedSquadPlayer>(
        json,
        `${path}.players`,
        squad.players,
        decodePlayer,
        (wire, playerLine) => {
          const told = wire.dob ?? wire.date_of_birth;
          const birthDate = told ? birthDay(told) : undefined;
          const wrong = nameFault(wire.name) ?? (birthDate === null ? `was born on the impossible day ${told}` : null);
          if (wrong) return { reason: wrong };
          const club = typeof wire.club === 'object' ? wire.club?.name : wire.club;
          return {
            value: {
              ...{ line: playerLine, name: wire.name.trim(), number: wire.no ?? wire.number ?? null, pos: wire.pos },
              ...(birthDate && { birthDate }),
              ...(club && { club }),
            },
          };
        },
      );
      players.push(...own.aside);
      const team = { name: squad.name.trim(), ...(squad.fifa_code && { code: squad.fifa_code }) };
      return { value: { line, team, players: own.taken } };
    },
  );
  return { kind: 'squads', squads: taken, aside: [...aside, ...players] };
};

const Stadium = Schema.Struct({
  name: Schema.String,
  city: Text,
  cc: Text,
  capacity: optional(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 500_000 })))),
  latlon: optional(
    Schema.NullOr(
      Schema.Tuple([
        Schema.Number.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
        Schema.Number.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
      ]),
    ),
  ),
});
const decodeStadium = Schema.decodeUnknownResult(Stadium);

/** Grounds with their cities, capacities and where they are. */
export const parseStadiums = (json: LinedJson, path: string, list: readonly unknown[]): ParsedFile => {
  const { taken, aside } = readRecords<typeof Stadium.Type, ParsedStadium>(
    json,
    path,
    list,
    decodeStadium,
    ({ name, city, cc, capacity, latlon }, line) => {
      const fault = nameFault(name);
      if (fault) return { reason: fault };
      return {
        value: {
          ...{ line, name: name.trim() },
          ...(city && { city }),
          ...(cc && { country: cc.toLowerCase() }),
          ...(capacity && { capacity }),
          ...(latlon && { geo: { lat: latlon[0], lon: latlon[1] } }),
        },
      };
    },
  );
  return { kind: 'stadiums', stadiums: taken, aside };
};

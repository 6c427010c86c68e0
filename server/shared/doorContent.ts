import * as Schema from 'effect/Schema';
import { shortText } from '#contract/http/fields.ts';
import type { DoorContent } from '#domain/door/judge.ts';
import { isPictureHash } from '#domain/door/pictureHash.ts';

const some = <A extends Schema.Top>(item: A, most: number) =>
  Schema.Array(item).check(Schema.makeFilter((all) => all.length <= most || `a list of at most ${most}`));
const whole = (minimum: number, maximum: number) =>
  Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum, maximum })));
const share = Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 })));
const Host = Schema.String.check(
  Schema.makeFilter(
    (host: string) => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(host) || 'a host such as khandai.example',
  ),
);
const Hash = Schema.String.check(
  Schema.makeFilter(
    (hash: string) => isPictureHash(hash) || '64 hexadecimal digits, as npm run door -- hash prints them',
  ),
);
const rule = <F extends Schema.Struct.Fields>(fields: F) => Schema.optionalKey(Schema.NullOr(Schema.Struct(fields)));
const PaceWire = Schema.optionalKey(
  Schema.Struct({
    burst: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 })),
    everySec: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 86_400 })),
  }),
);

/** The operator's rules of the door (`door` of portal.json); a rule that is null does not apply. */
export const DoorWire = Schema.Struct({
  words: Schema.optionalKey(some(shortText(200), 10_000)),
  hashes: Schema.optionalKey(some(Hash, 100_000)),
  rules: Schema.optionalKey(
    Schema.Struct({
      links: rule({ afterDays: whole(0, 3650), hosts: Schema.optionalKey(some(Host, 200)) }),
      pace: rule({ underHours: whole(0, 87_600), talk: PaceWire, post: PaceWire }),
      repeats: rule({ withinSec: whole(1, 86_400), most: whole(1, 1000), shortMost: whole(1, 1000), likeness: share }),
      crowd: rule({ withinSec: whole(1, 86_400), most: whole(1, 1000), underDays: whole(0, 3650) }),
      flood: rule({ run: whole(2, 500), words: whole(2, 500), lines: whole(2, 500), mentions: whole(0, 500) }),
      pictures: rule({ bitsApart: whole(0, 96) }),
    }),
  ),
});
DoorWire satisfies Schema.Codec<DoorContent, unknown>;

import * as Schema from 'effect/Schema';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { isLocale } from '#domain/locale/locale.ts';
import { isRoomId } from '#domain/shared/ids.ts';
import { isDay, isZone } from '#domain/shared/zone.ts';

const text = (holds: (value: string) => boolean, expected: string) =>
  Schema.String.check(Schema.makeFilter((value: string) => holds(value) || expected));

/** Text of at most so many characters (code points), not empty. */
export const shortText = (most: number) => Schema.String.check(Schema.isBetweenCodePoints(1, most));

export const Id = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,64}$/));
export const RoomId = text(isRoomId, 'a room id of letters and digits');
export const DayText = text(isDay, 'a day as YYYY-MM-DD');
export const ZoneText = text(isZone, 'an IANA time zone');
export const LocaleText = text(isLocale, 'one of vi, en, zh');
export const Email = Schema.String.check(
  Schema.isPattern(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/),
  Schema.isMaxLength(254),
);
export const PhoneNumber = Schema.String.check(Schema.isPattern(/^\+?[\d\s().-]{6,24}$/));
/** What the member typed; whether it has the right form is the handler's to say, so that it can say which rule. */
export const TypedUsername = shortText(64);
export const TypedPassword = Schema.String.check(Schema.isBetweenCodePoints(1, 1024));
export const Username = Schema.String.check(Schema.isPattern(/^[a-z0-9._]{3,32}$/));
export const Password = Schema.String.check(
  Schema.isBetweenCodePoints(CREDENTIALS.passwordMin, CREDENTIALS.passwordMax),
);
export const Nickname = shortText(CREDENTIALS.nicknameMax).check(
  Schema.makeFilter((value: string) => /\S/.test(value) || 'a name that can be seen'),
);
/** A whole number in a query. */
export const numberBetween = (minimum: number, maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum }));
export const OpaqueToken = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9._~-]{1,512}$/));
/** Epoch milliseconds. */
export const Instant = Schema.Int;

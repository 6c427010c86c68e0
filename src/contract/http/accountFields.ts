import * as Schema from 'effect/Schema';
import { CONTACTS } from '#domain/auth/contacts.ts';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { SEEN } from '#domain/auth/displayName.ts';
import { shortText, words } from './fields.ts';

/** A mail address or phone number as typed. The handler validates it, so that it can answer what is wrong. */
export const TypedContact = shortText(CONTACTS.mailMax);
export const Code = Schema.String.check(Schema.isPattern(/^\d{6}$/u));
/** Input as the member typed it. The handler validates it, so that it can answer which rule was broken. */
export const TypedUsername = shortText(64);
export const TypedPassword = Schema.String.check(Schema.isBetweenCodePoints(1, 1024));
export const Username = words({ kind: 'name' }, Schema.String.check(Schema.isPattern(/^[a-z0-9._]{3,32}$/u)));
export const Password = Schema.String.check(
  Schema.isBetweenCodePoints(CREDENTIALS.passwordMin, CREDENTIALS.passwordMax),
);
export const Nickname = words(
  { kind: 'name', most: CREDENTIALS.nicknameMax },
  shortText(CREDENTIALS.nicknameMax * 8).check(Schema.isPattern(SEEN, { expected: 'a name that can be seen' })),
);
export const OpaqueToken = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9._~-]{1,512}$/u));

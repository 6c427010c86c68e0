import * as Schema from 'effect/Schema';
import { shortText } from '#contract/http/fields.ts';

export const text = (holds: (value: string) => boolean, expected: string) =>
  Schema.String.check(Schema.makeFilter((value: string) => holds(value) || expected));

export const Id = text((value) => /^[A-Za-z0-9_-]{1,64}$/.test(value), 'an id of 1 to 64 letters, digits, - or _');
export const Name = shortText(120);
/** One text for all languages, or one for each. */
export const Named = Schema.Union([Name, Schema.Struct({ vi: Name, en: Name, zh: Name })]);

const isAddress = (value: string): boolean =>
  /^\/(?!\/)[^\s]*$/.test(value) || (/^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value));
export const Address = text(isAddress, 'an address that begins with https://, http:// or /');
export const Colour = text((value) => /^#[0-9a-fA-F]{6}$/.test(value), 'a colour such as #1c3f8f');
/** A zone is required: without one, the time would depend on the machine. */
export const Time = text(
  (value) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(value) && Number.isFinite(Date.parse(value)),
  'a time with its zone such as 2026-12-01T19:15:00+07:00',
);

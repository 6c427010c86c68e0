import * as Schema from 'effect/Schema';
import type { Parcel } from '../shared/post.ts';

const Text = Schema.String;
const Letter = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('code'),
    purpose: Schema.Literals(['register', 'contact', 'reset']),
    code: Text,
    account: Schema.NullOr(Text),
  }),
  Schema.Struct({ kind: Schema.Literal('passwordChanged'), account: Text }),
  Schema.Struct({ kind: Schema.Literal('contactChanged'), account: Text }),
  Schema.Struct({ kind: Schema.Literal('deletionAsked'), account: Text, eraseAt: Schema.Int, address: Text }),
  Schema.Struct({ kind: Schema.Literal('deletionCalledOff'), account: Text }),
  Schema.Struct({ kind: Schema.Literal('answer'), account: Schema.Null, question: Text, answer: Text }),
  Schema.Struct({ kind: Schema.Literal('message'), account: Text, title: Text, body: Text, endAt: Text }),
]);
const Stored = Schema.fromJsonString(
  Schema.NullOr(
    Schema.Struct({
      to: Schema.Struct({ channel: Schema.Literals(['mail', 'sms']), value: Text }),
      locale: Schema.Literals(['vi', 'en', 'zh']),
      letter: Letter,
    }),
  ),
);

/** A parcel for nobody is about as long as a letter with a code, so that storing it takes the same time. */
const nobodys = `null${' '.repeat(146)}`;

/** A parcel as text, for storage until delivery; null for a parcel to nobody. */
export const parcelText = (parcel: Parcel | null): string => (parcel === null ? nobodys : JSON.stringify(parcel));

/** Throws if the text is not a parcel. */
export const readParcel: (text: string) => Parcel | null = Schema.decodeUnknownSync(Stored);

import * as Option from 'effect/Option';
import * as Schema from 'effect/Schema';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { inboxTypes, type InboxType } from '#domain/settings/settings.ts';
import { createSigner } from '../shared/signed.ts';

/** The member and type of mail that a token unsubscribes. It never expires: the link in an old mail has to work too. */
export interface MailEnd {
  readonly userId: string;
  readonly type: InboxType;
}

export interface MailEnds {
  /** The address of the page to unsubscribe, in that language. */
  readonly address: (end: MailEnd, locale: Locale) => string;
  /** Null for a token that is not ours or was altered. */
  readonly read: (token: string) => MailEnd | null;
}

const readClaims = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ sub: Schema.String, end: Schema.Literals(inboxTypes) })),
);

/** `site` is where the portal can be reached, without a trailing slash. */
export const createMailEnds = (key: Buffer, site: string): MailEnds => {
  const signer = createSigner(key);
  return {
    address: ({ userId, type }, locale) => {
      const token = signer.sign({ sub: userId, end: type });
      return site + localePath(locale, hrefOf('mailEnd', { token }));
    },
    read: (token) => {
      const claims = Option.getOrNull(readClaims(signer.open(token)));
      return claims && { userId: claims.sub, type: claims.end };
    },
  };
};

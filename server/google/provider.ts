import * as Cache from 'effect/Cache';
import * as Data from 'effect/Data';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import type { Configuration, IDToken } from 'openid-client';
import type { GoogleConfig } from '../config.ts';
import type { Identity } from './google.store.ts';

/** The provider's claims about a person who signed in there. */
export interface Claims extends Identity {
  /** Null if there is none that the provider has verified. */
  readonly email: string | null;
  readonly name: string | null;
}
/** The secrets of one sign-in flow; each is 256 bits of base64url. */
export interface WaySecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}
export interface Return {
  readonly code: string;
  /** The issuer in the response (RFC 9207), if there is one. */
  readonly iss: string | null;
}

/** An external provider that signs people in; its promises never reject. */
export interface Provider {
  /** The URL to redirect to; null if the provider cannot be reached. `language` is a BCP 47 tag. */
  readonly addressFor: (secrets: WaySecrets, redirectUri: string, language: string) => Promise<string | null>;
  /** Redeems a code; `refused` if the provider refuses it or its response fails a check. */
  readonly redeem: (
    secrets: WaySecrets,
    redirectUri: string,
    answer: Return,
  ) => Promise<Claims | 'refused' | 'unreachable'>;
}

/** The provider refused, or its response failed a check. */
class Refused extends Data.TaggedError('Refused')<{ readonly why: string }> {}
/** The provider cannot be reached, or its response violates the protocol: worth another attempt. */
class Unreachable extends Data.TaggedError('Unreachable')<{ readonly why: string }> {}

/** The provider's calls as Effect programs; `why` of a failure is short and contains no text from the provider. */
export interface ProviderPrograms {
  readonly addressFor: (
    secrets: WaySecrets,
    redirectUri: string,
    language: string,
  ) => Effect.Effect<string, Unreachable>;
  readonly redeem: (
    secrets: WaySecrets,
    redirectUri: string,
    answer: Return,
  ) => Effect.Effect<Claims, Refused | Unreachable>;
}

const TIMEOUT_S = 8;

/** Loaded at the first sign-in by Google. */
const library = Effect.promise(() => import('openid-client'));

/** OpenID Connect with PKCE, state and nonce, item 17. The provider's metadata is fetched once a day. */
export const oidcPrograms = ({ issuer, clientId, clientSecret }: GoogleConfig): Effect.Effect<ProviderPrograms> =>
  Effect.gen(function* () {
    const discovered = Effect.gen(function* () {
      const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = yield* library;
      // The signature is checked too, although TLS already authenticates the provider's direct responses.
      const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
      return yield* Effect.tryPromise({
        try: () => discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S }),
        catch: (error) => new Unreachable({ why: `discovery: ${nameOf(error)}` }),
      });
    });
    const cache = yield* Cache.makeWith<string, Configuration, Unreachable>(() => discovered, {
      capacity: 1,
      timeToLive: (exit) => (Exit.isSuccess(exit) ? '1 day' : 0),
    });
    const configured = Cache.get(cache, issuer);

    return {
      addressFor: Effect.fnUntraced(function* ({ state, nonce, verifier }, redirectUri, language) {
        const configuration = yield* configured;
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = yield* library;
        return buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: yield* Effect.promise(() => calculatePKCECodeChallenge(verifier)),
          code_challenge_method: 'S256',
          ui_locales: language,
        }).href;
      }),
      redeem: Effect.fnUntraced(function* ({ state, nonce, verifier }, redirectUri, { code, iss }) {
        const configuration = yield* configured;
        const { authorizationCodeGrant } = yield* library;
        const answer = new URL(redirectUri);
        answer.search = String(new URLSearchParams({ code, state, ...(iss !== null && { iss }) }));
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = yield* Effect.tryPromise({
          try: () => authorizationCodeGrant(configuration, answer, checks),
          catch: (error) => {
            const why = `code: ${nameOf(error)}`;
            return isUnreachable(error) ? new Unreachable({ why }) : new Refused({ why });
          },
        });
        const claims = tokens.claims();
        return claims ? claimsOf(claims) : yield* new Refused({ why: 'code: no claims' });
      }),
    };
  });

/** Runs the programs as promises. `unusable` is told why a response of the provider could not be used. */
export const oidcProvider = (config: GoogleConfig, unusable: (why: string) => void): Provider => {
  const { addressFor, redeem } = Effect.runSync(oidcPrograms(config));
  const telling = <A, E extends Refused | Unreachable>(program: Effect.Effect<A, E>) =>
    program.pipe(Effect.tapError(({ why }) => Effect.sync(() => unusable(why))));
  return {
    addressFor: (...asked) =>
      Effect.runPromise(telling(addressFor(...asked)).pipe(Effect.catch(() => Effect.succeed(null)))),
    redeem: (...asked) =>
      Effect.runPromise(
        telling(redeem(...asked)).pipe(
          Effect.catchTags({
            Refused: () => Effect.succeed('refused' as const),
            Unreachable: () => Effect.succeed('unreachable' as const),
          }),
        ),
      ),
  };
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const claimsOf = ({ iss, sub, email, email_verified: verified, name }: IDToken): Claims => ({
  issuer: iss,
  subject: sub,
  email: verified === true ? textOf(email) : null,
  name: textOf(name),
});

/** The kind of the error only, such as "invalid_client", because the provider's own text may contain anything. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'thrown: no error';
  const said = 'error' in error ? error.error : 'code' in error ? error.code : null;
  return typeof said === 'string' && /^\w{1,64}$/.test(said) ? said : error.name;
};

/** A network error, a timeout, or a response that violates the protocol: worth another attempt. */
const isUnreachable = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return (
    error instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_ABORT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ||
    code === 'OAUTH_RESPONSE_IS_NOT_JSON'
  );
};

import type { Configuration, IDToken } from 'openid-client';
import type { GoogleConfig } from '../config.ts';
import type { Clock } from '../shared/clock.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';
import type { Identity } from './google.store.ts';

/** What the provider says of somebody who signed in there. */
export interface Claims extends Identity {
  /** Null where there is none that the provider has proved. */
  readonly email: string | null;
  readonly name: string | null;
}
/** Secrets of one way to the provider; each is 256 bits of base64url. */
export interface WaySecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}
export interface Return {
  readonly code: string;
  /** The provider's own name in its answer (RFC 9207), where it gives one. */
  readonly iss: string | null;
}

/** Another origin that signs people in. */
export interface Provider {
  /** The address to go to; null where the provider cannot be reached. `language` is a BCP 47 tag. */
  readonly addressFor: (secrets: WaySecrets, redirectUri: string, language: string) => Promise<string | null>;
  /** Redeems a code; `refused` where the provider, or a check of what it says, says no. */
  readonly redeem: (
    secrets: WaySecrets,
    redirectUri: string,
    answer: Return,
  ) => Promise<Claims | 'refused' | 'unreachable'>;
}

const TIMEOUT_S = 8;
const METADATA_TTL_MS = 86_400_000;

/** Loaded when somebody first goes to Google. */
const library = () => import('openid-client');

/** OpenID Connect with PKCE, state and nonce, item 17. `unusable` hears why an answer of the provider was of no use. */
export const oidcProvider = (
  { issuer, clientId, clientSecret }: GoogleConfig,
  clock: Clock,
  unusable: (why: string) => void,
): Provider => {
  const once = createSingleFlight<Configuration | null>({
    ttlMs: METADATA_TTL_MS,
    maxEntries: 1,
    clock,
    keeps: (configuration) => configuration !== null,
  });
  const configured = () =>
    once(issuer, async () => {
      const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
      // The signature is checked too, though TLS vouches for what comes straight from the provider.
      const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
      try {
        return await discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
      } catch (error) {
        unusable(`discovery: ${nameOf(error)}`);
        return null;
      }
    });

  return {
    addressFor: async ({ state, nonce, verifier }, redirectUri, language) => {
      const configuration = await configured();
      if (!configuration) return null;
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      }).href;
    },
    redeem: async ({ state, nonce, verifier }, redirectUri, { code, iss }) => {
      const configuration = await configured();
      if (!configuration) return 'unreachable';
      const { authorizationCodeGrant } = await library();
      const answer = new URL(redirectUri);
      answer.search = String(new URLSearchParams({ code, state, ...(iss !== null && { iss }) }));
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      try {
        const claims = (await authorizationCodeGrant(configuration, answer, checks)).claims();
        return claims ? claimsOf(claims) : 'refused';
      } catch (error) {
        unusable(`code: ${nameOf(error)}`);
        return isUnreachable(error) ? 'unreachable' : 'refused';
      }
    },
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

/** What went wrong by its kind alone, such as "invalid_client": what else the provider wrote may hold anything. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'thrown: no error';
  const said = 'error' in error ? error.error : 'code' in error ? error.code : null;
  return typeof said === 'string' && /^\w{1,64}$/.test(said) ? said : error.name;
};

/** The network, a timeout, or an answer that is none of the protocol's: worth another try. */
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

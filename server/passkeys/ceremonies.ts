import type { DataOf, InputOf } from '#contract/http/call.ts';
import type { passkeys } from '#contract/http/passkeys.ts';
import { SIGN_IN } from '#domain/auth/auth.ts';
import type { Credential } from './passkeys.store.ts';
import type { RelyingParty } from './relyingParty.ts';

type Registration = InputOf<typeof passkeys.add>;
type Assertion = InputOf<typeof passkeys.signIn>;

/** ES256, EdDSA and RS256: every present authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257] as const;
const TIMEOUT_MS = SIGN_IN.challengeMaxAgeS * 1000;

/** Loaded when the first passkey is checked. */
const library = () => import('@simplewebauthn/server');

export const creationOptions = (
  party: RelyingParty,
  challenge: string,
  member: { readonly userId: string; readonly username: string; readonly nickname: string },
  held: readonly Credential[],
): DataOf<typeof passkeys.addOptions> => ({
  challenge,
  rp: { id: party.id, name: 'Khán Đài' },
  user: {
    id: Buffer.from(member.userId).toString('base64url'),
    name: member.username,
    displayName: member.nickname,
  },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: TIMEOUT_MS,
  excludeCredentials: held.map(({ passkeyId, transports }) => ({ type: 'public-key', id: passkeyId, transports })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

export const requestOptions = (party: RelyingParty, challenge: string): DataOf<typeof passkeys.signInOptions> => ({
  challenge,
  rpId: party.id,
  timeout: TIMEOUT_MS,
  userVerification: 'required',
});

/** The challenge in an authenticator's response; "" if the response cannot be parsed. */
export const challengeOf = (clientDataJSON: string): string => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string'
      ? said.challenge
      : '';
  } catch {
    return '';
  }
};

/** The new credential; null if the response does not fit: wrong site, user not verified, or unknown format. */
export const readRegistration = async (
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: Registration,
): Promise<Pick<Credential, 'passkeyId' | 'publicKey' | 'counter'> | null> => {
  const { verifyRegistrationResponse } = await library();
  try {
    const { clientDataJSON, attestationObject } = response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { passkeyId: credential.id, publicKey, counter: credential.counter };
  } catch {
    return null;
  }
};

/** The counter in an authenticator's response; null if the response does not prove the credential. */
export const readAssertion = async (
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: Assertion,
  { publicKey, counter }: Credential,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { userHandle, ...proof } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { ...proof, ...(userHandle !== undefined && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
};

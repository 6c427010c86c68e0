import * as Schema from 'effect/Schema';
import { SIGN_IN } from '#domain/auth/auth.ts';
import type { Passkey } from '#domain/auth/passkey.ts';
import { OpaqueToken } from './accountFields.ts';
import { call } from './call.ts';
import { Instant, shortText } from './fields.ts';
import { ProofWire } from './security.ts';
import { SessionWire } from './shapes.ts';

const base64url = (most: number) =>
  Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]+$/u), Schema.isMaxLength(most));
const PasskeyId = base64url(1400);
const Bytes = base64url(16_384);
const Name = shortText(SIGN_IN.passkeyNameMax).check(Schema.isPattern(/\S/u, { expected: 'a name that can be seen' }));
const Type = Schema.Literal('public-key');
const Transports = Schema.Array(shortText(32)).check(Schema.isMaxLength(8));

export const PasskeyWire = Schema.Struct({
  passkeyId: Schema.String,
  name: Schema.String,
  createdAt: Instant,
  lastUsedAt: Schema.NullOr(Instant),
}).annotate({ identifier: 'Passkey' });
PasskeyWire satisfies Schema.Codec<Passkey, unknown>;

/** Options for `navigator.credentials.create`, in the JSON form of WebAuthn. */
const CreationOptions = Schema.Struct({
  challenge: Schema.String,
  rp: Schema.Struct({ id: Schema.String, name: Schema.String }),
  user: Schema.Struct({ id: Schema.String, name: Schema.String, displayName: Schema.String }),
  pubKeyCredParams: Schema.Array(Schema.Struct({ type: Type, alg: Schema.Int })),
  timeout: Schema.Int,
  excludeCredentials: Schema.Array(Schema.Struct({ type: Type, id: Schema.String, transports: Transports })),
  authenticatorSelection: Schema.Struct({
    residentKey: Schema.Literal('required'),
    requireResidentKey: Schema.Literal(true),
    userVerification: Schema.Literal('required'),
  }),
  attestation: Schema.Literal('none'),
});
/** Options for `navigator.credentials.get`. */
const RequestOptions = Schema.Struct({
  challenge: Schema.String,
  rpId: Schema.String,
  timeout: Schema.Int,
  userVerification: Schema.Literal('required'),
});
const credential = { id: PasskeyId, rawId: PasskeyId, type: Type };
/** An authenticator's answer to them. */
const Assertion = Schema.Struct({
  ...credential,
  response: Schema.Struct({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Schema.optionalKey(base64url(128)),
  }),
});

/** Passkeys (WebAuthn). At an address for which browsers store no passkeys, the first six calls are 501. */
export const passkeys = {
  signInOptions: call({
    method: 'POST',
    path: '/live/api/user/passkey/sign-in-options',
    about: 'Options for signing in with a passkey; valid for 5 minutes and one answer.',
    input: Schema.Struct({}),
    data: RequestOptions,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  signIn: call({
    method: 'POST',
    path: '/live/api/user/passkey/sign-in',
    about:
      'Opens a session with a passkey; 403 for an unknown passkey or an invalid signature, 410 for an expired or used challenge.',
    input: Assertion,
    data: SessionWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  confirmOptions: call({
    method: 'POST',
    path: '/live/api/user/passkey/confirm-options',
    about: 'Options for re-authentication with a passkey; valid for 5 minutes and one answer.',
    input: Schema.Struct({}),
    data: RequestOptions,
    needs: 'member',
    on401: 'allTokens',
  }),
  confirm: call({
    method: 'POST',
    path: '/live/api/user/passkey/confirm',
    about:
      "Re-authenticates the member with a passkey and answers a proof; 403 for another's passkey or an invalid signature, 410 for an expired or used challenge.",
    input: Assertion,
    data: ProofWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  addOptions: call({
    method: 'POST',
    path: '/live/api/user/passkey/add-options',
    about:
      'Options for creating a passkey, with a proof (403); valid for 5 minutes and one answer. 409 for a member who has 20.',
    input: Schema.Struct({ proof: OpaqueToken }),
    data: CreationOptions,
    needs: 'member',
    on401: 'allTokens',
  }),
  add: call({
    method: 'POST',
    path: '/live/api/user/passkey/add',
    about: 'Stores a new passkey; 409 if it is stored already, 410 for an expired or used challenge.',
    input: Schema.Struct({
      ...credential,
      name: Name,
      response: Schema.Struct({
        clientDataJSON: Bytes,
        attestationObject: Bytes,
        transports: Schema.optionalKey(Transports),
      }),
    }),
    data: PasskeyWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  list: call({
    method: 'GET',
    path: '/live/api/user/passkey/list',
    about: "The member's passkeys, oldest first.",
    input: Schema.Struct({}),
    data: Schema.Array(PasskeyWire),
    needs: 'member',
    on401: 'allTokens',
  }),
  rename: call({
    method: 'POST',
    path: '/live/api/user/passkey/rename',
    about: 'Renames a passkey; 404 if the member has no such passkey.',
    input: Schema.Struct({ passkeyId: PasskeyId, name: Name }),
    data: PasskeyWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  remove: call({
    method: 'POST',
    path: '/live/api/user/passkey/remove',
    about: 'Removes a passkey, with a proof (403); idempotent; 409 if it is the only sign-in method.',
    input: Schema.Struct({ passkeyId: PasskeyId, proof: OpaqueToken }),
    data: Schema.Null,
    needs: 'member',
    on401: 'allTokens',
  }),
};

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { InputOf } from '#contract/http/call.ts';
import type { passkeys } from '#contract/http/passkeys.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};
const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** False statements that a test wants in an answer. */
export interface Told {
  readonly origin?: string;
  readonly rpId?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly type?: string;
  readonly userHandle?: string;
}

/** A passkey in software (ES256, no attestation), with the answers that a browser at `origin` would give. */
export const softAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  const cose = cbor(
    new Map<number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ] as const),
    ]),
  );
  let used = 0;
  let userHandle = '';
  const clientData = (type: string, challenge: string, told: Told): Buffer =>
    Buffer.from(
      JSON.stringify({ type: told.type ?? type, challenge, origin: told.origin ?? origin, crossOrigin: false }),
    );
  const authData = (rpId: string, flags: number, counter: number, credential: readonly Buffer[], told: Told): Buffer =>
    Buffer.concat([
      sha256(told.rpId ?? rpId),
      Buffer.from([flags | USER_PRESENT | (told.verified === false ? 0 : USER_VERIFIED)]),
      uint32(told.counter ?? counter),
      ...credential,
    ]);

  return {
    id,
    create: (
      {
        challenge,
        rp,
        user,
      }: { readonly challenge: string; readonly rp: { readonly id: string }; readonly user: { readonly id: string } },
      told: Told = {},
    ): Omit<InputOf<typeof passkeys.add>, 'name'> => {
      userHandle = user.id;
      const credential = [Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cose];
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(rp.id, HAS_CREDENTIAL, 0, credential, told)],
        ]),
      );
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, told)),
          attestationObject: text(attestationObject),
          transports: ['internal'],
        },
      };
    },
    get: (
      { challenge, rpId }: { readonly challenge: string; readonly rpId: string },
      told: Told = {},
    ): InputOf<typeof passkeys.signIn> => {
      used += 1;
      const data = authData(rpId, 0, used, [], told);
      const client = clientData('webauthn.get', challenge, told);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: told.userHandle ?? userHandle,
        },
      };
    },
  };
};

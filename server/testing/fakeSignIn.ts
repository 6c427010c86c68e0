import type { Passkey } from '#domain/auth/passkey.ts';
import type { User } from '#domain/people/user.ts';
import type { Handlers } from '../http/handlers.ts';

const fakePasskey: Passkey = { passkeyId: 'p1', name: 'Điện thoại', createdAt: 0, lastUsedAt: null };
const keyOptions = { challenge: 'c', rpId: 'localhost', timeout: 1, userVerification: 'required' } as const;

/** Sign-in without a password: both ways lead to the one session. */
export const fakeSignIn = (
  session: { readonly token: string; readonly refreshToken: string; readonly user: User },
  changed: { readonly google?: Partial<Handlers['google']>; readonly passkeys?: Partial<Handlers['passkeys']> },
): Pick<Handlers, 'google' | 'passkeys'> => ({
  google: {
    login: async () => ({ url: 'https://accounts.example/auth', state: 's' }),
    loginCallback: async () => ({ ...session, returnTo: '/' }),
    link: async () => ({ url: 'https://accounts.example/auth', state: 's' }),
    linkCallback: async () => ({ returnTo: '/' }),
    unlink: async () => null,
    status: async () => ({ linkedAt: null }),
    ...changed.google,
  },
  passkeys: {
    signInOptions: async () => keyOptions,
    signIn: async () => session,
    confirmOptions: async () => keyOptions,
    confirm: async () => ({ proof: 'proof', ttlSec: 600 }),
    addOptions: async () => ({
      challenge: 'c',
      rp: { id: 'localhost', name: 'Khán Đài' },
      user: { id: 'm1', name: 'an', displayName: 'An' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 1,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    }),
    add: async () => fakePasskey,
    list: async () => [fakePasskey],
    rename: async () => fakePasskey,
    remove: async () => null,
    ...changed.passkeys,
  },
});

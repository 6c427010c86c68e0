import type { Accounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { googleHandlers } from './google/google.handlers.ts';
import { googleStore } from './google/google.store.ts';
import { oidcProvider } from './google/provider.ts';
import type { Handlers } from './http/handlers.ts';
import type { Log } from './log.ts';
import { passkeyHandlers } from './passkeys/passkeys.handlers.ts';
import { passkeysStore } from './passkeys/passkeys.store.ts';
import { relyingParty } from './passkeys/relyingParty.ts';
import { keyFor } from './shared/secret.ts';

export interface SignInNeeds {
  readonly config: Pick<Config, 'google'>;
  readonly database: Database;
  readonly secret: string;
  readonly log: Log;
  readonly accounts: Accounts;
}

/** The ways in beside the password; none of them is taken away while it is a member's only one. */
export const openSignIn = (needs: SignInNeeds): Pick<Handlers, 'google' | 'passkeys' | 'ways'> => {
  const { config, database, secret, log, accounts } = needs;
  const hasPassword = async (userId: string) => ((await accounts.memberById(userId))?.passwordHash ?? null) !== null;
  const hasGoogle = async (userId: string) => (await googleStore(database).linkedAt(userId)) !== null;
  const hasPasskey = async (userId: string) => (await passkeysStore(database).ofMember(userId)).length > 0;
  const provider = config.google && oidcProvider(config.google, (why) => log.warn('google.unusable', { why }));
  return {
    google: googleHandlers({
      ...{ database, provider, log },
      key: keyFor(secret, 'google'),
      members: {
        ...accounts,
        confirmed: accounts.proofs.holds,
        hasOtherWay: async (userId) => (await hasPassword(userId)) || hasPasskey(userId),
      },
    }),
    passkeys: passkeyHandlers({
      ...{ database, log },
      key: keyFor(secret, 'passkeys'),
      members: {
        ...accounts,
        hasOtherWay: async (userId) => (await hasPassword(userId)) || (config.google !== null && hasGoogle(userId)),
      },
    }),
    ways: {
      open: async (_input, { site }) => ({ google: config.google !== null, passkey: relyingParty(site) !== null }),
    },
  };
};

import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { opened } from '../shared/area.ts';
import { keyFor } from '../shared/secret.ts';
import { keptPasskeys } from './kept.store.ts';
import { passkeysArea } from './passkeys.area.ts';
import { passkeyHandlers, type PasskeyMembers } from './passkeys.handlers.ts';
import { passkeysStore } from './passkeys.store.ts';
import { relyingParty } from './relyingParty.ts';

export interface OpenPasskeysNeeds {
  readonly database: Database;
  readonly secret: string;
  readonly log: Log;
  readonly members: PasskeyMembers;
}

export const openPasskeys = ({ secret, ...needs }: OpenPasskeysNeeds) => {
  const store = passkeysStore(needs.database);
  return {
    ...opened(passkeysArea, {
      handlers: { passkeys: passkeyHandlers({ ...needs, key: keyFor(secret, 'passkeys') }) },
      personalData: [keptPasskeys(needs.database)],
    }),
    opensFor: async (userId: string) => (await store.ofMember(userId)).length > 0,
    /** Whether browsers support passkeys on this site. */
    servesSite: (site: string) => relyingParty(site) !== null,
  };
};

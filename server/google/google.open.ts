import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { opened } from '../shared/area.ts';
import { keyFor } from '../shared/secret.ts';
import { googleArea } from './google.area.ts';
import { googleHandlers, type GoogleMembers } from './google.handlers.ts';
import { googleStore } from './google.store.ts';
import { keptGoogle } from './kept.store.ts';
import { oidcProvider } from './provider.ts';

export interface OpenGoogleNeeds {
  readonly database: Database;
  readonly secret: string;
  readonly log: Log;
  /** Null if sign-in by Google is off. */
  readonly google: Config['google'];
  readonly members: GoogleMembers;
}

export const openGoogle = ({ database, secret, log, google, members }: OpenGoogleNeeds) => {
  const store = googleStore(database);
  const provider = google && oidcProvider(google, (why) => log.warn('google.unusable', { why }));
  return {
    ...opened(googleArea, {
      handlers: { google: googleHandlers({ database, provider, log, members, key: keyFor(secret, 'google') }) },
      personalData: [keptGoogle(database)],
    }),
    /** Whether a member can log in by Google now. */
    opensFor: async (userId: string) => google !== null && (await store.linkedAt(userId)) !== null,
  };
};

import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Accounts } from './accounts/accounts.ts';
import { keptAccount } from './accounts/kept.store.ts';
import { keptBookings, keptCalendar } from './bookings/kept.store.ts';
import type { Bus } from './bus/bus.ts';
import { keptChat } from './chat/kept.store.ts';
import { keptCodes } from './codes/kept.store.ts';
import type { Database } from './database/database.ts';
import { keptGoogle } from './google/kept.store.ts';
import type { Handlers } from './http/handlers.ts';
import { createLinks } from './links/links.ts';
import type { Log } from './log.ts';
import type { OpenPeople } from './openPeople.ts';
import { keptPasskeys } from './passkeys/kept.store.ts';
import { startErasing, type ErasingNeeds } from './privacy/erasing.ts';
import { privacyHandlers } from './privacy/privacy.handlers.ts';
import type { SettingsOf } from './settings/settings.ts';
import type { Clock } from './shared/clock.ts';
import type { Every } from './shared/every.ts';
import type { Kept } from './shared/kept.ts';
import type { Post } from './shared/post.ts';

export interface PrivacyParts {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly post: Post;
  readonly log: Log;
  readonly accounts: Accounts;
  readonly settingsOf: SettingsOf;
  readonly people: OpenPeople;
  /** What the other areas store. */
  readonly kept: readonly Kept[];
  readonly failed: (error: unknown) => void;
  readonly every?: Every;
}

export interface Privacy {
  readonly handlers: Pick<Handlers, 'privacy' | 'links'>;
  /** Erases from now on those whose time has come; answers the way to stop, which settles after the last of them. */
  readonly start: () => () => Promise<void>;
  readonly erasing: ErasingNeeds;
}

/** Taken away before the rest, in statements of its own: the same twice is the same. */
const keptPeople = ({ messages, people, forget }: OpenPeople): Kept => ({
  name: 'people',
  tell: async (userId) => ({
    messages: await messages.all(userId, DEFAULT_LOCALE),
    others: await people.all(userId),
  }),
  eraseSome: async (userId) => {
    await forget(userId);
    return false;
  },
  erase: async () => null,
});

/** What is stored of members in all areas: told to them, and erased with them. */
export const openPrivacy = (parts: PrivacyParts): Privacy => {
  const { database, bus, clock, post, log, accounts, settingsOf, failed } = parts;
  const links = createLinks({ database });
  const kept: readonly Kept[] = [
    keptAccount(database),
    keptCodes(database),
    keptGoogle(database),
    keptPasskeys(database),
    // Kept under the member, with whom they go.
    { name: 'settings', tell: settingsOf, erase: async () => null },
    keptBookings(database),
    keptCalendar(database),
    keptChat(database, bus),
    keptPeople(parts.people),
    ...parts.kept,
  ];
  const erasing = { database, clock, log, kept, erasure: accounts.erasure };
  const members = { ...accounts, contactsOf: accounts.people.contactsOf };
  return {
    handlers: {
      privacy: privacyHandlers({ database, members, kept, makeLink: links.make, post, log }),
      links: links.handlers,
    },
    start: () => startErasing(erasing, failed, parts.every),
    erasing,
  };
};

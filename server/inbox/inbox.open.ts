import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { User } from '#domain/people/user.ts';
import type { Change } from '#domain/settings/change.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import type { Contact } from '../shared/contacts.ts';
import type { Post } from '../shared/post.ts';
import { keyFor } from '../shared/secret.ts';
import { eventMessages } from './hears.ts';
import { createMailEnds } from './mailEnd.ts';
import { mailEndPlugin } from './mailEndPlugin.ts';
import { inboxArea } from './inbox.area.ts';
import { createInbox } from './inbox.ts';
import { inboxTexts, type InboxWords } from './texts.ts';

export interface OpenInboxNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly post: Post;
  readonly words: InboxWords;
  /** Where the portal can be reached, without a trailing slash. */
  readonly site: string;
  readonly memberById: (
    userId: string,
  ) => Promise<(Pick<User, 'nickname' | 'profilePicture' | 'siteRoleId'> & { readonly username: string }) | null>;
  readonly contactsOf: (userId: string) => Promise<readonly Contact[]>;
  readonly settingsOf: (userId: string) => Promise<Settings>;
  readonly changeSettings: (userId: string, change: Change, now: number) => Promise<boolean>;
}

const SWEEP_MS = 15_000;

export const openInbox = (needs: OpenInboxNeeds) => {
  const { clock, secret, words, site, memberById, contactsOf, changeSettings } = needs;
  const inbox = createInbox({
    ...needs,
    texts: inboxTexts(words),
    personOf: async (userId) => {
      const member = await memberById(userId);
      if (!member) return null;
      const { nickname, profilePicture, siteRoleId } = member;
      return { userId, displayName: nickname, nickname, profilePicture, siteRoleId };
    },
    mailOf: async (userId) => {
      const [member, contacts] = await Promise.all([memberById(userId), contactsOf(userId)]);
      const to = contacts.find(({ channel }) => channel === 'mail');
      return member && to ? { to, account: member.username } : null;
    },
    mailEnds: createMailEnds(keyFor(secret, 'mails'), site),
    setMail: (userId, type, on, now) => changeSettings(userId, { notify: { [`${type}.mail`]: on } }, now),
  });
  return {
    ...opened(inboxArea, {
      handlers: { inbox: inbox.handlers },
      plugins: [mailEndPlugin(inbox, clock)],
      durable: eventMessages(inbox),
      jobs: [{ name: 'inbox.sweep', everyMs: SWEEP_MS, run: inbox.sweep }],
      personalData: [
        {
          name: 'messages',
          columns: { message: ['user_id', 'actor_id'] },
          tell: (userId) => inbox.all(userId, DEFAULT_LOCALE),
          // Before the rest, in a transaction of its own: running it twice changes nothing.
          eraseSome: async (userId) => {
            await inbox.forget(userId);
            return false;
          },
          erase: async () => null,
        },
      ],
    }),
    tell: inbox.tell,
    noted: inbox.noted,
  };
};

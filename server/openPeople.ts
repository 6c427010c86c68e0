import type { User } from '#domain/match/match.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Bus } from './bus/bus.ts';
import type { Database } from './database/database.ts';
import type { Handlers } from './http/handlers.ts';
import { createMailEnds } from './messages/mailEnd.ts';
import { hearEvents } from './messages/hears.ts';
import { createMessages, type Messages } from './messages/messages.ts';
import { messageTexts } from './messages/texts.ts';
import type { WordFiles } from './page/build.ts';
import { createPeople, type People } from './people/people.ts';
import type { SettingsArea } from './settings/settings.ts';
import type { Clock } from './shared/clock.ts';
import type { Every } from './shared/every.ts';
import type { Post } from './shared/post.ts';

export interface OpenPeopleNeeds {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  /** LIMITS. */
  readonly limits: boolean;
  readonly post: Post;
  readonly words: WordFiles;
  readonly accounts: Pick<Accounts, 'memberById' | 'people'>;
  readonly settings: Pick<SettingsArea, 'settingsOf' | 'change'>;
  /** Signs the addresses that end mails. */
  readonly mailKey: Buffer;
  /** Where the portal can be reached, without a trailing slash. */
  readonly site: string;
  readonly failed: (error: unknown) => void;
  readonly every: Every;
}

export interface OpenPeople {
  readonly handlers: Pick<Handlers, 'messages' | 'people'>;
  readonly messages: Pick<Messages, 'all' | 'tell' | 'sweep' | 'endMails'>;
  readonly people: Pick<People, 'all' | 'areApart'>;
  /** What a member was told and how they stood to others, gone; for the end of an account. */
  readonly forget: (userId: string) => Promise<void>;
  /** Hears and sends nothing any more; resolves once what was heard is written. */
  readonly stop: () => Promise<void>;
}

const SWEEP_MS = 15_000;

/** Members among each other, and what the portal tells them. */
export const openPeople = (needs: OpenPeopleNeeds): OpenPeople => {
  const { bus, post, words, accounts, settings, failed, every } = needs;
  const personOf = async (userId: string): Promise<User | null> => {
    const member = await accounts.memberById(userId);
    if (!member) return null;
    const { nickname, profilePicture, siteRoleId } = member;
    return { userId, displayName: nickname, nickname, profilePicture, siteRoleId };
  };
  const mailOf = async (userId: string) => {
    const [member, contacts] = await Promise.all([accounts.memberById(userId), accounts.people.contactsOf(userId)]);
    const to = contacts.find(({ channel }) => channel === 'mail');
    return member && to ? { to, account: member.username } : null;
  };
  const messages = createMessages({
    ...{ ...needs, post, texts: messageTexts(words), personOf, mailOf },
    settingsOf: settings.settingsOf,
    mailEnds: createMailEnds(needs.mailKey, needs.site),
    setMail: (userId, type, on, now) => settings.change(userId, { notify: { [`${type}.mail`]: on } }, now),
  });
  const people = createPeople({ ...needs, settingsOf: settings.settingsOf });
  const hearing = hearEvents(bus, messages, failed);
  const rest = every(SWEEP_MS, () => void messages.sweep().catch(failed));
  return {
    handlers: { messages: messages.handlers, people: people.handlers },
    messages,
    people,
    forget: async (userId) => {
      await messages.forget(userId);
      await people.forget(userId);
    },
    stop: () => {
      rest();
      return hearing.stop();
    },
  };
};

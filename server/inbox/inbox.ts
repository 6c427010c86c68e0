import { randomUUID } from 'node:crypto';
import type { inbox } from '#contract/http/inbox.ts';
import { INBOX, inboxKinds, type InboxMessage, type InboxKind, type Unread } from '#domain/inbox/inbox.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import type { User } from '#domain/people/user.ts';
import { quietUntil } from '#domain/settings/quietHours.ts';
import type { InboxType, Settings } from '#domain/settings/settings.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Clock } from '../shared/clock.ts';
import type { Contact } from '../shared/contacts.ts';
import type { Writes } from '../shared/outbox.ts';
import type { Post } from '../shared/post.ts';
import { refused } from '../shared/refusal.ts';
import type { MailEnd, MailEnds } from './mailEnd.ts';
import { inboxStore, type StoredInboxMessage } from './inbox.store.ts';
import type { InboxTexts } from './texts.ts';

export interface InboxNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly post: Post;
  readonly texts: InboxTexts;
  readonly settingsOf: (userId: string) => Promise<Pick<Settings, 'language' | 'timezone' | 'notify' | 'quiet'>>;
  /** Null for a deleted member. */
  readonly personOf: (userId: string) => Promise<User | null>;
  /** A member's proven mail address and username; null without such an address. */
  readonly mailEnds: MailEnds;
  /** Turns mails of one type on or off in a member's settings; false for a deleted member. */
  readonly setMail: (userId: string, type: InboxType, on: boolean, now: number) => Promise<boolean>;
  readonly mailOf: (userId: string) => Promise<{ readonly to: Contact; readonly account: string } | null>;
}

/** A message to a member. */
export interface Note {
  readonly userId: string;
  readonly kind: InboxKind;
  /** Parameters of the kind's words, the same in every language. */
  readonly params?: Readonly<Record<string, string>>;
  /** Who did it; the words' parameter `name`. */
  readonly actorId?: string;
  /** A path without language prefix. */
  readonly goTo?: string;
  /** Deduplication key: a second message to the member with the same key is dropped. */
  readonly onceKey?: string;
  /** When it happened; now where absent. */
  readonly at?: number;
  /** Stored as read: listed, but neither counted by the bell nor mailed. */
  readonly silent?: boolean;
}

export interface Inbox {
  readonly handlers: AreaHandlers<typeof inbox>;
  /** Sends a message on the channels that the member has chosen: page and mail (SH-4). */
  readonly tell: (note: Note) => Promise<void>;
  /** The same within the caller's transaction: returns the statements; null if the member has turned it off. */
  readonly noted: (note: Note) => Promise<Writes | null>;
  /** Withdraws a message that no longer holds. */
  readonly takenBack: (userId: string, onceKey: string) => Writes;
  /** Unsubscribes from mails of one type, or subscribes again, by the token in one of them; null if its member is deleted. */
  readonly endMails: (token: string, on: boolean, now: number) => Promise<MailEnd | null>;
  /** Sends the mails that are due and deletes old messages; to be called periodically. */
  readonly sweep: () => Promise<void>;
  /** All messages to a member, for the export of their data. */
  readonly all: (userId: string, locale: Locale) => Promise<readonly InboxMessage[]>;
  /** Deletes the messages to a member, and those about them. */
  readonly forget: (userId: string) => Promise<void>;
}

const DAY_MS = 86_400_000;
const DEFAULT_ZONE = 'Asia/Bangkok';
const MAILS_AT_ONCE = 50;
/** For these the accounts area sends a mail of its own, whatever the member has chosen: they concern the account's security. */
const haveLetters: ReadonlySet<InboxKind> = new Set(['passwordChanged', 'contactChanged']);

/** Messages from the portal to its members. */
export const createInbox = (needs: InboxNeeds): Inbox => {
  const { database, clock, post, texts, settingsOf, personOf, mailOf, mailEnds, setMail } = needs;
  const store = inboxStore(database);

  const wordsOf = async ({ kind, params, actorId }: StoredInboxMessage, locale: Locale) => {
    const actor = actorId === null ? null : await personOf(actorId);
    return { actor, ...texts.of(kind, locale, { name: actor?.displayName ?? texts.somebody(locale), ...params }) };
  };
  const shown = async (stored: StoredInboxMessage, locale: Locale): Promise<InboxMessage> => {
    const { actor, title, body } = await wordsOf(stored, locale);
    return {
      ...{ id: stored.messageId, type: stored.type, kind: stored.kind, title, body, createdAt: stored.createdAt },
      read: stored.readAt !== null,
      ...(stored.goTo !== null && { goTo: stored.goTo }),
      ...(actor && { actor }),
    };
  };
  const unreadOf = async (userId: string): Promise<Unread> => {
    const counts: Record<keyof Unread, number> = {
      all: 0,
      system: 0,
      booking: 0,
      social: 0,
      tip: 0,
      content: 0,
      reward: 0,
      apply: 0,
    };
    for (const { type, count } of await store.unread(userId)) {
      counts[type] += count;
      counts.all += count;
    }
    return counts;
  };

  /**
   * The mail and the mark that it was sent are stored in one transaction: it is sent exactly once, because one statement
   * sets the mark only if it is not set yet.
   */
  const mail = async (stored: StoredInboxMessage, now: number): Promise<void> => {
    const [address, { language = DEFAULT_LOCALE }] = await Promise.all([
      mailOf(stored.userId),
      settingsOf(stored.userId),
    ]);
    const { title, body } = await wordsOf(stored, language);
    const endAt = mailEnds.address(stored, language);
    await database.transaction(async (queries) => {
      if (!(await store.mailed(queries, stored.messageId, now)) || !address) return;
      const letter = { kind: 'message', account: address.account, title, body, endAt } as const;
      await post.send(queries, { to: address.to, locale: language, letter }, { once: `message ${stored.messageId}` });
    });
  };
  const noted: Inbox['noted'] = async (note) => {
    const { userId, kind, params = {}, actorId = null, goTo = null, onceKey = null, silent = false } = note;
    const type = inboxKinds[kind];
    const now = clock();
    const { notify, quiet, timezone = DEFAULT_ZONE } = await settingsOf(userId);
    const isShown = notify[type].app || type === 'system';
    const isMailed = notify[type].mail && !silent && !haveLetters.has(kind);
    if (!isShown && !isMailed) return null;
    const message = {
      ...{ messageId: randomUUID(), userId, type, kind, params, actorId, goTo, onceKey, createdAt: note.at ?? now },
      ...{ shown: isShown, readAt: silent ? now : null },
      mailDueAt: isMailed ? (quietUntil(quiet, timezone, now) ?? now) : null,
    };
    return (queries) => store.add(message, queries);
  };

  const endMails: Inbox['endMails'] = async (token, on, now) => {
    const end = mailEnds.read(token);
    return end && (await setMail(end.userId, end.type, on, now)) ? end : null;
  };

  return {
    endMails,
    noted,
    tell: async (note) => {
      await (
        await noted(note)
      )?.(database);
    },
    takenBack: (userId, onceKey) => (queries) => store.remove(userId, onceKey, queries),
    sweep: async () => {
      const now = clock();
      for (const stored of await store.due(now, MAILS_AT_ONCE)) await mail(stored, now);
      await store.purge(now - INBOX.keepDays * DAY_MS);
    },
    all: async (userId, locale) => Promise.all((await store.all(userId)).map((stored) => shown(stored, locale))),
    forget: store.forget,
    handlers: {
      list: async ({ type = null, pageNum = 1, pageSize = INBOX.pageSize }, { viewer, locale }) => {
        const { userId } = viewer;
        const [page, total, unread] = await Promise.all([
          store.page(userId, type, pageSize, (pageNum - 1) * pageSize),
          store.total(userId, type),
          unreadOf(userId),
        ]);
        const list = await Promise.all(page.map((stored) => shown(stored, locale)));
        return { list, pageNum, pageSize, total, unread };
      },
      markRead: async ({ id, ids, type }, { viewer, now }) => {
        if (id === undefined && ids === undefined && type === undefined)
          return refused(422, { fields: { id: 'is missing' } });
        const some = [...(id === undefined ? [] : [id]), ...(ids ?? [])];
        await store.markRead(viewer.userId, { ids: some }, now);
        if (type !== undefined) await store.markRead(viewer.userId, { type }, now);
        return unreadOf(viewer.userId);
      },
      unsubscribe: async ({ token, on = false }, { now }) => {
        const end = await endMails(token, on, now);
        return end ? { type: end.type, on } : refused(410);
      },
    },
  };
};

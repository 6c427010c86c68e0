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
  /** Null for one who is gone. */
  readonly personOf: (userId: string) => Promise<User | null>;
  /** The mail address that a member has proved and the name of their account; null where there is none. */
  readonly mailEnds: MailEnds;
  /** Turns the mails of one type on or off among a member's settings; false for a member who is gone. */
  readonly setMail: (userId: string, type: InboxType, on: boolean, now: number) => Promise<boolean>;
  readonly mailOf: (userId: string) => Promise<{ readonly to: Contact; readonly account: string } | null>;
}

/** Something to tell a member. */
export interface Note {
  readonly userId: string;
  readonly kind: InboxKind;
  /** For the words of its kind, the same in every language. */
  readonly params?: Readonly<Record<string, string>>;
  /** Who did it; the words call them `name`. */
  readonly actorId?: string;
  /** A path without language prefix. */
  readonly goTo?: string;
  /** A second one of the member with the same is left out. */
  readonly onceKey?: string;
  /** When it happened; now where absent. */
  readonly at?: number;
  /** Only stands among the messages, as read already: neither the bell nor a mail calls for it. */
  readonly silent?: boolean;
}

export interface Inbox {
  readonly handlers: AreaHandlers<typeof inbox>;
  /** Writes what the member wants to hear of, on the page and by mail (SH-4). */
  readonly tell: (note: Note) => Promise<void>;
  /** The same among other statements, which it answers; null where the member wants to hear nothing of it. */
  readonly noted: (note: Note) => Promise<Writes | null>;
  /** Takes a message back whose news is no more. */
  readonly takenBack: (userId: string, onceKey: string) => Writes;
  /** Ends the mails of one type, or has them sent again, by a token of one of them; null where it is nobody's any more. */
  readonly endMails: (token: string, on: boolean, now: number) => Promise<MailEnd | null>;
  /** Sends the mails that are due and forgets what is old; to be called now and then. */
  readonly sweep: () => Promise<void>;
  /** All that a member was told, as they read it; for their own copy. */
  readonly all: (userId: string, locale: Locale) => Promise<readonly InboxMessage[]>;
  /** What a member was told, and what was told of them, gone. */
  readonly forget: (userId: string) => Promise<void>;
}

const DAY_MS = 86_400_000;
const DEFAULT_ZONE = 'Asia/Bangkok';
const MAILS_AT_ONCE = 50;
/** The accounts send a letter of their own for these, whatever the member chose: it is about the account's safety. */
const haveLetters: ReadonlySet<InboxKind> = new Set(['passwordChanged', 'contactChanged']);

/** What the portal tells its members. */
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
   * Its letter is stored together with the note that it was sent, all or nothing: a mail goes once, because one statement
   * notes it if nobody has, and never not.
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

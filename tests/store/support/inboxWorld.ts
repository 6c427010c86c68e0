import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Database } from '#server/database/database.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { eventMessages } from '#server/inbox/hears.ts';
import { createInbox, type Inbox } from '#server/inbox/inbox.ts';
import { createMailEnds } from '#server/inbox/mailEnd.ts';
import { inboxTexts } from '#server/inbox/texts.ts';
import type { Parcel } from '#server/shared/post.ts';
import { callContext, granted, memberOf } from './context.ts';
import { NOW } from './engines.ts';
import { keptOutbox, postTo } from './outbox.ts';

export const words = Object.fromEntries(
  readdirSync('locales', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, { inbox: JSON.parse(readFileSync(`locales/${name}/inbox.json`, 'utf8')) as unknown }]),
);

/** A member over the database of a suite, new for each test, and their messages. */
export const inboxWorld = (database: () => Database) => {
  const bus = inProcessBus();
  const sent: Parcel[] = [];
  const kept = keptOutbox();
  const settings = new Map<string, Partial<Settings>>();
  const withoutMail = new Set<string>();
  const time = { now: NOW };
  let accounts: Accounts;
  let area: Inbox;
  let made = 0;
  /** Whether storing letters fails. */
  const post = { fails: false };
  let viewer: MemberViewer;
  const heard = () => kept.settle(database(), [eventMessages(area)]);

  const register = async (nickname: string): Promise<MemberViewer> => {
    const input = { username: `doc.tin.${(made += 1)}`, password: 'mưa rơi trên mái tôn', nickname };
    const { token } = granted(await accounts.handlers.register(input, callContext({ now: time.now })));
    return await memberOf(accounts.identify, token);
  };
  const by = (who: MemberViewer, locale: Locale = 'vi') => callContext({ viewer: who, now: time.now, locale });
  const page = async (input: Parameters<typeof area.handlers.list>[0] = {}, who = viewer, locale: Locale = 'vi') =>
    granted(await area.handlers.list(input, by(who, locale)));
  const titles = async (who = viewer, locale: Locale = 'vi') =>
    (await page({}, who, locale)).list.map(({ title }) => title);
  const mark = async (input: Parameters<typeof area.handlers.markRead>[0], who = viewer) =>
    granted(await area.handlers.markRead(input, by(who)));

  beforeAll(() => {
    accounts = createAccounts({
      ...{ database: database(), bus, outbox: kept.outbox, clock: () => time.now, limits: false },
      secret: 'a secret of tests, long enough',
      // A ticket that proves the member of the test.
      tickets: {
        proofOf: async (ticket) => (ticket === 'good' ? { userId: viewer.userId } : null),
        spend: async () => true,
      },
    });
    area = createInbox({
      database: database(),
      clock: () => time.now,
      post: postTo(sent, {
        send: async (queries, parcel) => {
          if (post.fails) throw new Error('no room');
          await postTo(sent).send(queries, parcel);
        },
      }),
      texts: inboxTexts(words),
      settingsOf: async (userId) => ({ ...defaultSettings, ...settings.get(userId) }),
      personOf: async (userId) => {
        const member = await accounts.memberById(userId);
        if (!member) return null;
        const { nickname, profilePicture, siteRoleId } = member;
        return { userId, displayName: nickname, nickname, profilePicture, siteRoleId };
      },
      mailOf: async (userId) =>
        withoutMail.has(userId)
          ? null
          : { to: { channel: 'mail', value: `${userId}@khandai.example` }, account: 'lan' },
      mailEnds: createMailEnds(Buffer.alloc(32), 'https://khandai.example'),
      setMail: async (userId, type, on) => {
        if (userId === 'gone') return false;
        const kept = settings.get(userId)?.notify ?? defaultSettings.notify;
        settings.set(userId, { ...settings.get(userId), notify: { ...kept, [type]: { ...kept[type], mail: on } } });
        return true;
      },
    });
  });
  beforeEach(async () => {
    time.now += 60_000;
    await area.sweep();
    sent.length = 0;
    viewer = await register('Lan Đồng');
  });

  return {
    ...{ sent, kept, settings, withoutMail, time, post, heard, register, by, page, titles, mark },
    /** The number of members so far. */
    get made(): number {
      return made;
    },
    get accounts(): Accounts {
      return accounts;
    },
    get area(): Inbox {
      return area;
    },
    get viewer(): MemberViewer {
      return viewer;
    },
  };
};

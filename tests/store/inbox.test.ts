import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INBOX } from '#domain/inbox/inbox.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { eventMessages } from '#server/inbox/hears.ts';
import { createMailEnds } from '#server/inbox/mailEnd.ts';
import { createInbox, type Inbox } from '#server/inbox/inbox.ts';
import { inboxTexts } from '#server/inbox/texts.ts';
import type { Parcel } from '#server/shared/post.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { keptOutbox, postTo } from './support/outbox.ts';

const DAY = 86_400_000;
const words = Object.fromEntries(
  readdirSync('locales', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, { inbox: JSON.parse(readFileSync(`locales/${name}/inbox.json`, 'utf8')) as unknown }]),
);

onEveryEngine('inbox', (database) => {
  const bus = inProcessBus();
  const sent: Parcel[] = [];
  const kept = keptOutbox();
  const settings = new Map<string, Partial<Settings>>();
  const withoutMail = new Set<string>();
  let now = NOW;
  let accounts: Accounts;
  let area: Inbox;
  let made = 0;
  /** Whether no letter can be stored. */
  let fails = false;
  let viewer: MemberViewer;
  const heard = () => kept.settle(database(), [eventMessages(area)]);

  const register = async (nickname: string): Promise<MemberViewer> => {
    const input = { username: `doc.tin.${(made += 1)}`, password: 'mưa rơi trên mái tôn', nickname };
    const { token } = granted(await accounts.handlers.register(input, callContext({ now })));
    return await memberOf(accounts.identify, token);
  };
  const by = (who: MemberViewer, locale: Locale = 'vi') => callContext({ viewer: who, now, locale });
  const page = async (input: Parameters<typeof area.handlers.list>[0] = {}, who = viewer, locale: Locale = 'vi') =>
    granted(await area.handlers.list(input, by(who, locale)));
  const titles = async (who = viewer, locale: Locale = 'vi') =>
    (await page({}, who, locale)).list.map(({ title }) => title);
  const mark = async (input: Parameters<typeof area.handlers.markRead>[0], who = viewer) =>
    granted(await area.handlers.markRead(input, by(who)));

  beforeAll(() => {
    accounts = createAccounts({
      ...{ database: database(), bus, outbox: kept.outbox, clock: () => now, limits: false },
      secret: 'a secret of tests, long enough',
      // One that proves everything about the member of the test.
      tickets: {
        proofOf: async (ticket) => (ticket === 'good' ? { userId: viewer.userId } : null),
        spend: async () => true,
      },
    });
    area = createInbox({
      database: database(),
      clock: () => now,
      post: postTo(sent, {
        send: async (queries, parcel) => {
          if (fails) throw new Error('no room');
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
    now += 60_000;
    await area.sweep();
    sent.length = 0;
    viewer = await register('Lan Đồng');
  });

  it('CALL GET /live/api/user/message/list: CALL-3, the first page has 50, newest first, and the next has the rest', async () => {
    for (let i = 0; i < 53; i += 1) {
      now += 1;
      await area.tell({ userId: viewer.userId, kind: 'matchSoon', params: { match: `Trận ${i}` } });
    }
    const first = await page();
    expect([first.pageNum, first.pageSize, first.total, first.unread.all]).toEqual([1, INBOX.pageSize, 53, 53]);
    expect(first.list.map(({ title }) => title).slice(0, 2)).toEqual(['Sắp tới giờ: Trận 52', 'Sắp tới giờ: Trận 51']);
    expect(first.list).toHaveLength(50);
    const second = await page({ pageNum: 2 });
    expect(second.list.map(({ title }) => title)).toEqual([2, 1, 0].map((i) => `Sắp tới giờ: Trận ${i}`));
    expect((await page({ pageNum: 3, pageSize: 20 })).list).toHaveLength(13);
  });

  it('CALL POST /live/api/user/message/unsubscribe: each mail leads to the end of its kind, by one press and without a log-in', async () => {
    const { notify } = defaultSettings;
    settings.set(viewer.userId, { notify: { ...notify, booking: { app: true, mail: true } } });
    const tellAndSweep = async () => {
      await area.tell({ userId: viewer.userId, kind: 'matchSoon', params: { match: 'Bến Gỗ' } });
      await area.sweep();
      return sent.splice(0);
    };
    const [mail] = await tellAndSweep();
    if (mail?.letter.kind !== 'message') throw new Error('no mail of a message');
    const token = decodeURIComponent(new URL(mail.letter.endAt).pathname.split('/').at(-1)!);
    const press = (on?: boolean) =>
      area.handlers.unsubscribe({ token, ...(on !== undefined && { on }) }, callContext({ now }));
    expect(await press()).toEqual({ type: 'booking', on: false });
    expect(await tellAndSweep()).toEqual([]);
    expect(await press(true)).toEqual({ type: 'booking', on: true });
    expect(await tellAndSweep()).toHaveLength(1);
    expect(await area.handlers.unsubscribe({ token: `${token}x` }, callContext())).toMatchObject({ code: 410 });
    const gone = createMailEnds(Buffer.alloc(32), 'https://khandai.example');
    const ofNobody = gone.address({ userId: 'gone', type: 'booking' }, 'vi').split('/').at(-1)!;
    expect(await area.handlers.unsubscribe({ token: ofNobody }, callContext())).toMatchObject({ code: 410 });
  });

  it('are in the reader’s language, with the name that somebody has now, or none once they are gone', async () => {
    const binh = await register('Bình Sông');
    await area.tell({ userId: viewer.userId, kind: 'friendRequested', actorId: binh.userId, goTo: '/thanh-vien' });
    expect(await titles(viewer, 'en')).toEqual(['Bình Sông wants to be friends']);
    expect(await titles(viewer, 'zh')).toEqual(['Bình Sông 想加您為好友']);
    await accounts.handlers.updateInfo({ nickname: 'Bình Biển' }, by(binh));
    expect((await page()).list[0]).toMatchObject({
      ...{ type: 'social', title: 'Bình Biển muốn kết bạn', read: false, goTo: '/thanh-vien', createdAt: now },
      actor: { userId: binh.userId, displayName: 'Bình Biển' },
    });
    await area.tell({ userId: viewer.userId, kind: 'friendAccepted', actorId: 'gone' });
    expect((await titles()).filter((title) => title.startsWith('Một thành viên'))).toHaveLength(1);
  });

  it('an actor’s name is no place to put holes into other words', async () => {
    const sly = await register('{{match}} x');
    await area.tell({ userId: viewer.userId, kind: 'friendRequested', actorId: sly.userId });
    expect(await titles()).toEqual(['{{match}} x muốn kết bạn']);
  });

  describe('CALL POST /live/api/user/message/mark-read', () => {
    const three = async () => {
      for (const kind of ['newDevice', 'friendRequested', 'matchSoon'] as const) {
        now += 1;
        await area.tell({ userId: viewer.userId, kind });
      }
      return (await page()).list;
    };

    it('marks one, twice without harm, and answers what is left', async () => {
      const [booking] = await three();
      const left = { all: 2, system: 1, booking: 0, social: 1, reward: 0, apply: 0 };
      expect(await mark({ id: booking!.id })).toEqual(left);
      expect(await mark({ id: booking!.id })).toEqual(left);
      expect((await page()).list.map(({ read }) => read)).toEqual([true, false, false]);
    });

    it('marks several, those of a type, or all', async () => {
      const list = await three();
      expect((await mark({ ids: list.slice(0, 2).map(({ id }) => id) })).all).toBe(1);
      expect((await mark({ type: 'social' })).all).toBe(1);
      await three();
      expect((await mark({ type: 'social' })).all).toBe(3);
      expect((await mark({ type: 'all' })).all).toBe(0);
    });

    it('item 29: marks nobody else’s, and says nothing of them', async () => {
      const [one] = await three();
      const other = await register('Người Dưng');
      expect((await mark({ id: one!.id }, other)).all).toBe(0);
      await mark({ type: 'all' }, other);
      expect((await page()).unread.all).toBe(3);
      expect((await page({}, other)).list).toEqual([]);
    });

    it('has to be told which', async () => {
      expect(await area.handlers.markRead({}, by(viewer))).toMatchObject({ code: 422 });
      expect((await mark({ ids: [] })).all).toBe(0);
    });
  });

  it('SH-4: are listed by type, with the counts of all', async () => {
    await area.tell({ userId: viewer.userId, kind: 'friendRequested' });
    await area.tell({ userId: viewer.userId, kind: 'newDevice', params: { device: 'Chrome, Android' } });
    const { list, total, unread } = await page({ type: 'system' });
    expect([list.map(({ body }) => body.slice(0, 16)), total, unread.social]).toEqual([['Chrome, Android.'], 1, 1]);
  });

  describe('SH-4: what a member wants to hear of', () => {
    const wants = (change: Partial<Settings>) => settings.set(viewer.userId, change);
    const { notify } = defaultSettings;

    it('reaches them where they want it, and security always reaches the page', async () => {
      wants({ notify: { ...notify, social: { app: false, mail: false }, system: { app: false, mail: false } } });
      await area.tell({ userId: viewer.userId, kind: 'friendRequested' });
      await area.tell({ userId: viewer.userId, kind: 'newDevice' });
      await area.sweep();
      expect([(await page()).list.map(({ type }) => type), sent]).toEqual([['system'], []]);
    });

    it('goes by mail alone where they want that, in their language, once', async () => {
      const binh = await register('Bình Sông');
      wants({ language: 'en', notify: { ...notify, social: { app: false, mail: true } } });
      await area.tell({ userId: viewer.userId, kind: 'friendRequested', actorId: binh.userId });
      await area.sweep();
      await area.sweep();
      expect(sent).toMatchObject([
        {
          to: { value: `${viewer.userId}@khandai.example` },
          locale: 'en',
          letter: { kind: 'message', account: 'lan' },
        },
      ]);
      expect(sent[0]!.letter).toMatchObject({ title: 'Bình Sông wants to be friends' });
      expect((await page()).total).toBe(0);
      expect(await area.all(viewer.userId, 'vi')).toEqual([]);
    });

    it('goes by mail later where its letter could not be stored: the note of it and the letter are one', async () => {
      await area.tell({ userId: viewer.userId, kind: 'applicationApproved' });
      fails = true;
      await expect(area.sweep()).rejects.toThrow('no room');
      fails = false;
      await area.sweep();
      await area.sweep();
      expect(sent.map(({ to }) => to.value)).toEqual([`${viewer.userId}@khandai.example`]);
    });

    it('comes by mail only after the quiet hours of their zone, and not where it was read by then', async () => {
      now = Date.parse('2026-12-01T23:30:00+07:00') + made * DAY;
      wants({ quiet: { from: 22 * 60, to: 7 * 60 }, timezone: 'Asia/Bangkok' });
      await area.tell({ userId: viewer.userId, kind: 'applicationApproved' });
      await area.tell({ userId: viewer.userId, kind: 'applicationReviewing' });
      await area.sweep();
      expect(sent).toEqual([]);
      const seen = (await page()).list.find(({ kind }) => kind === 'applicationReviewing');
      await mark({ id: seen!.id });
      now += 7.5 * 3_600_000 - 1;
      await area.sweep();
      expect(sent).toEqual([]);
      now += 1;
      await area.sweep();
      expect(sent.map(({ letter }) => letter)).toMatchObject([{ title: 'Bạn đã là bình luận viên' }]);
    });

    it('needs no mail where there is no address, or where the accounts write a letter of their own', async () => {
      await area.tell({ userId: viewer.userId, kind: 'passwordChanged' });
      await area.sweep();
      expect([sent, (await page()).total]).toEqual([[], 1]);
      withoutMail.add(viewer.userId);
      await area.tell({ userId: viewer.userId, kind: 'applicationApproved' });
      await area.sweep();
      expect(sent).toEqual([]);
    });
  });

  it('CA-6: an applicant hears of every change but their own going back', async () => {
    for (const state of [
      'submitted',
      'draft',
      'submitted',
      'reviewing',
      'need_info',
      'rejected',
      'approved',
    ] as const) {
      now += 1000;
      const { userId } = viewer;
      kept.publish('application.moved', { applicationId: 'a1', userId, state, by: 'staff', at: now });
      await heard();
    }
    const { list } = await page();
    expect(list.map(({ kind }) => kind)).toEqual([
      ...['applicationApproved', 'applicationRejected', 'applicationNeedInfo', 'applicationReviewing'],
      ...['applicationSubmitted', 'applicationSubmitted'],
    ]);
    expect(new Set(list.map(({ goTo }) => goTo))).toEqual(new Set(['/ung-tuyen-binh-luan-vien']));
  });

  it('a friend request is news once, is no news when it is over, and its acceptance is', async () => {
    const binh = await register('Bình Sông');
    const move = (what: 'asked' | 'accepted' | 'ended', from: MemberViewer, to: MemberViewer) =>
      kept.publish('friend.moved', { what, byUserId: from.userId, toUserId: to.userId, at: now });
    move('asked', binh, viewer);
    move('asked', binh, viewer);
    await heard();
    expect(await titles()).toEqual(['Bình Sông muốn kết bạn']);
    move('ended', binh, viewer);
    await heard();
    expect(await titles()).toEqual([]);
    move('asked', binh, viewer);
    move('ended', viewer, binh);
    await heard();
    expect(await titles()).toEqual([]);
    move('asked', binh, viewer);
    move('accepted', viewer, binh);
    await heard();
    expect(await titles()).toEqual([]);
    expect((await page({}, binh)).list).toMatchObject([
      { kind: 'friendAccepted', title: 'Lan Đồng đã thành bạn của bạn', goTo: `/thanh-vien?id=${viewer.userId}` },
    ]);
  });

  it('item 12: a member hears of every password and contact that is another', async () => {
    const kinds = async () => {
      await heard();
      return (await page()).list.map(({ kind, goTo }) => `${kind} ${goTo}`);
    };
    const password = 'mưa rơi trên mái tôn';
    const newPassword = 'gió thổi qua rặng tre';
    granted(await accounts.securityHandlers.changePassword({ password, newPassword }, by(viewer)));
    expect(await kinds()).toEqual(['passwordChanged /tai-khoan/bao-mat']);
    now += 1;
    const contact = { channel: 'mail', value: `${viewer.userId}@khandai.example` } as const;
    const wish = { contact, ticket: 'good', password: newPassword, field: 'email' };
    granted(await accounts.memberContacts.takeContact(wish, by(viewer)));
    now += 1;
    granted(await accounts.handlers.resetPassword({ ticket: 'good', password }, by(viewer)));
    expect(await kinds()).toEqual(
      ['passwordChanged', 'contactChanged', 'passwordChanged'].map((kind) => `${kind} /tai-khoan/bao-mat`),
    );
    expect(
      await accounts.securityHandlers.changePassword({ password: 'sai bét cả rồi', newPassword }, by(viewer)),
    ).toMatchObject({ code: 403 });
    expect(await kinds()).toHaveLength(3);
  });

  it('a member hears of a session on a device that they had not used before', async () => {
    const { userId } = viewer;
    await accounts.openSession(userId, callContext({ now, device: { browser: 'Chrome', system: 'Android' } }));
    await accounts.openSession(userId, callContext({ now, device: { browser: 'Chrome', system: 'Android' } }));
    await heard();
    expect((await page()).list).toEqual([]);
    await accounts.openSession(userId, callContext({ now, device: { browser: 'Firefox', system: 'Windows' } }));
    await accounts.openSession(userId, callContext({ now, device: null }));
    await heard();
    const { list } = await page();
    expect(list[0]).toMatchObject({ kind: 'newDevice', goTo: '/tai-khoan/bao-mat' });
    expect(list[0]!.body).toContain('Firefox, Windows.');
    expect(list).toHaveLength(1);
  });

  it('MI-8: a member hears once that somebody invited counts', async () => {
    const { userId } = viewer;
    for (const state of ['registered', 'qualified', 'rewarded'] as const)
      kept.publish('referral.moved', { referralId: 'r1', userId, state, at: now });
    kept.publish('referral.moved', { referralId: 'r2', userId, state: 'rejected', at: now });
    await heard();
    expect((await page()).list.map(({ kind }) => kind)).toEqual(['referralQualified']);
  });

  it('are forgotten after half a year, and whole when a member is, also where they were about that member', async () => {
    const binh = await register('Bình Sông');
    await area.tell({ userId: viewer.userId, kind: 'friendRequested', actorId: binh.userId });
    await area.tell({ userId: binh.userId, kind: 'newDevice' });
    expect(await area.all(binh.userId, 'en')).toMatchObject([{ title: 'Logged in on a new device' }]);
    await area.forget(binh.userId);
    expect([await titles(), await area.all(binh.userId, 'vi')]).toEqual([[], []]);
    await area.tell({ userId: viewer.userId, kind: 'newDevice' });
    now += INBOX.keepDays * DAY;
    await area.sweep();
    expect((await page()).total).toBe(1);
    now += 1;
    await area.sweep();
    expect((await page()).total).toBe(0);
  });
});

it('every kind has words in every language, or the origin does not start', () => {
  const { vi, en } = words as Record<string, { inbox: { texts: Record<string, unknown> } }>;
  const { matchSoon: _, ...texts } = en!.inbox.texts;
  expect(() => inboxTexts({ ...words, en: { inbox: { ...en!.inbox, texts } } })).toThrow('matchSoon');
  expect(inboxTexts({ ...words, vi: vi! }).of('toString', 'vi', {}).title).toBe('Có thông báo mới');
});

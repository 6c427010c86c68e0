import { describe, expect, it } from 'vitest';
import { INBOX } from '#domain/inbox/inbox.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { createMailEnds } from '#server/inbox/mailEnd.ts';
import { inboxTexts } from '#server/inbox/texts.ts';
import { callContext } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';
import { inboxWorld, words } from './support/inboxWorld.ts';

const DAY = 86_400_000;

onEveryEngine('inbox', (database) => {
  const world = inboxWorld(database);
  const { sent, settings, withoutMail, time, post, register, by, page, titles, mark } = world;

  it('CALL GET /live/api/user/message/list: CALL-3, the first page has 50, newest first, and the next has the rest', async () => {
    for (let i = 0; i < 53; i += 1) {
      time.now += 1;
      await world.area.tell({ userId: world.viewer.userId, kind: 'matchSoon', params: { match: `Trận ${i}` } });
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
    settings.set(world.viewer.userId, { notify: { ...notify, booking: { app: true, mail: true } } });
    const tellAndSweep = async () => {
      await world.area.tell({ userId: world.viewer.userId, kind: 'matchSoon', params: { match: 'Bến Gỗ' } });
      await world.area.sweep();
      return sent.splice(0);
    };
    const [mail] = await tellAndSweep();
    if (mail?.letter.kind !== 'message') throw new Error('no mail of a message');
    const token = decodeURIComponent(new URL(mail.letter.endAt).pathname.split('/').at(-1)!);
    const press = (on?: boolean) =>
      world.area.handlers.unsubscribe({ token, ...(on !== undefined && { on }) }, callContext({ now: time.now }));
    expect(await press()).toEqual({ type: 'booking', on: false });
    expect(await tellAndSweep()).toEqual([]);
    expect(await press(true)).toEqual({ type: 'booking', on: true });
    expect(await tellAndSweep()).toHaveLength(1);
    expect(await world.area.handlers.unsubscribe({ token: `${token}x` }, callContext())).toMatchObject({ code: 410 });
    const gone = createMailEnds(Buffer.alloc(32), 'https://khandai.example');
    const ofNobody = gone.address({ userId: 'gone', type: 'booking' }, 'vi').split('/').at(-1)!;
    expect(await world.area.handlers.unsubscribe({ token: ofNobody }, callContext())).toMatchObject({ code: 410 });
  });

  it('CALL POST /live/api/user/setting/put: of articles and chapters they come until the member switches this type off', async () => {
    const tellAll = async () => {
      for (const kind of ['articleReleased', 'articleWaits'] as const)
        await world.area.tell({ userId: world.viewer.userId, kind, params: { title: 'Quạt điện', name: 'Lan' } });
      await world.area.tell({
        userId: world.viewer.userId,
        kind: 'chapterReleased',
        params: { comic: 'A', chapter: '2' },
      });
      return (await page({ type: 'content' })).total;
    };
    expect(await tellAll()).toBe(3);
    const { notify } = defaultSettings;
    settings.set(world.viewer.userId, { notify: { ...notify, content: { app: false, mail: false } } });
    expect(await tellAll()).toBe(3);
  });

  it('are in the reader’s language, with the name that somebody has now, or none once they are gone', async () => {
    const binh = await register('Bình Sông');
    await world.area.tell({
      userId: world.viewer.userId,
      kind: 'friendRequested',
      actorId: binh.userId,
      goTo: '/thanh-vien',
    });
    expect(await titles(world.viewer, 'en')).toEqual(['Bình Sông wants to be friends']);
    expect(await titles(world.viewer, 'zh')).toEqual(['Bình Sông 想加你為好友']);
    await world.accounts.handlers.updateInfo({ nickname: 'Bình Biển' }, by(binh));
    expect((await page()).list[0]).toMatchObject({
      ...{ type: 'social', title: 'Bình Biển muốn kết bạn', read: false, goTo: '/thanh-vien', createdAt: time.now },
      actor: { userId: binh.userId, displayName: 'Bình Biển' },
    });
    await world.area.tell({ userId: world.viewer.userId, kind: 'friendAccepted', actorId: 'gone' });
    expect((await titles()).filter((title) => title.startsWith('Một thành viên'))).toHaveLength(1);
  });

  it('an actor’s name is no place to put holes into other words', async () => {
    const sly = await register('{{match}} x');
    await world.area.tell({ userId: world.viewer.userId, kind: 'friendRequested', actorId: sly.userId });
    expect(await titles()).toEqual(['{{match}} x muốn kết bạn']);
  });

  describe('CALL POST /live/api/user/message/mark-read', () => {
    const three = async () => {
      for (const kind of ['newDevice', 'friendRequested', 'matchSoon'] as const) {
        time.now += 1;
        await world.area.tell({ userId: world.viewer.userId, kind });
      }
      return (await page()).list;
    };

    it('marks one, twice without harm, and answers what is left', async () => {
      const [booking] = await three();
      const left = { all: 2, system: 1, booking: 0, social: 1, tip: 0, content: 0, reward: 0, apply: 0 };
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
      expect(await world.area.handlers.markRead({}, by(world.viewer))).toMatchObject({ code: 422 });
      expect((await mark({ ids: [] })).all).toBe(0);
    });
  });

  it('SH-4: are listed by type, with the counts of all', async () => {
    await world.area.tell({ userId: world.viewer.userId, kind: 'friendRequested' });
    await world.area.tell({ userId: world.viewer.userId, kind: 'newDevice', params: { device: 'Chrome, Android' } });
    const { list, total, unread } = await page({ type: 'system' });
    expect([list.map(({ body }) => body.slice(0, 16)), total, unread.social]).toEqual([['Chrome, Android.'], 1, 1]);
  });

  describe('SH-4: what a member wants to hear of', () => {
    const wants = (change: Partial<Settings>) => settings.set(world.viewer.userId, change);
    const { notify } = defaultSettings;

    it('reaches them where they want it, and security always reaches the page', async () => {
      wants({ notify: { ...notify, social: { app: false, mail: false }, system: { app: false, mail: false } } });
      await world.area.tell({ userId: world.viewer.userId, kind: 'friendRequested' });
      await world.area.tell({ userId: world.viewer.userId, kind: 'newDevice' });
      await world.area.sweep();
      expect([(await page()).list.map(({ type }) => type), sent]).toEqual([['system'], []]);
    });

    it('goes by mail alone where they want that, in their language, once', async () => {
      const binh = await register('Bình Sông');
      wants({ language: 'en', notify: { ...notify, social: { app: false, mail: true } } });
      await world.area.tell({ userId: world.viewer.userId, kind: 'friendRequested', actorId: binh.userId });
      await world.area.sweep();
      await world.area.sweep();
      expect(sent).toMatchObject([
        {
          to: { value: `${world.viewer.userId}@khandai.example` },
          locale: 'en',
          letter: { kind: 'message', account: 'lan' },
        },
      ]);
      expect(sent[0]!.letter).toMatchObject({ title: 'Bình Sông wants to be friends' });
      expect((await page()).total).toBe(0);
      expect(await world.area.all(world.viewer.userId, 'vi')).toEqual([]);
    });

    it('goes by mail later where its letter could not be stored: the note of it and the letter are one', async () => {
      await world.area.tell({ userId: world.viewer.userId, kind: 'applicationApproved' });
      post.fails = true;
      await expect(world.area.sweep()).rejects.toThrow('no room');
      post.fails = false;
      await world.area.sweep();
      await world.area.sweep();
      expect(sent.map(({ to }) => to.value)).toEqual([`${world.viewer.userId}@khandai.example`]);
    });

    it('comes by mail only after the quiet hours of their zone, and not where it was read by then', async () => {
      time.now = Date.parse('2026-12-01T23:30:00+07:00') + world.made * DAY;
      wants({ quiet: { from: 22 * 60, to: 7 * 60 }, timezone: 'Asia/Bangkok' });
      await world.area.tell({ userId: world.viewer.userId, kind: 'applicationApproved' });
      await world.area.tell({ userId: world.viewer.userId, kind: 'applicationReviewing' });
      await world.area.sweep();
      expect(sent).toEqual([]);
      const seen = (await page()).list.find(({ kind }) => kind === 'applicationReviewing');
      await mark({ id: seen!.id });
      time.now += 7.5 * 3_600_000 - 1;
      await world.area.sweep();
      expect(sent).toEqual([]);
      time.now += 1;
      await world.area.sweep();
      expect(sent.map(({ letter }) => letter)).toMatchObject([{ title: 'Bạn đã là bình luận viên' }]);
    });

    it('needs no mail where there is no address, or where the accounts write a letter of their own', async () => {
      await world.area.tell({ userId: world.viewer.userId, kind: 'passwordChanged' });
      await world.area.sweep();
      expect([sent, (await page()).total]).toEqual([[], 1]);
      withoutMail.add(world.viewer.userId);
      await world.area.tell({ userId: world.viewer.userId, kind: 'applicationApproved' });
      await world.area.sweep();
      expect(sent).toEqual([]);
    });
  });

  it('are forgotten after half a year, and whole when a member is, also where they were about that member', async () => {
    const binh = await register('Bình Sông');
    await world.area.tell({ userId: world.viewer.userId, kind: 'friendRequested', actorId: binh.userId });
    await world.area.tell({ userId: binh.userId, kind: 'newDevice' });
    expect(await world.area.all(binh.userId, 'en')).toMatchObject([{ title: 'Logged in on a new device' }]);
    await world.area.forget(binh.userId);
    expect([await titles(), await world.area.all(binh.userId, 'vi')]).toEqual([[], []]);
    await world.area.tell({ userId: world.viewer.userId, kind: 'newDevice' });
    time.now += INBOX.keepDays * DAY;
    await world.area.sweep();
    expect((await page()).total).toBe(1);
    time.now += 1;
    await world.area.sweep();
    expect((await page()).total).toBe(0);
  });
});

it('every kind has words in every language, or the origin does not start', () => {
  const { vi, en } = words as Record<string, { inbox: { texts: Record<string, unknown> } }>;
  const { matchSoon: _, ...texts } = en!.inbox.texts;
  expect(() => inboxTexts({ ...words, en: { inbox: { ...en!.inbox, texts } } })).toThrow('matchSoon');
  expect(inboxTexts({ ...words, vi: vi! }).of('toString', 'vi', {}).title).toBe('Có thông báo mới');
});

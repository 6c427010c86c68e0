import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Match } from '#domain/match/match.ts';
import { DAY_MINUTES } from '#domain/settings/quietHours.ts';
import { defaultSettings, type QuietHours } from '#domain/settings/settings.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { bookingHandlers } from '#server/bookings/bookings.handlers.ts';
import { calendarHandlers } from '#server/bookings/calendar.handlers.ts';
import { keptCalendar } from '#server/bookings/kept.store.ts';
import { createReminders } from '#server/bookings/reminders.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createMailEnds } from '#server/inbox/mailEnd.ts';
import { createInbox } from '#server/inbox/inbox.ts';
import { inboxTexts } from '#server/inbox/texts.ts';
import { createSettings } from '#server/settings/settings.ts';
import type { Parcel } from '#server/shared/post.ts';
import { readWords } from '#server/page/build.ts';
import { readCalendar } from '../fakes/calendar.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { postTo } from './support/outbox.ts';

const MINUTE = 60_000;
const side = (id: string, name: string) => ({ id, name, logo: `/crests/${id}.svg` });
const commentator = {
  userId: 'c1',
  displayName: 'BLV Sáo Đá',
  nickname: 'Sáo Đá',
  profilePicture: null,
  siteRoleId: 2,
  roomId: 'r1',
  streamLink: null,
  streams: [],
};
const matchAt = (fixtureId: string, startTime: number): Match => ({
  fixtureId,
  staticId: fixtureId,
  liveModeId: '1',
  leagueId: 'l',
  leagueName: 'Giải Bến Sông',
  home: 'Bến Gỗ',
  away: 'Nắng Sớm',
  localteam: side('a', 'Bến Gỗ'),
  visitorteam: side('b', 'Nắng Sớm'),
  startTime,
  status: 'pending',
  score: null,
  roomId: null,
  users: [commentator],
  demo: true,
});

onEveryEngine('bookings', (database) => {
  const matches = new Map([matchAt('late', NOW + 2), matchAt('early', NOW + 1)].map((one) => [one.fixtureId, one]));
  let viewer: MemberViewer;
  let other: MemberViewer;
  const handlers = () =>
    bookingHandlers({ database: database(), matchOf: async (fixtureId) => matches.get(fixtureId) ?? null });
  const book = (fixtureId: string, on = true, commentatorId?: string) =>
    handlers().set({ fixtureId, on, ...(commentatorId ? { commentatorId } : {}) }, callContext({ viewer }));
  const booked = async (who = viewer) => granted(await handlers().list({}, callContext({ viewer: who })));

  beforeAll(async () => {
    const secret = 'a secret of tests, long enough';
    const accounts = createAccounts({
      database: database(),
      bus: inProcessBus(),
      clock: () => NOW,
      secret,
      limits: true,
    });
    const register = async (username: string): Promise<MemberViewer> => {
      const input = { username, password: 'mưa rơi trên mái tôn' };
      const { token } = granted(await accounts.handlers.register(input, callContext()));
      return await memberOf(accounts.identify, token);
    };
    viewer = await register('dat.lich');
    other = await register('nguoi.khac');
  });

  it('CALL POST /live/api/user/booking/booking-schedule: the same twice is the same booking', async () => {
    const first = granted(await book('late'));
    expect(first).toMatchObject({
      fixtureId: 'late',
      commentatorId: null,
      name: 'Bến Gỗ – Nắng Sớm',
      userId: viewer.userId,
    });
    expect(await book('late')).toEqual(first);
    expect(granted(await book('late', true, 'c1'))).toEqual({ ...first, commentatorId: 'c1' });
    expect(await booked()).toHaveLength(1);
  });

  it('CALL GET /live/api/user/booking/booking-list: by start, with the match as it is now, and only one’s own', async () => {
    await book('early');
    expect((await booked()).map(({ match }) => match.fixtureId)).toEqual(['early', 'late']);
    expect(await booked(other)).toEqual([]);
  });

  it('CALL POST /live/api/user/booking/booking-schedule: takes a booking back, twice without harm', async () => {
    expect(await book('late', false)).toBeNull();
    expect(await book('late', false)).toBeNull();
    expect((await booked()).map(({ fixtureId }) => fixtureId)).toEqual(['early']);
  });

  it('CALL POST /live/api/user/booking/booking-schedule: 404 for no fixture, 422 for another’s commentator', async () => {
    expect(await book('nowhere')).toMatchObject({ code: 404 });
    expect(await book('early', true, 'c9')).toMatchObject({ code: 422, fields: { commentatorId: expect.any(String) } });
  });

  describe('SC-7, SC-9: what those who booked are told', () => {
    const start = NOW + 3_600_000;
    const told: string[] = [];
    let now = NOW;
    let quiet: QuietHours | null = null;
    const changed = (change: Partial<Match>) => matches.set('soon', { ...matches.get('soon')!, ...change });
    const remind = async (at = now) => {
      now = at;
      told.length = 0;
      const reminders = createReminders({
        database: database(),
        matchOf: async (fixtureId) => matches.get(fixtureId) ?? null,
        clock: () => now,
        readerOf: async () => ({ locale: 'vi', zone: 'UTC', quiet }),
        tell: async ({ userId, kind, silent }) =>
          void told.push(`${userId === other.userId ? 'other' : 'viewer'} ${kind}${silent ? ' silently' : ''}`),
      });
      await reminders();
      await reminders();
      return [...told].sort();
    };
    const set = (who: MemberViewer, leadMin?: LeadMin | null) =>
      handlers().set(
        { fixtureId: 'soon', on: true, ...(leadMin !== undefined && { leadMin }) },
        callContext({ viewer: who }),
      );
    /** Quiet hours of some hours that end so many minutes before the start. */
    const quietUntilMinutesBefore = (minutes: number): QuietHours => {
      const to = (Math.floor(start / MINUTE) - minutes) % DAY_MINUTES;
      return { from: (to + DAY_MINUTES - 600) % DAY_MINUTES, to };
    };
    beforeEach(async () => {
      await database().run(sql`delete from booking`);
      matches.set('soon', matchAt('soon', start));
      now = NOW;
      quiet = null;
    });

    it('SC-7: each is reminded once, as long before as they chose, 15 minutes where they chose nothing', async () => {
      expect(granted(await set(viewer))).toMatchObject({ leadMin: 15 });
      expect(granted(await set(other, 30))).toMatchObject({ leadMin: 30 });
      // What was chosen stays until something else is.
      expect(granted(await set(other))).toMatchObject({ leadMin: 30 });
      expect(await remind(start - 31 * MINUTE)).toEqual([]);
      expect(await remind(start - 30 * MINUTE)).toEqual(['other matchSoon']);
      expect(await remind(start - 16 * MINUTE)).toEqual([]);
      expect(await remind(start - 15 * MINUTE)).toEqual(['viewer matchSoon']);
      expect(await remind(start - MINUTE)).toEqual([]);
      changed({ status: '1' });
      expect(await remind(start + 1)).toEqual([]);
    });

    it('SC-7: whoever chose the start is told then, and no longer five minutes after it', async () => {
      await set(viewer, 0);
      expect(await remind(start - MINUTE)).toEqual([]);
      changed({ status: '1' });
      expect(await remind(start)).toEqual(['viewer matchStarts']);
      expect(await remind(start + MINUTE)).toEqual([]);
      await set(other, 0);
      expect(await remind(start + 5 * MINUTE)).toEqual([]);
    });

    it('SC-7: where they chose nothing for a match it is what they have by default, also for what was booked before', async () => {
      const settings = createSettings({ database: database() });
      await set(viewer);
      await set(other, 5);
      for (const { userId } of [viewer, other]) await settings.change(userId, { defaultLeadMin: 60 }, NOW);
      expect((await booked())[0]).toMatchObject({ leadMin: 60, leadIsDefault: true });
      expect((await booked(other))[0]).toMatchObject({ leadMin: 5 });
      expect((await booked(other))[0]).not.toHaveProperty('leadIsDefault');
      expect(await remind(start - 60 * MINUTE)).toEqual(['viewer matchSoon']);
      expect(granted(await set(other, null))).toMatchObject({ leadMin: 60, leadIsDefault: true });
      expect(await remind(start - 59 * MINUTE)).toEqual(['other matchSoon']);
      await database().run(sql`delete from settings`);
    });

    it('SC-7: in quiet hours a reminder waits until they end', async () => {
      await set(viewer);
      quiet = quietUntilMinutesBefore(5);
      expect(await remind(start - 15 * MINUTE)).toEqual([]);
      expect(await remind(start - 6 * MINUTE)).toEqual([]);
      expect(await remind(start - 5 * MINUTE)).toEqual(['viewer matchSoon']);
      expect(await remind(start - 4 * MINUTE)).toEqual([]);
    });

    it('SC-7: quiet hours that are given up keep no reminder back', async () => {
      await set(viewer);
      quiet = quietUntilMinutesBefore(5);
      expect(await remind(start - 15 * MINUTE)).toEqual([]);
      quiet = null;
      expect(await remind(start - 14 * MINUTE)).toEqual(['viewer matchSoon']);
    });

    it.each([
      [15, 'matchSoon', 1],
      [15, 'matchSoon', -60],
      [0, 'matchStarts', -60],
    ] as const)(
      'SC-7: a reminder %i minutes before (%s) stands silently in the list where quiet hours end %i minutes before',
      async (lead, kind, end) => {
        await set(viewer, lead);
        quiet = quietUntilMinutesBefore(end);
        if (lead === 0) changed({ status: '1' });
        expect(await remind(start - lead * MINUTE)).toEqual([`viewer ${kind} silently`]);
        expect(await remind(start - lead * MINUTE + MINUTE)).toEqual([]);
      },
    );

    it.each([
      ['postponed', 'bookedPostponed'],
      ['cancelled', 'bookedCancelled'],
      ['abandoned', 'bookedAbandoned'],
      ['WO', 'bookedWalkover'],
    ])('SC-9: a match that is %s is told once, and reminds nobody', async (status, kind) => {
      await set(viewer);
      await set(other, 60);
      expect(await remind(NOW)).toEqual(['other matchSoon']);
      changed({ status });
      expect(await remind(NOW + MINUTE)).toEqual([`other ${kind}`, `viewer ${kind}`]);
      expect(await remind(NOW + 2 * MINUTE)).toEqual([]);
      expect(await remind(start - 10 * MINUTE)).toEqual([]);
    });

    it('SC-9: a match that is moved is told once for each new time, and reminds of that one', async () => {
      await set(viewer);
      changed({ startTime: start + 60 * MINUTE });
      expect(await remind(NOW)).toEqual(['viewer bookedMoved']);
      expect(await remind(start - 10 * MINUTE)).toEqual([]);
      changed({ status: 'postponed' });
      expect(await remind(start)).toEqual(['viewer bookedPostponed']);
      changed({ status: 'pending', startTime: start + 90 * MINUTE });
      expect(await remind(start)).toEqual(['viewer bookedMoved']);
      expect(await remind(start + 75 * MINUTE)).toEqual(['viewer matchSoon']);
    });

    it('SC-9: what was booked before anybody looked after it is learnt without a word', async () => {
      await set(viewer);
      await database().run(sql`update booking set known_start = null, known_status = null`);
      changed({ status: 'postponed' });
      expect(await remind(NOW)).toEqual([]);
      changed({ status: 'cancelled' });
      expect(await remind(NOW)).toEqual(['viewer bookedCancelled']);
    });

    it('SC-9: one who is told by mail alone gets one mail, though such messages are not kept', async () => {
      const sent: Parcel[] = [];
      const inbox = createInbox({
        database: database(),
        clock: () => now,
        post: postTo(sent),
        texts: inboxTexts(readWords('locales')),
        settingsOf: async () => ({
          ...defaultSettings,
          notify: { ...defaultSettings.notify, booking: { app: false, mail: true } },
        }),
        personOf: async () => null,
        mailEnds: createMailEnds(Buffer.alloc(32), 'https://khandai.example'),
        setMail: async () => true,
        mailOf: async () => ({ to: { channel: 'mail', value: 'a@b.example' }, account: 'a' }),
      });
      await set(viewer);
      changed({ status: 'postponed' });
      const reminders = createReminders({
        database: database(),
        matchOf: async (fixtureId) => matches.get(fixtureId) ?? null,
        clock: () => now,
        readerOf: async () => ({ locale: 'vi', zone: 'Asia/Bangkok', quiet: null }),
        tell: inbox.tell,
      });
      for (let i = 0; i < 3; i += 1) {
        await reminders();
        await inbox.sweep();
      }
      expect(sent).toHaveLength(1);
    });
  });

  describe('SC-8: a member’s calendar', () => {
    const calendar = (key = 'one') =>
      calendarHandlers({
        database: database(),
        matchOf: async (fixtureId) => matches.get(fixtureId) ?? null,
        key: Buffer.from(key),
        localeOf: async () => 'vi',
      });
    const site = 'https://khandai.example';
    const as = (who: MemberViewer) => callContext({ viewer: who, site });
    const nobody = callContext({ site });
    const tokenIn = (https: string) => /\/live\/api\/calendar\/(.+)\.ics$/.exec(https)![1]!;
    const read = async (token: string) => {
      const file = granted(await calendar().feed({ token }, nobody));
      expect(file.type).toBe('text/calendar; charset=utf-8');
      return readCalendar(file.bytes.toString());
    };

    it('SC-8: has every booking with its own reminder, and says when one was called off', async () => {
      const { https, webcal } = granted(await calendar().address({}, as(viewer)));
      expect(webcal).toBe(https.replace('https:', 'webcal:'));
      expect(granted(await calendar().address({}, as(viewer))).https).toBe(https);
      matches.set('feed', matchAt('feed', NOW + 5));
      await handlers().set({ fixtureId: 'feed', on: true, leadMin: 60 }, callContext({ viewer }));
      const of = async () => (await read(tokenIn(https))).events.find(({ values }) => values['UID'] === 'feed@khandai');
      expect((await of())!.parts[0]!.values['TRIGGER']).toBe('-PT60M');
      expect((await of())!.values).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '0' });
      matches.set('feed', { ...matchAt('feed', NOW + 5), status: 'postponed', note: 'mưa' });
      const remind = createReminders({
        database: database(),
        matchOf: async (fixtureId) => matches.get(fixtureId) ?? null,
        clock: () => NOW + 1000,
        readerOf: async () => ({ locale: 'vi', zone: 'Asia/Bangkok', quiet: null }),
        tell: async () => {},
      });
      await remind();
      expect((await of())!.values).toMatchObject({
        ...{ STATUS: 'CANCELLED', SEQUENCE: '1', 'LAST-MODIFIED': '20261120T120001Z', DTSTAMP: '20261120T120001Z' },
      });
      await book('feed', false);
    });

    it('SC-8: a new address ends the one before; no other token opens anything', async () => {
      const before = tokenIn(granted(await calendar().address({}, as(viewer))).https);
      const after = tokenIn(granted(await calendar().renew({}, as(viewer))).https);
      expect(after).not.toBe(before);
      expect(await calendar().feed({ token: before }, nobody)).toMatchObject({ code: 404 });
      await read(after);
      const feedId = after.slice(0, 22);
      for (const token of [feedId, `${feedId}${before.slice(22)}`, `${after}x`, 'ẩ'.repeat(44)])
        expect(await calendar().feed({ token }, nobody)).toMatchObject({ code: 404 });
      // Who reads the database alone knows the id, not the token.
      expect(await calendar('another key').feed({ token: after }, nobody)).toMatchObject({ code: 404 });
    });

    it('SC-8: is part of what is told of a member and of what is erased', async () => {
      const token = tokenIn(granted(await calendar().address({}, as(other))).https);
      const kept = keptCalendar(database());
      const told = await kept.tell(other.userId);
      expect(told).toEqual({ madeAt: expect.any(Number) });
      await database().transaction((queries) => kept.erase(queries, other.userId));
      expect(await kept.tell(other.userId)).toBeNull();
      expect(await calendar().feed({ token }, nobody)).toMatchObject({ code: 404 });
    });
  });

  it('a fixture that is gone leaves the list without breaking it', async () => {
    matches.clear();
    expect(await booked()).toEqual([]);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { LIVE } from '#domain/live/live.ts';
import type { Match } from '#domain/match/match.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { bookingHandlers } from '#server/bookings/bookings.handlers.ts';
import { createReminders } from '#server/bookings/reminders.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Viewer } from '#server/http/identify.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

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
  let viewer: Viewer;
  let other: Viewer;
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
    const register = async (username: string): Promise<Viewer> => {
      const input = { username, password: 'mưa rơi trên mái tôn' };
      const { token } = granted(await accounts.handlers.register(input, callContext()));
      return (await accounts.identify(token, null))!;
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

  it('those who booked what begins within a quarter of an hour are told, whoever they are', async () => {
    const told: string[] = [];
    let now = NOW;
    const remind = createReminders({
      database: database(),
      matchOf: async (fixtureId) => matches.get(fixtureId) ?? null,
      clock: () => now,
      tell: async ({ userId, match, goTo }) =>
        void told.push(`${userId === other.userId ? 'other' : 'viewer'} ${match} ${goTo}`),
    });
    matches.set('soon', matchAt('soon', NOW + LIVE.reminderLeadMs + 60_000));
    matches.set('off', { ...matchAt('off', NOW + LIVE.reminderLeadMs), status: 'postponed' });
    await book('early', false);
    for (const fixtureId of ['soon', 'off']) await book(fixtureId);
    await handlers().set({ fixtureId: 'soon', on: true }, callContext({ viewer: other }));
    await remind();
    expect(told).toEqual([]);
    now += 60_000;
    await remind();
    expect(told.sort()).toEqual(
      ['other', 'viewer'].map((who) => `${who} Bến Gỗ – Nắng Sớm ${hrefOf('scheduleBooked')}`),
    );
    now += LIVE.reminderLeadMs;
    await remind();
    expect(told).toHaveLength(2);
    for (const fixtureId of ['soon', 'off']) await book(fixtureId, false);
    await book('early');
  });

  it('a fixture that is gone leaves the list without breaking it', async () => {
    matches.delete('early');
    expect(await booked()).toEqual([]);
  });
});

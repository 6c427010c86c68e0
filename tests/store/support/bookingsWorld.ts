import { beforeAll } from 'vitest';
import { isOfMatch } from '#domain/bookings/ticket.ts';
import type { Match } from '#domain/match/match.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { bookingHandlers } from '#server/bookings/bookings.handlers.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Database } from '#server/database/database.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { callContext, granted, memberOf } from './context.ts';
import { NOW } from './engines.ts';

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
export const matchAt = (fixtureId: string, startTime: number): Match => ({
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

/** Two members over the database of a suite, and matches that its tests change. */
export const bookingsWorld = (database: () => Database) => {
  const matches = new Map([matchAt('late', NOW + 2), matchAt('early', NOW + 1)].map((one) => [one.fixtureId, one]));
  const matchOf = async (fixtureId: string) => matches.get(fixtureId) ?? null;
  let viewer: MemberViewer;
  let other: MemberViewer;
  const handlers = () => bookingHandlers({ database: database(), matchOf, programmeOf: async () => null });
  const book = (fixtureId: string, on = true, commentatorId?: string) =>
    handlers().set({ fixtureId, on, ...(commentatorId ? { commentatorId } : {}) }, callContext({ viewer }));
  const booked = async (who = viewer) =>
    granted(await handlers().list({}, callContext({ viewer: who }))).filter(isOfMatch);

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

  return {
    ...{ matches, matchOf, handlers, book, booked },
    get viewer(): MemberViewer {
      return viewer;
    },
    get other(): MemberViewer {
      return other;
    },
  };
};

import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Match } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';

const side = (id: string, name: string) => ({ id, name, logo: `/crests/${id}.svg` });

export const fakeUser: User = {
  userId: 'u1',
  displayName: 'Thuỳ Gió',
  nickname: 'Thuỳ Gió',
  profilePicture: '/avatars/1.svg',
  siteRoleId: SITE_ROLES.commentator,
};

export const fakeMatch = (changed: Partial<Match> = {}): Match => ({
  fixtureId: 'fx1',
  staticId: 'fx1',
  liveModeId: '1',
  leagueId: 'l1',
  leagueName: 'Giải Vô địch Đồng Bằng',
  home: 'Bến Gỗ',
  away: 'Nắng Sớm',
  localteam: side('bg', 'Bến Gỗ'),
  visitorteam: side('ns', 'Nắng Sớm'),
  startTime: Date.UTC(2026, 10, 21, 12),
  status: '67',
  score: '2-1',
  roomId: 'f1',
  users: [{ ...fakeUser, roomId: 'f1', streamLink: null, streams: [] }],
  demo: true,
  ...changed,
});

import type { Booking, Commentator, Match, Room } from '#domain/match/match.ts';

/** A football match between two invented clubs, at a fixed time, by default. */
export const aMatch = (change: Partial<Match> = {}): Match => {
  const home = change.home ?? 'Bến Gỗ';
  const away = change.away ?? 'Nắng Sớm';
  return {
    fixtureId: 'f1',
    staticId: 's1',
    liveModeId: '1',
    leagueId: 'dong-bang',
    leagueName: 'Giải Vô địch Đồng Bằng',
    home,
    away,
    localteam: { id: 'bg', name: home, logo: '/crests/bg.svg', colours: ['#d8372f', '#ffffff'] },
    visitorteam: { id: 'ns', name: away, logo: '/crests/ns.svg', colours: ['#f2c14a', '#17324f'] },
    startTime: Date.parse('2026-11-21T12:00:00Z'),
    status: 'pending',
    score: null,
    roomId: 'r1',
    users: [],
    demo: true,
    ...change,
  };
};

export const aCommentator = (change: Partial<Commentator> = {}): Commentator => ({
  userId: 'blv1',
  displayName: 'Khang Còi',
  nickname: 'khang',
  profilePicture: null,
  siteRoleId: 2,
  roomId: 'r1',
  streamLink: '/media/r1/index.mpd',
  streams: [],
  ...change,
});

export const aRoom = (change: Partial<Room> = {}): Room => ({
  ...aMatch({ status: '67', score: '2-1' }),
  groupId: 'g1',
  watching: 15_300,
  tabs: ['overview'],
  ...change,
});

export const aBooking = (match: Match = aMatch(), change: Partial<Booking> = {}): Booking => ({
  bookingId: `b-${match.fixtureId}`,
  fixtureId: match.fixtureId,
  commentatorId: null,
  name: '',
  userId: 'u1',
  startTime: match.startTime,
  match,
  ...change,
});

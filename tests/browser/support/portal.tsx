import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Root } from '#ui/layouts/Root.tsx';
import type { Music } from '#ui/app/music.ts';
import type { Vod } from '#ui/app/vod.ts';
import type { Group, Key } from '#ui/i18n/groups.ts';
import { ADULT } from '#domain/routing/adults.ts';
import type { User } from '#domain/people/user.ts';
import { localePath, type Locale } from '#domain/locale/locale.ts';
import type { InboxMessage } from '#domain/inbox/inbox.ts';
import type { Friend, FriendState } from '#domain/people/people.ts';
import type { AccountsPort } from '#ports/accounts.ts';
import type { LazyPorts } from '#ports/lazyPorts.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { SchedulePort } from '#ports/schedule.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { Standing } from '#domain/social/social.ts';
import { asGuest, member } from '../../fakes/accounts.ts';
import { fakeLoadPort, silentPorts } from '../../fakes/ports.ts';
import type { BoardSport } from '#domain/match/board/board.ts';
import { aSportOverview, sportMatches } from '../../fakes/boards.ts';
import { saidFrom } from '../../fakes/chat.ts';
import { fakeComments } from '../../fakes/comments.ts';
import { anOwnDecision, anOwnReport } from '../../fakes/moderation.ts';
import { aBooking, aCommentator, aMatch, aRoom } from '../../fakes/matches.ts';
import { aPricedFixture } from '../../fakes/boardOfOdds.ts';
import { aFavourite } from '../../fakes/favourites.ts';
import { aShelfItem } from '../../fakes/films.ts';
import { aFixture, aRunningFixture, someEvents } from '../../fakes/fixtures.ts';
import { aLeague, aTopPlayer, someRounds } from '../../fakes/leagues.ts';
import {
  aManagerDetail,
  anEnded,
  aSquadPlayer,
  aTableOfBenGo,
  aTeamDetail,
  aTeamHistory,
  aTeamStat,
  aVenueDetail,
} from '../../fakes/teams.ts';
import { aPlayerComparison, aTeamComparison } from '../../fakes/comparisons.ts';
import { aPlayed, aPlayer, someCareer } from '../../fakes/players.ts';
import { aLevel, aReferral } from '../../fakes/rewards.ts';
import { roomApp } from '../../fakes/roomApp.ts';
import { act, show } from '../../fakes/screen.tsx';
import { fakeSettings } from '../../fakes/settings.ts';
import { comicArea, keptArea } from './comicArea.ts';
import { filmArea } from './filmArea.ts';
import { musicArea, playlistArea } from './musicArea.ts';
import { chessArea, duels, gameArea } from './gameArea.ts';
import { highlightArea } from './highlightArea.ts';
import { newsArea } from './newsArea.ts';
import { promotionArea } from './promotionArea.ts';
import { tipArea } from './tipArea.ts';
import { tvArea } from './tvArea.ts';

const NOW = Date.parse('2026-11-21T11:52:00Z');
const streams = [
  { protocol: 'dash', streamLink: '/media/r1/index.mpd', profile: '1080p', label: 'HD', fps: 30, bitrate: 8000 },
] as const;
const users = [aCommentator({ streams })];
const live = aMatch({ status: '67', score: '2-1', users });
const coming = aMatch({ fixtureId: 'f2', roomId: 'r2', home: 'Cá Mập', startTime: NOW + 5_400_000 });
const ended = aMatch({ fixtureId: 'f3', roomId: null, home: 'Đại Bàng', status: 'FT', score: '0-3' });
const matches = [live, coming, ended];

const footballLeague = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'giai-dong-bang', logo: '', country: '' };

const onNow = { status: 'live', statusText: '67', phase: '2H', minute: 67, score: { home: 2, away: 1 } } as const;

/** Rooms of the sports with boards of their own, by their ids. */
const sportRooms: Readonly<Record<string, BoardSport>> = { b1: 'basketball', m1: 'marble', e1: 'esport', c1: 'casino' };
const roomWith = (roomId: string) => {
  const sport = sportRooms[roomId];
  if (roomId === 'r2') return aRoom({ ...coming, groupId: '30' });
  const room = aRoom({ users, groupId: '30', tabs: sport ? ['overview'] : ['overview', 'analysis'] });
  if (roomId === 'r1') return room;
  return sport ? { ...room, ...sportMatches[sport], fixtureId: roomId, roomId } : null;
};

const schedulePort: Partial<SchedulePort> = {
  day: async () => succeeded(matches),
  dayCounts: async () => succeeded([]),
  feature: async ({ status }) =>
    succeeded(matches.filter((one) => status === undefined || (status === 'live') === (one === live))),
  room: async (roomId) => {
    const room = roomWith(roomId);
    return room ? succeeded(room) : failed({ kind: 'refused', code: 404 });
  },
  totalLive: async () => succeeded({ totalLive: 1 }),
  overview: async (fixtureId) => {
    const sport = sportRooms[fixtureId];
    return succeeded(sport ? aSportOverview(sport) : { events: [], stats: [] });
  },
};

const unread = { all: 1, system: 0, booking: 0, social: 1, tip: 0, content: 0, reward: 0, apply: 0 };
const message: InboxMessage = {
  ...{ id: 'n1', type: 'social', kind: 'friendRequested', title: 'Mai muốn kết bạn', body: 'Đồng ý hoặc từ chối.' },
  ...{ createdAt: NOW - 180_000, read: false, goTo: '/thanh-vien' },
};
const friend = (name: string, state: FriendState = 'friend'): Friend => ({
  user: { ...member, userId: name, displayName: name },
  ...{ state, mutual: 2 },
});

const invited = { referralId: 'i1', user: null, maskedName: 'B…', ts: NOW - 86_400_000, state: 'registered' } as const;

const speaker: Standing = {
  ...{ target: { type: 'user', id: 'blv1' }, counters: { followers: 12_400 }, rating: { avg: 8.4, n: 31 } },
  me: { liked: false, saved: false, following: true, reactions: [], rating: 8 },
};

const areas: { readonly [K in keyof LazyPorts]?: Partial<LazyPorts[K]> } = {
  bookings: { list: async () => succeeded([aBooking(coming)]) },
  tips: tipArea,
  films: filmArea,
  comics: comicArea,
  keptChapters: keptArea,
  ...{ music: musicArea, playlists: playlistArea },
  ...{ news: newsArea(NOW), highlights: highlightArea(NOW), comments: fakeComments({ now: NOW }) },
  reports: {
    mine: async () => succeeded({ list: [anOwnReport({ state: 'upheld', answer: 'Đã gỡ' })], next: null }),
    aboutMe: async () => succeeded({ list: [anOwnDecision()], next: null }),
  },
  promotions: promotionArea(NOW),
  ...{ games: gameArea, chess: chessArea },
  tv: tvArea,
  football: {
    day: async ({ view }) => {
      const fixtures = [view === 'ty-le-keo' ? aPricedFixture() : aFixture()];
      return succeeded({ leagues: [{ league: footballLeague, fixtures }], next: null });
    },
    dayCounts: async () => succeeded([]),
    fixture: async () => succeeded(aRunningFixture()),
    events: async () => succeeded(someEvents),
    league: async () => succeeded(aLeague()),
    table: async () => succeeded(aTableOfBenGo()),
    rounds: async () => succeeded(someRounds),
    roundFixtures: async () => succeeded([aFixture()]),
    bracket: async () => succeeded({ rounds: [], third: null }),
    ranks: async () => succeeded({ rounds: [], rows: [], fresh: [] }),
    topPlayers: async () => succeeded([aTopPlayer('Sầm Bắc', 11)]),
    team: async () => succeeded(aTeamDetail({ live: aFixture({ ...onNow, roomId: 'r1' }) })),
    squad: async () => succeeded([aSquadPlayer('Sầm Bắc', 'FW', 9), aSquadPlayer('Lường Hanh', 'GK', 1)]),
    teamFixtures: async () => succeeded({ list: [anEnded('e1', 3, 0), anEnded('e2', 0, 1)], next: null }),
    teamStats: async () => succeeded([aTeamStat()]),
    teamHistory: async () => succeeded(aTeamHistory()),
    manager: async () => succeeded(aManagerDetail()),
    venue: async () => succeeded(aVenueDetail()),
    compareTeams: async () => succeeded(aTeamComparison()),
    comparePlayers: async () => succeeded(aPlayerComparison()),
    player: async () => succeeded(aPlayer()),
    playerMatches: async () => succeeded([1, 8, 15].map((days) => aPlayed(days))),
    playerCareer: async () => succeeded(someCareer),
  },
  favourites: {
    list: async ({ type }) =>
      succeeded({ list: [aFavourite({ target: { type, id: 'ben-go' } })], pageNum: 1, pageSize: 30, total: 1 }),
  },
  inbox: {
    page: async () => succeeded({ list: [message], pageNum: 1, pageSize: 50, total: 1, unread }),
    unread: async () => succeeded(unread),
  },
  people: {
    list: async (state) => succeeded({ list: [friend('Mai', state), friend('Lá', state)], total: 2, next: null }),
    find: async () => succeeded([friend('Mai')]),
    one: async () => succeeded(friend('Mai')),
  },
  social: {
    cards: async (targets) =>
      succeeded(
        targets.map((target) => ({
          ...{ target, title: 'Khang Còi', subtitle: '', img: null, path: `/thanh-vien/${target.id}`, badge: 'BLV' },
          takes: ['follow', 'rate'],
        })),
      ),
    shelf: async () => succeeded([aShelfItem]),
    standing: async (targets) => succeeded(targets.map((target) => ({ ...speaker, target }))),
    liked: async () => succeeded({ list: [{ target: { type: 'song', id: 'a' }, card: null, since: NOW }], next: null }),
    saved: async ({ type }) => {
      const target = type === 'song' ? ({ type, id: 'a' } as const) : speaker.target;
      return succeeded({ list: [{ target, card: null, since: NOW - 60_000 }], next: null });
    },
    followed: async () =>
      succeeded({ list: [{ target: speaker.target, card: null, since: NOW - 60_000 }], next: null }),
    history: async () =>
      succeeded({
        list: [{ ...{ target: speaker.target, card: null, position: 0, duration: 0 }, done: false, at: NOW - 60_000 }],
        next: null,
      }),
  },
  commentators: {
    announced: async () => succeeded([aBooking({ ...live, users }), aBooking({ ...coming, users })]),
    past: async () => succeeded([{ ...ended, users }]),
  },
  rewards: {
    level: async () => succeeded(aLevel),
    points: async () =>
      succeeded({ list: [{ entryId: 'e1', reasonKey: 'registered', delta: 50, balance: 50, ts: NOW }], next: null }),
    referral: async () =>
      succeeded({ ...aReferral, invited: [invited], totals: { ...aReferral.totals, registered: 1 } }),
  },
  security: {
    overview: async () => succeeded({ username: 'lan', hasPassword: true, contacts: [] }),
    sessions: async () =>
      succeeded([
        {
          ...{ sessionId: 's1', device: { browser: 'Chrome', system: 'Windows' }, current: true },
          ...{ openedAt: NOW - 3_600_000, lastSeenAt: NOW },
        },
      ]),
  },
  signInMethods: { open: async () => succeeded({ google: true, passkey: true }) },
  passkeys: { ability: async () => 'button', list: async () => succeeded([]) },
  google: { linkedAt: async () => succeeded(null) },
  applications: {
    my: async () => succeeded(null),
    positions: async () =>
      succeeded([{ positionId: 'p1', liveModeId: '5', lang: 'vi', openings: 3, when: 'evenings' as const }]),
  },
};

/** The path of a room of the fake portal whose match has not begun. */
export const WAITING = '/truc-tiep/the-thao/bong-da/ca-map-nang-som-r2';
/** The path of a room of the fake portal. */
export const ROOM = '/truc-tiep/the-thao/bong-da/ben-go-nang-som-r1';

interface Portal {
  readonly locale?: Locale;
  readonly held?: 'none' | 'member';
  readonly live?: Partial<SchedulePort>;
  readonly areas?: typeof areas;
  /** The member who is logged in; without a role by default. */
  readonly viewer?: User;
  /** Whether the viewer has confirmed their age. */
  readonly adult?: boolean;
  /** Number of messages in the chat; five by default. */
  readonly said?: number;
  /** The origin's answers to login and registration. */
  readonly accounts?: Partial<AccountsPort>;
  /** The browser's storage, so that the portal can be opened with it again. */
  readonly storage?: StoragePort;
  /** The film player; it never loads if absent. */
  readonly vod?: Vod;
  /** The music player; it never loads if absent. */
  readonly music?: Music;
}

/** The whole portal at an address, over fakes that have content on every page, for a member by default. */
export const openPortal = async (path: string, given: Portal = {}) => {
  const { locale = 'vi', held = 'member', said = 5, viewer = member } = given;
  const loadPort = fakeLoadPort({ ...areas, ...given.areas });
  const { app, origin } = roomApp({
    ...{ path: localePath(locale, path), locale, held, duels },
    ...(held === 'member' && { settings: fakeSettings().actor }),
    accounts: { info: async () => succeeded(viewer), guestLogin: async () => asGuest, ...given.accounts },
    ...(given.storage && { storage: given.storage }),
    ...(given.vod && { vod: given.vod }),
    ...(given.music && { music: given.music }),
    ports: silentPorts({ schedule: { ...schedulePort, ...given.live }, loadPort }),
  });
  if (given.adult) app.storage.write(ADULT, 'yes');
  for (const { data } of saidFrom(1, said)) origin.publish({ seq: data.kind === 'message' ? data.seq : 0, data });
  const { place } = await show(<Root app={app} />, app);
  /** Resolves once an element is visible; meanwhile delivers the chat origin's frames. */
  const shown = (selector: string) =>
    expect.poll(() => (origin.deliver(), place.querySelector(selector)), { timeout: 10_000 }).not.toBeNull();
  const named = (name: string, within = 'button') =>
    [...place.querySelectorAll<HTMLElement>(within)].find((one) =>
      (one.ariaLabel ?? one.textContent ?? '').includes(name),
    );
  const press = async (name: string, within?: string) => {
    await expect.poll(() => named(name, within), { timeout: 10_000 }).toBeDefined();
    await act(() => userEvent.click(named(name, within)!));
  };
  const says = (text: string) => expect.poll(() => place.textContent, { timeout: 10_000 }).toContain(text);
  /** Loads the words of a group in the portal's language. */
  const words = async <G extends Group>(group: G) => {
    await app.words.load(locale, [group]);
    return (key: string): string => app.words.word(locale, group, key as Key<G>);
  };
  return { app, origin, place, shown, press, says, words };
};

import { demoPromotions } from '../demo/promotions/demoPromotions.ts';
import { createPromotionCatalogue } from '../promotions/catalogue.ts';
import { promotionsHandlers } from '../promotions/promotions.handlers.ts';
import { demoFootball } from '../demo/football/demoFootball.ts';
import type { Application } from '#domain/application/application.ts';
import { emptyForm } from '#domain/application/form.ts';
import type { Question } from '#domain/help/help.ts';
import { levelOf } from '#domain/level/level.ts';
import type { Match, Room } from '#domain/match/match.ts';
import { readTargets, type Card } from '#domain/social/social.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { Referral } from '#domain/referral/referral.ts';
import { fixturesHandlers } from '../football/fixtures.handlers.ts';
import { leaguesHandlers } from '../football/leagues.handlers.ts';
import { teamsHandlers } from '../football/teams.handlers.ts';
import type { Handlers } from '../http/handlers.ts';
import { portalHandlers } from '../portal/portal.handlers.ts';
import { refused } from '../shared/refusal.ts';
import { fakeChatRoom } from './fakeChatRoom.ts';
import { fakeComics } from './fakeComics.ts';
import { exampleFilms, fakeFilms } from './fakeFilms.ts';
import { fakeMatch, fakeUser } from './fakeContent.ts';
import { fakePortal } from './fakePortal.ts';
import type { MatchVotes } from '#domain/football/votes.ts';
import { noGuesses, type TableGuesses } from '#domain/match/board/guess.ts';
import { fakeModeration } from './fakeModeration.ts';
import { fakeMusicCalls } from './fakeMusic.ts';
import { fakeSignIn } from './fakeSignIn.ts';
import { fakeTalk } from './fakeTalk.ts';
import { fakeTips } from './fakeTips.ts';
import { fakeConsole } from './fakeConsole.ts';
import { fakeNews, fakeNewsroom } from './fakeNews.ts';
import { fakeGames } from './fakeGames.ts';
import { servedHighlights } from './fakeHighlights.ts';
import { fakeTv } from './fakeTv.ts';

/** No football data. */
const fakeTarget = { type: 'room', id: 'f1' } as const;
const joinedParty = { partyId: 'p1', code: 'ABC234', me: 'u1', target: fakeTarget, path: '/' };
const fakeStanding = { target: fakeTarget, counters: {}, rating: { avg: 0, n: 0 } };
const fakeCard = { target: fakeTarget, title: 'Bến Gỗ – Nắng Sớm', subtitle: '', img: null, path: '/' };
/** Everybody is a commentator; everything else is the one room. */
const cardsOf = (targets: string) =>
  (readTargets(targets) ?? []).map((target): Card =>
    target.type === 'user' ? { ...fakeCard, target, title: fakeUser.displayName, takes: ['follow', 'rate'] } : fakeCard,
  );
const nothingMarked = { list: [], next: null };
const fakeReminder = { defaultLeadMin: 15, quiet: null, perTeam: [], perCommentator: [] } as const;
const fakeApplication: Application = {
  ...{ applicationId: 'a1', state: 'draft', rev: 1, step: 1, form: emptyForm, history: [] },
};

const applied = async (): Promise<Application> => fakeApplication;

const fakeQuestion: Question = {
  ...{ askId: 'q1', mail: 'an@khandai.vn', text: 'Hình đứng', askedAt: 0, answer: null, answeredAt: null },
};

const fakeReferral: Referral = {
  ...{ code: 'ABCD2345', link: 'https://khandai.example/?pid=ABCD2345', invited: [], invitedNext: null },
  totals: { registered: 0, qualified: 0, points: 0 },
  rule: { pointsEach: 100, qualifyDays: 30, limit: 10, limitDays: 30, bindDays: 14 },
};

const room = (changed: Partial<Match> = {}): Room => ({
  ...fakeMatch(changed),
  groupId: '30',
  watching: 12,
  tabs: ['overview'],
});

const nothingUnread = { all: 0, system: 0, booking: 0, social: 0, tip: 0, content: 0, reward: 0, apply: 0 };
const friend = async () => ({ user: fakeUser, state: 'none', mutual: 0 }) as const;
const votes: MatchVotes = { total: 0, split: { '1': 0, X: 0, '2': 0 }, me: null, closesTs: 0 };
const tableGuesses: TableGuesses = { round: 1, open: true, split: noGuesses, me: null, seq: 0 };
const calendarAddress = async () => ({ webcal: 'webcal://a.example/1.ics', https: 'https://a.example/1.ics' });
const sentCode = { requestId: 'r', ttlSec: 600, resendAfterSec: 60, channel: 'mail' } as const;
const session = { token: 'member-token', refreshToken: 'refresh', user: fakeUser };

const newcomer = { level: 1, registeredAt: 0, phoneProven: false, mailProven: false, bookedAt: [], friendsAt: [] };

/** Handlers that know one football room "f1", one marble room "m1" and two members; `changed` replaces some. */
export const fakeHandlers = (
  changed: { readonly [Area in keyof Handlers]?: Partial<Handlers[Area]> } = {},
): Handlers => {
  const schedule: Handlers['schedule'] = {
    featureMatch: async ({ status }) => (status === 'ended' ? [] : [fakeMatch()]),
    liveRoom: async ({ id }) => {
      if (id === 'f1') return room();
      return id === 'm1'
        ? room({ liveModeId: '3', home: '', away: '', title: 'Vòng Xoáy số 8', roomId: 'm1' })
        : refused(404);
    },
    anchorSchedule: async () => [],
    liveSchedule: async () => Array.from({ length: 40 }, (_, i) => fakeMatch({ fixtureId: `fx${i}` })),
    modes: async () => [{ liveModeId: '1', name: 'Bóng đá', icon: 'football', slug: 'bong-da', livemode: true }],
    anchors: async () => [fakeUser],
    anchorDetail: async () => fakeUser,
    anchorRooms: async () => [fakeMatch()],
    search: async () => ({ list: [fakeMatch()], next: null }),
    leagues: async () => [
      { leagueId: 'mua-mua', leagueName: 'Esport Mùa Mưa', liveModeId: '5', slugs: ['esport-mua-mua'] },
    ],
    totalLive: async () => ({ totalLive: 12 }),
    dayCounts: async () => [],
    ...changed.schedule,
  };
  return {
    schedule,
    accounts: {
      guestLogin: async () => ({ guestToken: 'guest-token', guest: fakeUser }),
      guestInfo: async () => fakeUser,
      info: async (_input, { viewer }) => ({ ...fakeUser, userId: viewer?.userId ?? '' }),
      login: async (_input, { setBinding, browser }) => {
        if (browser) setBinding('binding-of-this-browser');
        return session;
      },
      register: async () => session,
      resetPassword: async () => session,
      refreshToken: async () => session,
      logout: async () => null,
      checkUsername: async () => ({ ok: true }),
      updateInfo: async () => fakeUser,
      ...changed.accounts,
    },
    security: {
      overview: async () => ({ username: 'an', hasPassword: true, contacts: [] }),
      sessions: async () => [],
      revoke: async () => null,
      revokeOthers: async () => ({ ended: 0 }),
      confirm: async () => ({ proof: 'proof', ttlSec: 600 }),
      changePassword: async () => ({ ended: 0 }),
      firstPassword: async () => ({ ended: 0 }),
      ...changed.security,
    },
    promotions: promotionsHandlers({
      catalogue: createPromotionCatalogue({ all: async () => [], counts: async () => new Map() }, demoPromotions),
      store: {
        factsOf: async () => newcomer,
        claimsOf: async () => [],
        claim: async ({ promotionId, points }, _wish, at) => ({
          ...{ kind: 'claimed', claim: { promotionId, points, at }, entry: null },
        }),
      },
      settle: async () => 1,
    }),
    codes: {
      checkEmail: async () => ({ ok: true }),
      checkPhone: async () => ({ ok: true }),
      sendEmail: async () => sentCode,
      sendOtp: async () => sentCode,
      checkSms: async () => ({ ticket: 'ticket', taken: false }),
      forgotPassword: async () => sentCode,
      phoneVerify: async () => fakeUser,
      emailVerify: async () => fakeUser,
      ...changed.codes,
    },
    match: {
      stat: async ({ id }, { now }) => ({
        ...{ ts: now, untilTs: now, statusText: 'live', score: null, watching: id.length, minute: null, tabs: [] },
      }),
      overview: async () => ({ events: [], stats: [] }),
      analysis: async () => refused(404),
      odds: async () => [],
      oddsHistory: async () => [],
      lineHistory: async () => [],
      moments: async () => [],
      ...changed.match,
    },
    fixtures: { ...fixturesHandlers(demoFootball), ...changed.fixtures },
    leagues: { ...leaguesHandlers(demoFootball), ...changed.leagues },
    teams: { ...teamsHandlers(demoFootball), ...changed.teams },
    favourites: {
      list: async () => ({ list: [], pageNum: 1, pageSize: 30, total: 0 }),
      ...{ sort: async () => null, suggested: async () => [] },
      ...{ calendar: calendarAddress, renewCalendar: calendarAddress },
      calendarFeed: async () => ({ type: 'text/calendar; charset=utf-8', bytes: Buffer.from('BEGIN:VCALENDAR') }),
      ...changed.favourites,
    },
    guesses: { read: async () => tableGuesses, put: async () => tableGuesses, ...changed.guesses },
    votes: { read: async () => votes, submit: async () => votes, ...changed.votes },
    calendar: {
      ...{ address: calendarAddress, renew: calendarAddress },
      feed: async () => ({ type: 'text/calendar; charset=utf-8', bytes: Buffer.from('BEGIN:VCALENDAR') }),
      ...changed.calendar,
    },
    bookings: { set: async () => null, list: async () => [], ...changed.bookings },
    chat: {
      history: async () => ({ epoch: 'e', messages: [], firstSeq: 0, lastSeq: 0 }),
      token: async () => ({ token: 'chat-token', ttlSec: 60 }),
      ...changed.chat,
    },
    chatRoom: { ...fakeChatRoom, ...changed.chatRoom },
    pictures: {
      ...{ upload: async () => fakeUser, take: async () => fakeUser, remove: async () => fakeUser },
      ...changed.pictures,
    },
    uploads: {
      ...{ begin: async () => ({ uploadId: 'up1', chunk: 1024, offset: 0 }), put: async () => ({ offset: 5 }) },
      ...{ state: async () => ({ offset: 5, size: 5, expiresAt: 0 }), cancel: async () => null },
      finish: async ({ uploadId }) => ({ uploadId, mime: 'image/png', size: 5 }),
      ...changed.uploads,
    },
    settings: {
      ...{ get: async () => defaultSettings, put: async () => defaultSettings },
      ...{ reminder: async () => fakeReminder, updateReminder: async () => fakeReminder, ...changed.settings },
    },
    applications: {
      ...{ my: async () => null, save: applied, contact: applied, submit: applied, withdraw: async () => null },
      ...{
        voice: applied,
        photo: applied,
        takeVoice: applied,
        takePhoto: applied,
        removePhoto: applied,
        reply: applied,
      },
      file: async () => ({ type: 'image/webp', bytes: Buffer.from('bytes') }),
      positions: async () => [],
      reviewList: async () => ({ list: [], next: null }),
      review: async () => ({ application: fakeApplication, userId: 'm1', displayName: 'An', submittedAt: 0 }),
      ...changed.applications,
    },
    ...fakeSignIn(session, changed),
    client: { log: async () => null, ...changed.client },
    social: {
      ...{ state: async () => [fakeStanding], cards: async ({ targets }) => cardsOf(targets) },
      ...{ react: async () => ({ on: true, counters: { likes: 1 } }), rate: async () => ({ avg: 9, n: 1 }) },
      ...{ save: async () => ({ on: true }), follow: async () => ({ on: true }) },
      ...{
        liked: async () => nothingMarked,
        saved: async () => nothingMarked,
        followed: async () => nothingMarked,
        followedAll: async () => [],
        history: async () => nothingMarked,
      },
      ...{ putHistory: async () => ({ accepted: 1 }), forgetHistory: async () => null, view: async () => null },
      ...{ reached: async () => [], shelf: async () => [], putOffShelf: async () => ({ on: true }) },
      ...{ mute: async () => [], muteList: async () => [] },
      ...changed.social,
    },
    help: {
      known: async () => [],
      ask: async () => ({ askId: 'q1' }),
      list: async () => ({ list: [], total: 0, next: null }),
      answer: async () => fakeQuestion,
      ...changed.help,
    },
    level: {
      ...{ info: async () => levelOf(50), points: async () => ({ list: [], next: null }) },
      ...changed.level,
    },
    referral: {
      ...{ info: async () => fakeReferral, bind: async () => fakeReferral },
      list: async () => ({ list: [], total: 0, next: null }),
      ...changed.referral,
    },
    privacy: {
      ...{ export: async () => ({ takenAt: 0, stored: {} }), delete: async () => ({ eraseAt: 0 }) },
      keep: async () => fakeUser,
      ...changed.privacy,
    },
    tips: fakeTips(changed.tips),
    films: fakeFilms(changed.films, exampleFilms),
    ...fakeMusicCalls,
    tv: fakeTv(changed.tv),
    comics: fakeComics(changed.comics),
    ...{ news: fakeNews(changed.news), newsroom: fakeNewsroom, highlights: servedHighlights, operator: fakeConsole },
    games: fakeGames(changed.games),
    handover: {
      create: async () => ({ code: 'ABC234', expiresTs: 1 }),
      take: async () => ({ target: fakeTarget, positionSec: 5, path: '/' }),
      ...changed.handover,
    },
    chess: {
      list: async () => ({ mine: [], seeks: [] }),
      create: async () => ({ gameId: 'ABC234' }),
      join: async () => ({ gameId: 'ABC234' }),
      ...changed.chess,
    },
    party: { create: async () => joinedParty, join: async () => joinedParty, ...changed.party },
    ...fakeTalk(changed),
    ...fakeModeration(changed),
    links: { open: async () => ({ goTo: '/' }), ...changed.links },
    signInMethods: { open: async () => ({ google: false, passkey: false }), ...changed.signInMethods },
    inbox: {
      list: async () => ({ list: [], pageNum: 1, pageSize: 50, total: 0, unread: nothingUnread }),
      markRead: async () => nothingUnread,
      unsubscribe: async () => ({ type: 'booking', on: false }),
      ...changed.inbox,
    },
    people: {
      ...{ request: friend, accept: friend, decline: friend, cancel: friend, remove: friend },
      ...{ block: friend, unblock: friend, one: friend },
      isFriend: async () => ({ friend: false, state: 'none' }),
      list: async () => ({ list: [], total: 0, next: null }),
      find: async () => [],
      ...changed.people,
    },
    portal: {
      ...portalHandlers({
        config: { publicUrl: null, host: '127.0.0.1', port: 8080, demo: true },
        schedule,
        portal: fakePortal(),
      }),
      ...changed.portal,
    },
  };
};

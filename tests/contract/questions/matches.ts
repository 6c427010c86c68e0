import { defaultRules } from '#domain/chat/rules.ts';
import type { Asking, Place } from './asking.ts';

export const matchesQuestions = ({
  live,
  coming,
  member,
  speaker,
  zone,
  today,
}: Place): Pick<
  Asking,
  'schedule' | 'match' | 'guesses' | 'bookings' | 'calendar' | 'chat' | 'chatRoom' | 'social'
> => ({
  schedule: {
    featureMatch: { input: { status: 'live', pageSize: 3 }, holds: (all) => all.length > 0 && all.length <= 3 },
    liveRoom: { input: { id: live.roomId! }, holds: ({ fixtureId }) => fixtureId === live.fixtureId },
    anchorSchedule: {
      input: { fixtureId: live.fixtureId },
      holds: (all) => all.every((one) => one.fixtureId === live.fixtureId),
    },
    liveSchedule: { input: { date: today, timezone: zone, pageSize: 200 }, holds: (all) => all.length >= 40 },
    dayCounts: { input: { from: today, to: today, timezone: zone }, holds: ([first]) => first?.day === today },
    modes: { input: {}, holds: (all) => all.length === 10 },
    anchors: { input: {}, holds: (all) => all.length >= 12 },
    anchorDetail: { input: { userId: speaker }, holds: ({ userId }) => userId === speaker },
    anchorRooms: {
      input: { userId: speaker },
      holds: (all) => all.length > 0 && all.every(({ users }) => users.some(({ userId }) => userId === speaker)),
    },
    search: { input: { q: 'ben go', timezone: zone }, holds: ({ list }) => list.length > 0 },
    leagues: {
      input: { liveModeId: '5' },
      holds: (all) => all.length > 0 && all.every(({ slugs }) => slugs.length > 0),
    },
    totalLive: { input: {}, holds: ({ totalLive }) => totalLive > 0 },
  },
  match: {
    stat: { input: { id: live.roomId! }, holds: ({ ts, untilTs }) => ts <= untilTs },
    overview: { input: { id: live.fixtureId }, holds: ({ events }) => Array.isArray(events) },
    analysis: { input: { id: live.fixtureId }, holds: ({ home }) => home.length === 5 },
    odds: { input: { id: live.fixtureId }, holds: (all) => all.length > 0 },
    moments: {
      input: { roomId: live.roomId! },
      holds: (all) => all.every(({ momentId, label }) => momentId !== '' && label !== ''),
    },
    oddsHistory: {
      input: { id: live.fixtureId, market: '1x2' },
      holds: (all) => all.length === 3 && all.every(({ points }) => points.length > 0),
    },
    lineHistory: {
      input: { id: live.fixtureId, market: 'ah' },
      holds: ([first]) => first?.lineMove === 'opened' && first.line !== undefined,
    },
  },
  // A football match has no table; answers for tables are tested in server/match/guesses.handlers.test.ts.
  guesses: {
    read: { input: { id: live.fixtureId, round: 1 }, refused: 404 },
    put: { input: { fixtureId: live.fixtureId, round: 1, guess: 'tie' }, refused: 404 },
  },
  bookings: {
    set: {
      input: { fixtureId: coming.fixtureId, on: true },
      holds: (booking) => booking !== null && 'match' in booking && booking.fixtureId === coming.fixtureId,
    },
    list: { input: { with: 'all' }, holds: ([first]) => first?.leadMin === 15 },
  },
  calendar: {
    address: { input: {}, holds: ({ webcal }) => webcal.startsWith('webcal://') },
    renew: { input: {}, holds: ({ https }) => https.endsWith('.ics') },
    feed: { input: { token: 'of-nobody' }, refused: 404 },
  },
  chat: {
    history: { input: { groupId: '30', limit: 5 }, holds: ({ messages }) => messages.length <= 5 },
    token: { input: {}, holds: ({ token, ttlSec }) => token !== member.token && ttlSec === 60 },
  },
  chatRoom: {
    detail: { input: { id: '30' }, holds: ({ rules, me }) => rules.maxLength === 500 && me.role === null },
    ruleUpdate: { input: { groupId: '30', rules: defaultRules }, refused: 403 },
    filterList: { input: { groupId: '30' }, refused: 403 },
    filterPut: { input: { groupId: '30', words: ['lừa đảo'] }, refused: 403 },
    pin: { input: { groupId: '30', on: false }, refused: 403 },
    pollCreate: {
      input: { groupId: '30', question: 'Ai thắng?', options: ['Nhà', 'Khách'], durationSec: 60, clientId: 'p1' },
      refused: 403,
    },
    pollVote: { input: { pollId: 'khong-co', optionId: '1' }, refused: 404 },
    pollClose: { input: { pollId: 'khong-co' }, refused: 404 },
    mute: { input: { userId: 'khong-ai', minutes: 1 }, refused: 403 },
    ban: { input: { groupId: '30', userId: 'khong-ai', until: 1, reason: 'Rủ rê kèo' }, refused: 403 },
    delete: { input: { groupId: '30', userId: 'khong-ai', last: 3 }, refused: 403 },
    sweep: { input: { groupId: '30', minutes: 10, days: 7, reason: 'Làm loạn', clientId: 's1' }, refused: 403 },
  },
  social: {
    state: { input: { targets: `room:${live.roomId}` }, holds: ([one]) => one?.target.id === live.roomId },
    cards: { input: { targets: `user:${speaker}` }, holds: ([one]) => one?.title === live.users[0]?.displayName },
    react: {
      input: { target: { type: 'room', id: live.roomId! }, kind: 'like', on: true, clientId: 'a' },
      holds: ({ on, counters }) => on && counters.likes === 1,
    },
    liked: { input: {}, holds: ({ list }) => list.length <= 1 },
    save: { input: { target: { type: 'fixture', id: live.fixtureId }, on: true }, holds: ({ on }) => on },
    saved: { input: {}, holds: ({ list }) => list.length <= 1 },
    follow: { input: { target: { type: 'user', id: speaker }, on: true, clientId: 'b' }, holds: ({ on }) => on },
    followed: { input: { type: 'user' }, holds: ({ list }) => list.length <= 1 },
    followedAll: { input: {}, holds: (list) => list.length <= 1 },
    putHistory: {
      input: { items: [{ target: { type: 'room', id: live.roomId! }, position: 5, duration: 9, at: 1 }] },
      holds: ({ accepted }) => accepted === 1,
    },
    history: { input: {}, holds: ({ list }) => list.length <= 1 },
    forgetHistory: { input: {}, holds: (nothing) => nothing === null },
    reached: {
      input: { targets: `room:${live.roomId}` },
      holds: (list) => list.every(({ target }) => target.id === live.roomId),
    },
    shelf: { input: {}, holds: (list) => list.every(({ target }) => target.type === 'room') },
    putOffShelf: { input: { group: { type: 'room', id: live.roomId! }, on: true }, holds: ({ on }) => on },
    mute: { input: { word: 'Nhà cái', on: true }, holds: ([one]) => one?.kind === 'word' && one.text === 'Nhà cái' },
    muteList: { input: {}, holds: (list) => list.length <= 1 },
    view: { input: { target: { type: 'room', id: live.roomId! } }, holds: (nothing) => nothing === null },
    rate: {
      input: { target: { type: 'user', id: speaker }, value: 9, clientId: 'c' },
      holds: ({ avg, n }) => avg === 9 && n === 1,
    },
  },
});

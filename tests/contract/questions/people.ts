import type { Asking, Place } from './asking.ts';

export const peopleQuestions = ({ other }: Place): Pick<Asking, 'people' | 'inbox' | 'level' | 'referral'> => ({
  people: {
    request: { input: { toUserId: other.user.userId }, holds: ({ state }) => state === 'requested' },
    isFriend: { input: { userId: other.user.userId }, holds: ({ friend }) => !friend },
    accept: { input: { userId: other.user.userId }, refused: 404 },
    decline: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'requested' },
    cancel: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'none' },
    remove: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'none' },
    block: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'blocked' },
    unblock: { input: { userId: other.user.userId }, holds: ({ state }) => state === 'none' },
    list: { input: { state: 'friend' }, holds: ({ list, total, next }) => list.length + total === 0 && next === null },
    find: { input: { q: other.user.nickname }, holds: ([first]) => first?.user.userId === other.user.userId },
    one: { input: { userId: other.user.userId }, holds: ({ user }) => user.userId === other.user.userId },
  },
  inbox: {
    list: { input: { pageNum: 1, pageSize: 50 }, holds: ({ list, total }) => list.length === total },
    markRead: { input: { type: 'all' }, holds: ({ all }) => all === 0 },
    unsubscribe: { input: { token: 'of-nobody' }, refused: 410 },
  },
  level: {
    info: { input: {}, holds: ({ level, totalXp }) => level >= 1 && totalXp > 0 },
    points: { input: {}, holds: ({ list }) => list.at(-1)?.reasonKey === 'registered' },
  },
  referral: {
    info: { input: {}, holds: ({ code, link }) => link.endsWith(`/?pid=${code}`) },
    list: { input: {}, holds: ({ list, total, next }) => list.length === total && next === null },
    bind: { input: { code: 'khong-co' }, refused: 422 },
  },
});

import { defaultRules } from '#domain/chat/rules.ts';
import type { Handlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';

const poll = { pollId: 'p1', question: 'Ai thắng?', options: [], endTs: 0 };

/** A room that m1 moderates. */
export const fakeChatRoom: Handlers['chatRoom'] = {
  detail: async ({ id }) => ({
    ...{ groupId: id, online: 0, rules: defaultRules, pinned: null, poll: null, hosted: false },
    me: { role: null, restriction: null },
  }),
  ruleUpdate: async ({ rules }) => rules,
  filterList: async () => [],
  filterPut: async ({ words }) => words,
  pin: async () => null,
  pollCreate: async () => poll,
  pollVote: async () => poll,
  pollClose: async () => poll,
  mute: async (_input, { viewer }) => (viewer.userId === 'm1' ? { decisionId: 'd1' } : refused(403)),
  ban: async () => ({ decisionId: 'd1' }),
  delete: async () => ({ decisionId: 'd1' }),
  sweep: async () => ({ decisionId: 'd1', count: 1 }),
};

const groupId = '30';
/** An input for each call that only moderators of a room may make. */
export const chatRoomInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/live/api/chat/rule-update': { groupId, rules: defaultRules },
  '/live/api/chat/filter-list': { groupId },
  '/live/api/chat/filter-put': { groupId, words: ['lừa đảo'] },
  '/live/api/chat/pin': { groupId, on: false },
  '/live/api/chat/poll/create': {
    ...{ groupId, question: 'Ai thắng?', options: ['Nhà', 'Khách'] },
    ...{ durationSec: 60, clientId: 'p1' },
  },
  '/live/api/chat/mute': { userId: 'u', minutes: 5 },
  '/live/api/chat/ban': { groupId, userId: 'u', until: 1, reason: 'Rủ rê kèo' },
  '/live/api/chat/delete': { groupId, userId: 'u', last: 3 },
  '/live/api/chat/sweep': { groupId, minutes: 10, days: 7, reason: 'Làm loạn', clientId: 'c' },
};

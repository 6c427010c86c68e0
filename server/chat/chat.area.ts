import { chat } from '../database/migrations/0004-chat.ts';
import { presence } from '../database/migrations/0025-presence.ts';
import { socketPlaces } from '../database/migrations/0033-socketPlaces.ts';
import { reactionTimes } from '../database/migrations/0036-reactionTimes.ts';
import { chatRules } from '../database/migrations/0073-chatRules.ts';
import { chatPolls } from '../database/migrations/0074-chatPolls.ts';
import { chatWriters } from '../database/migrations/0080-chatWriters.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** The chat of rooms and of two members. What its socket limits is counted there. */
export const chatArea = defineArea({
  calls: ['chat', 'chatRoom'],
  migrations: [chat, presence, socketPlaces, reactionTimes, chatRules, chatPolls, chatWriters],
  notPersonal: Object.fromEntries(
    ['rules', 'filter', 'pin', 'restriction', 'poll'].map((table) => [
      `chat_${table}.topic`,
      'only rooms have these, never what two say to each other',
    ]),
  ),
  limits: {
    chatRoom: {
      detail: { max: 240, windowMs: MINUTE_MS },
      ruleUpdate: { max: 60, windowMs: MINUTE_MS },
      filterPut: { max: 60, windowMs: MINUTE_MS },
      pin: { max: 60, windowMs: MINUTE_MS },
      pollCreate: { max: 30, windowMs: MINUTE_MS },
      pollVote: { max: 240, windowMs: MINUTE_MS },
      pollClose: { max: 60, windowMs: MINUTE_MS },
      mute: { max: 240, windowMs: MINUTE_MS },
      ban: { max: 240, windowMs: MINUTE_MS },
      delete: { max: 240, windowMs: MINUTE_MS },
      sweep: { max: 30, windowMs: MINUTE_MS },
    },
  },
});

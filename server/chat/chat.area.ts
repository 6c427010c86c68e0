import { chat } from '../database/migrations/0004-chat.ts';
import { presence } from '../database/migrations/0025-presence.ts';
import { socketPlaces } from '../database/migrations/0033-socketPlaces.ts';
import { reactionTimes } from '../database/migrations/0036-reactionTimes.ts';
import { defineArea } from '../shared/area.ts';

/** The chat of rooms and of two members. What its socket limits is counted there. */
export const chatArea = defineArea({
  calls: ['chat'],
  migrations: [chat, presence, socketPlaces, reactionTimes],
});

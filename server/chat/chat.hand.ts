import * as Schema from 'effect/Schema';
import { sql } from '../database/sql.ts';
import type { Hand } from '../shared/moderation/hands.ts';

const Row = Schema.Struct({ untilAt: Schema.Int, byUserId: Schema.String });
const Kept = Schema.fromJsonString(Row);
const readKept = Schema.decodeUnknownSync(Kept);

/** How moderators keep somebody from writing in the chat. Serializable, as decisions are: one mute of a member holds. */
export const chatHand: Hand = {
  name: 'chat',
  holds: {
    hold: async (queries, { userId, untilAt, by }) => {
      const before = await queries.one(
        Row,
        sql`select until_at as "untilAt", by_user_id as "byUserId" from chat_mute where user_id = ${userId}`,
      );
      await queries.run(
        sql`insert into chat_mute (user_id, until_at, by_user_id) values (${userId}, ${untilAt}, ${by})
            on conflict (user_id) do update set until_at = excluded.until_at, by_user_id = excluded.by_user_id`,
      );
      return before ? JSON.stringify(before) : '';
    },
    release: async (queries, { userId, untilAt }, kept) => {
      const isSame = sql`user_id = ${userId} and until_at = ${untilAt}`;
      if (kept === '') {
        await queries.run(sql`delete from chat_mute where ${isSame}`);
        return;
      }
      const before = readKept(kept);
      await queries.run(
        sql`update chat_mute set until_at = ${before.untilAt}, by_user_id = ${before.byUserId} where ${isSame}`,
      );
    },
  },
};

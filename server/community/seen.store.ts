import { notBy } from '../database/notBy.ts';
import { sql, type Sql } from '../database/sql.ts';

/** Who looks: a member, or null for a guest; and the people whom they do not see. */
export interface Eyes {
  readonly userId: string | null;
  /** Whom they blocked, and who blocked them. */
  readonly hidden: readonly string[];
}

/** Whether the author of a post is a friend of somebody. */
export const isOfFriend = (userId: string): Sql =>
  sql`exists (select 1 from tie t where t.user_id = ${userId} and t.other_id = coalesce(p.user_id, '') and t.tie = 'friend')`;

/** Whether somebody is in the group (`g`) of a row. */
const isInGroup = (userId: string): Sql =>
  sql`exists (select 1 from community_member m where m.group_id = g.group_id and m.user_id = ${userId} and m.role <> 'pending')`;

/** Whether a post stands in a group that may be read by who looks. */
const isOfGroup = (userId: string | null): Sql =>
  sql`(p.visibility = 'group' and exists (select 1 from community_group g where g.group_id = p.group_id
        and (g.privacy = 'public' or ${userId === null ? sql`1 = 0` : isInGroup(userId)})))`;

/** Whether a post (`p`) that stands may be read by who looks; each list, count, card and page of posts asks this. */
export const isSeen = ({ userId, hidden }: Eyes): Sql => {
  const forThem =
    userId === null
      ? sql`(p.visibility = 'public' or ${isOfGroup(null)})`
      : sql`(p.visibility = 'public' or p.user_id = ${userId}
             or (p.visibility = 'friends' and ${isOfFriend(userId)}) or ${isOfGroup(userId)})`;
  // An expression too: nearly all stand.
  return sql`coalesce(p.state, '') = 'stands' and ${notBy(sql`p.user_id`, hidden)} and ${forThem}`;
};

import * as Schema from 'effect/Schema';
import { stateOf, ties, type Friend, type FriendSlice, type FriendState, type Ties } from '#domain/people/people.ts';
import { sliceOf } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql, type Sql } from '../database/sql.ts';

const NullableTie = Schema.NullOr(Schema.Literals(ties));
const Row = Schema.Struct({
  userId: Schema.String,
  name: Schema.String,
  profilePicture: Schema.NullOr(Schema.String),
  siteRoleId: Schema.Int,
  own: NullableTie,
  ownSince: Schema.NullOr(Schema.Int),
  others: NullableTie,
  othersSince: Schema.NullOr(Schema.Int),
  mutual: Schema.Int,
});
const TieRow = Schema.Struct({ userId: Schema.String, tie: Schema.Literals(ties) });
const NameRow = Schema.Struct({ userId: Schema.String, name: Schema.String });
const CountRow = Schema.Struct({ count: Schema.Int });
const ExportRow = Schema.Struct({ otherId: Schema.String, tie: Schema.Literals(ties), since: Schema.Int });

const OtherRow = Schema.Struct({ otherId: Schema.String });
const friendOf = (row: typeof Row.Type): Friend => {
  const state = stateOf(row);
  const since = state === 'incoming' ? row.othersSince : row.ownSince;
  return {
    user: {
      userId: row.userId,
      displayName: row.name,
      nickname: row.name,
      profilePicture: row.profilePicture,
      siteRoleId: row.siteRoleId,
    },
    state,
    ...(state !== 'none' && since !== null && { since }),
    mutual: row.mutual,
  };
};

/** A member `m`, one's own line to them and theirs to oneself. */
const linesBetween = (viewerId: string): Sql => sql`
  left join tie own on own.user_id = ${viewerId} and own.other_id = m.user_id
  left join tie other on other.user_id = m.user_id and other.other_id = ${viewerId}`;

/** Other members as one sees them, with the lines between the two. */
const seenBy = (viewerId: string, where: Sql): Sql => sql`
  select m.user_id as "userId", m.nickname as name, m.profile_picture as "profilePicture",
         m.site_role_id as "siteRoleId", own.tie as own, own.since as "ownSince", other.tie as others,
         other.since as "othersSince",
         (select cast(count(*) as integer) from tie theirs
          where theirs.user_id = m.user_id and theirs.tie = 'friend'
            and exists (select 1 from tie mine where mine.user_id = ${viewerId}
                        and mine.other_id = theirs.other_id and mine.tie = 'friend')) as mutual
  from member m
  ${linesBetween(viewerId)}
  where m.user_id <> ${viewerId} and ${where}`;

const inState: Readonly<Record<Exclude<FriendState, 'none'>, Sql>> = {
  friend: sql`own.tie = 'friend'`,
  blocked: sql`own.tie = 'blocked'`,
  requested: sql`own.tie in ('asked', 'unheard') and (other.tie is null or other.tie <> 'asked')`,
  incoming: sql`other.tie = 'asked' and (own.tie is null or own.tie not in ('blocked', 'friend'))`,
};

/** What a text finds anywhere in a name; its own signs stand for themselves. */
const inside = (folded: string): string => `%${folded.replace(/[\\%_]/g, '\\$&')}%`;

export const peopleStore = (database: Database) => {
  const tiesBetween = async (queries: Queries, userId: string, otherId: string): Promise<Ties> => {
    const rows = await queries.all(
      TieRow,
      sql`select user_id as "userId", tie from tie
          where (user_id = ${userId} and other_id = ${otherId}) or (user_id = ${otherId} and other_id = ${userId})`,
    );
    const of = (one: string) => rows.find((row) => row.userId === one)?.tie ?? null;
    return { own: of(userId), others: of(otherId) };
  };
  const put = async (queries: Queries, userId: string, otherId: string, tie: Ties['own'], now: number) => {
    await queries.run(
      tie === null
        ? sql`delete from tie where user_id = ${userId} and other_id = ${otherId}`
        : sql`insert into tie (user_id, other_id, tie, since) values (${userId}, ${otherId}, ${tie}, ${now})
              on conflict (user_id, other_id) do update set tie = excluded.tie, since = excluded.since`,
    );
  };
  return {
    /**
     * Changes the lines between two by `step`; null, and nothing changed, where that answers null. `together` does in the
     * same transaction what follows from it. Serializable: each step sees the lines as the one before left them.
     */
    change: (
      userId: string,
      otherId: string,
      step: (before: Ties) => Ties | null,
      now: number,
      together: (
        queries: Queries,
        changed: { readonly before: Ties; readonly after: Ties },
      ) => Promise<void> = async () => {},
    ) =>
      database.transaction(async (queries) => {
        const before = await tiesBetween(queries, userId, otherId);
        const after = step(before);
        if (!after) return null;
        if (after.own !== before.own) await put(queries, userId, otherId, after.own, now);
        if (after.others !== before.others) await put(queries, otherId, userId, after.others, now);
        await together(queries, { before, after });
        return { before, after };
      }),
    ties: (userId: string, otherId: string) => tiesBetween(database, userId, otherId),
    /** Another member; null for an unknown one, and for oneself. */
    one: async (viewerId: string, userId: string): Promise<Friend | null> => {
      const row = await database.one(Row, seenBy(viewerId, sql`m.user_id = ${userId}`));
      return row && friendOf(row);
    },
    /** The latest first, from behind a cursor, or from the first. */
    list: async (
      viewerId: string,
      state: Exclude<FriendState, 'none'>,
      most: number,
      cursor: string | undefined,
    ): Promise<FriendSlice> => {
      const listed = sql`m.user_id in (select other_id from tie where user_id = ${viewerId}
                                       union select user_id from tie where other_id = ${viewerId})
                         and ${inState[state]}`;
      const at = state === 'incoming' ? sql`other.since` : sql`own.since`;
      const { behind, first } = keyset({ at, id: sql`m.user_id`, latestFirst: true });
      // Only of those that are shown is counted what they have in common.
      const shown = sql`m.user_id in (select m.user_id from member m ${linesBetween(viewerId)}
                                      where ${listed} and ${behind(cursor)} ${first(most)})`;
      const [rows, counted] = await Promise.all([
        database.all(Row, sql`${seenBy(viewerId, shown)} ${first(most)}`),
        database.one(
          CountRow,
          sql`select cast(count(*) as integer) as count from member m ${linesBetween(viewerId)} where ${listed}`,
        ),
      ]);
      // Whoever is listed has stood there since some time.
      const slice = sliceOf(rows.map(friendOf), most, ({ since = 0, user }) => ({ at: since, id: user.userId }));
      return { ...slice, total: counted?.count ?? 0 };
    },
    /** A member's friends. */
    friendsOf: async (userId: string): Promise<readonly string[]> =>
      (
        await database.all(
          OtherRow,
          sql`select other_id as "otherId" from tie where user_id = ${userId} and tie = 'friend'`,
        )
      ).map(({ otherId }) => otherId),
    /** Whom a member blocked, and who blocked the member. */
    apartFrom: async (userId: string): Promise<readonly string[]> =>
      (
        await database.all(
          OtherRow,
          sql`select other_id as "otherId" from tie where user_id = ${userId} and tie = 'blocked'
              union select user_id from tie where other_id = ${userId} and tie = 'blocked'`,
        )
      ).map(({ otherId }) => otherId),
    /** Members whose folded name holds the folded text, in no order of use; nobody who is apart from the viewer. */
    named: async (viewerId: string, folded: string, most: number): Promise<readonly Friend[]> => {
      const found = sql`coalesce(own.tie, '') <> 'blocked' and coalesce(other.tie, '') <> 'blocked' and m.user_id in (select user_id from directory where folded like ${inside(folded)} escape '\\'
                                      order by length(folded), user_id limit ${most})`;
      return (await database.all(Row, seenBy(viewerId, found))).map(friendOf);
    },
    /** Members whose name is not yet, or no longer, as the directory has it. */
    unlisted: (most: number) =>
      database.all(
        NameRow,
        sql`select m.user_id as "userId", m.nickname as name from member m
            left join directory d on d.user_id = m.user_id
            where d.user_id is null or d.name <> m.nickname limit ${most}`,
      ),
    /** All or nothing, and the same twice: each name is written by one statement, whatever it was. */
    enlist: (entries: readonly { readonly userId: string; readonly name: string; readonly folded: string }[]) =>
      database.transaction(async (queries) => {
        for (const { userId, name, folded } of entries)
          await queries.run(
            sql`insert into directory (user_id, name, folded) values (${userId}, ${name}, ${folded})
                on conflict (user_id) do update set name = excluded.name, folded = excluded.folded`,
          );
      }),
    /** A member's own lines, for their copy of what is stored. */
    all: (userId: string) =>
      database.all(ExportRow, sql`select other_id as "otherId", tie, since from tie where user_id = ${userId}`),
    /** Every line from and to a member, and their name in the directory, gone: all or nothing, whatever they were. */
    forget: (userId: string) =>
      database.transaction(async (queries) => {
        await queries.run(sql`delete from tie where user_id = ${userId} or other_id = ${userId}`);
        await queries.run(sql`delete from directory where user_id = ${userId}`);
      }),
  };
};
export type PeopleStore = ReturnType<typeof peopleStore>;

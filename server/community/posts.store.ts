import * as Schema from 'effect/Schema';
import { POSTS, postVisibilities, type PostPicture, type PostVersion } from '#domain/community/post.ts';
import type { Target } from '#domain/social/social.ts';
import { placeOf, sliceOf, type Slice } from '#domain/shared/slice.ts';
import { TargetWire } from '#contract/http/social.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql, type Sql } from '../database/sql.ts';
import { inSlices } from '../shared/inSlices.ts';
import { isOfFriend, isSeen, type Eyes } from './seen.store.ts';

const PictureRow = Schema.Struct({ url: Schema.String, w: Schema.Int, h: Schema.Int, alt: Schema.String });
const PicturesRow = Schema.fromJsonString(Schema.Array(PictureRow));
const Row = Schema.Struct({
  postId: Schema.String,
  userId: Schema.String,
  /** Empty outside groups. */
  groupId: Schema.String,
  visibility: Schema.Literals(postVisibilities),
  text: Schema.String,
  lang: Schema.Literals(['vi', 'en', 'zh']),
  pictures: PicturesRow,
  embeds: Schema.fromJsonString(Schema.Array(TargetWire)),
  pollId: Schema.NullOr(Schema.String),
  createdTs: Schema.Int,
  editedTs: Schema.NullOr(Schema.Int),
  edits: Schema.Int,
  /** `stands`, `deleted` by its author, or `removed` by a moderator. */
  state: Schema.String,
});
export type StoredPost = typeof Row.Type;
const ShownRow = Schema.Struct({ postId: Schema.String, pictures: PicturesRow });
const GoneRow = Schema.Struct({ postId: Schema.String, pictures: PicturesRow, pollId: Schema.NullOr(Schema.String) });
const VersionRow = Schema.Struct({ text: Schema.String, at: Schema.Int });
const CountRow = Schema.Struct({ count: Schema.Int });
const GroupCountRow = Schema.Struct({ groupId: Schema.String, count: Schema.Int });
const FewRow = Schema.Struct({ id: Schema.String });
const IdRow = Schema.Struct({ postId: Schema.String });

const columns = sql`p.post_id as "postId", p.user_id as "userId", p.group_id as "groupId", p.visibility, p.body as text,
  p.lang, p.pictures, p.embeds, p.poll_id as "pollId", p.created_ts as "createdTs", p.edited_ts as "editedTs", p.edits, p.state`;
const newest = keyset({ at: sql`p.created_ts`, id: sql`p.post_id`, latestFirst: true });

/** What of a post nobody needs any more once it is gone. */
export type Gone = typeof GoneRow.Type;

export type NewPost = Pick<
  StoredPost,
  'postId' | 'userId' | 'groupId' | 'visibility' | 'text' | 'lang' | 'pollId' | 'createdTs'
> & { readonly pictures: readonly PostPicture[]; readonly embeds: readonly Target[] };

export interface Change {
  readonly postId: string;
  readonly text: string;
  /** As before where absent. */
  readonly embeds?: readonly Target[] | undefined;
  readonly clientId: string;
  readonly now: number;
}

/** Whose posts a list has: everybody's, those of a member's friends and their own, of a member's groups, or of one. */
export type ListOf =
  | { readonly of: 'everybody' }
  | { readonly of: 'friends' | 'groups'; readonly userId: string }
  | { readonly of: 'group'; readonly groupId: string };

/** Up to so many friends or groups are asked for by their own posts; with more, posts are read from the newest on. */
const FEW = 20;

/** `few`: those of a member's friends or groups, where they are few. */
const inList = (list: ListOf, few: readonly string[] | null): Sql => {
  if (list.of === 'everybody') return sql`p.group_id = '' and p.visibility = 'public'`;
  if (list.of === 'group') return sql`p.group_id = ${list.groupId} and p.visibility = 'group'`;
  const { of, userId } = list;
  if (of === 'groups')
    return few
      ? sql`p.visibility = 'group' and p.group_id in (${listed(few)})`
      : sql`p.visibility = 'group' and exists (select 1 from community_member own where own.user_id = ${userId}
              and own.group_id = p.group_id and own.role <> 'pending')`;
  return few
    ? sql`coalesce(p.group_id, '') = '' and p.user_id in (${listed([userId, ...few])})`
    : sql`coalesce(p.group_id, '') = '' and (p.user_id = ${userId} or ${isOfFriend(userId)})`;
};

/** Posts of members, their versions and what becomes of them. */
export const postsStore = (database: Database) => {
  const one = (queries: Queries, where: Sql): Promise<StoredPost | null> =>
    queries.one(Row, sql`select ${columns} from post_entry p where ${where}`);
  const byId = (queries: Queries, postId: string) => one(queries, sql`p.post_id = ${postId}`);
  /** Takes its content away and keeps its place. */
  const empty = async (queries: Queries, postId: string, state: 'deleted' | 'removed', now: number): Promise<void> => {
    await queries.run(
      sql`update post_entry set body = '', pictures = '[]', embeds = '[]', poll_id = null, state = ${state}, state_ts = ${now}
          where post_id = ${postId}`,
    );
    await queries.run(sql`delete from post_edit where post_id = ${postId}`);
  };
  /** A member's friends or groups, if they are few; null for many, and for lists that are nobody's. */
  const fewOf = async (list: ListOf): Promise<readonly string[] | null> => {
    if (!('userId' in list)) return null;
    const { of, userId } = list;
    const rows = await database.all(
      FewRow,
      of === 'friends'
        ? sql`select other_id as id from tie where user_id = ${userId} and tie = 'friend' limit ${FEW + 1}`
        : sql`select group_id as id from community_member where user_id = ${userId} and role <> 'pending' limit ${FEW + 1}`,
    );
    return rows.length > FEW ? null : rows.map(({ id }) => id);
  };
  return {
    byId: (postId: string) => byId(database, postId),
    /** Those of these that stand, in no order. */
    standing: (ids: readonly string[]): Promise<readonly StoredPost[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(
            Row,
            sql`select ${columns} from post_entry p where p.post_id in (${listed(ids)}) and p.state = 'stands'`,
          ),
    /** What a member wrote last for everybody, the latest first. */
    lastOf: (userId: string, most: number): Promise<readonly StoredPost[]> =>
      database.all(
        Row,
        sql`select ${columns} from post_entry p
            where p.user_id = ${userId} and p.visibility = 'public' and p.state = 'stands'
            order by p.created_ts desc, p.post_id desc limit ${most}`,
      ),
    byClient: (userId: string, clientId: string) =>
      one(database, sql`p.user_id = ${userId} and p.client_id = ${clientId}`),
    /** Those of these that may be read, in no order. */
    seen: (ids: readonly string[], eyes: Eyes): Promise<readonly StoredPost[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(
            Row,
            sql`select ${columns} from post_entry p where p.post_id in (${listed(ids)}) and ${isSeen(eyes)}`,
          ),
    list: async (list: ListOf, eyes: Eyes, cursor: string | undefined): Promise<Slice<StoredPost>> => {
      const few = await fewOf(list);
      if (list.of === 'groups' && few?.length === 0) return { list: [], next: null };
      const rows = await database.all(
        Row,
        sql`select ${columns} from post_entry p where ${inList(list, few)} and ${isSeen(eyes)} and ${newest.behind(cursor)}
            ${newest.first(POSTS.pageSize)}`,
      );
      return sliceOf(rows, POSTS.pageSize, ({ createdTs, postId }) => ({ at: createdTs, id: postId }));
    },
    /** How many stand before a place in a list; one more than `POSTS.newMost` for all that are more. */
    countBefore: async (list: ListOf, eyes: Eyes, since: string): Promise<number> => {
      const place = placeOf(since);
      const at = sql`cast(${place.at} as bigint)`;
      const row = await database.one(
        CountRow,
        sql`select cast(count(*) as integer) as count from
              (select p.post_id from post_entry p where ${inList(list, null)} and ${isSeen(eyes)} and p.created_ts >= ${at}
                 and (p.created_ts > ${at} or p.post_id < ${place.id}) limit ${POSTS.newMost + 1}) as newer`,
      );
      return row?.count ?? 0;
    },
    /**
     * The same by a member's `clientId` is stored once; answers what stands, and does `together` only with the first.
     * Serializable, and a unique key besides.
     */
    add: (post: NewPost, clientId: string, together: (queries: Queries) => Promise<void>): Promise<StoredPost> =>
      database.transaction(async (queries) => {
        const { postId, userId, groupId, visibility, text, lang, pictures, embeds, pollId, createdTs } = post;
        const before = await one(queries, sql`p.user_id = ${userId} and p.client_id = ${clientId}`);
        if (before) return before;
        await queries.run(
          sql`insert into post_entry (post_id, user_id, client_id, group_id, visibility, body, lang, pictures, embeds,
                                      poll_id, created_ts, edits, state, state_ts)
              values (${postId}, ${userId}, ${clientId}, ${groupId}, ${visibility}, ${text}, ${lang},
                      ${JSON.stringify(pictures)}, ${JSON.stringify(embeds)}, ${pollId}, ${createdTs}, 0, 'stands',
                      ${createdTs})`,
        );
        await together(queries);
        return { ...post, editedTs: null, edits: 0, state: 'stands' };
      }),
    /**
     * Keeps the text before among the versions; the same by its `clientId` changes it once. Null where it is gone, `full`
     * where it was changed as often as it may be. Serializable, and a unique key besides: of two at once both texts stand
     * in the history.
     */
    edit: ({ postId, text, embeds, clientId, now }: Change): Promise<StoredPost | 'full' | null> =>
      database.transaction(async (queries) => {
        const before = await byId(queries, postId);
        if (before?.state !== 'stands') return null;
        const done = await queries.one(
          VersionRow,
          sql`select body as text, at from post_edit where post_id = ${postId} and client_id = ${clientId}`,
        );
        if (done) return before;
        if (before.edits >= POSTS.editsMost) return 'full';
        const edits = before.edits + 1;
        await queries.run(
          sql`insert into post_edit (post_id, seq, client_id, body, at)
              values (${postId}, ${edits}, ${clientId}, ${before.text}, ${before.editedTs ?? before.createdTs})`,
        );
        const shown = embeds ?? before.embeds;
        await queries.run(
          sql`update post_entry set body = ${text}, embeds = ${JSON.stringify(shown)}, edited_ts = ${now}, edits = ${edits}
              where post_id = ${postId}`,
        );
        return { ...before, text, embeds: shown, editedTs: now, edits };
      }),
    /** The versions that were replaced, the last one first. */
    versions: (postId: string): Promise<readonly PostVersion[]> =>
      database.all(
        VersionRow,
        sql`select body as text, at from post_edit where post_id = ${postId} order by seq desc limit ${POSTS.editsMost}`,
      ),
    /** Serializable: what it leaves behind is answered once, and `together` done once. */
    delete: (
      postId: string,
      now: number,
      together: (queries: Queries, gone: Gone) => Promise<void>,
    ): Promise<Gone | null> =>
      database.transaction(async (queries) => {
        const before = await byId(queries, postId);
        if (!before || before.state === 'deleted') return null;
        await empty(queries, postId, 'deleted', now);
        await together(queries, before);
        return before;
      }),
    /** Among the statements of a decision: out of everybody's sight. False where it did not stand. */
    remove: async (queries: Queries, postId: string, now: number): Promise<boolean> =>
      (await queries.run(
        sql`update post_entry set state = 'removed', state_ts = ${now} where post_id = ${postId} and state = 'stands'`,
      )) > 0,
    /** Among the statements of an undo: back in its place, unless its author deleted it or nothing of it is left. */
    restore: async (queries: Queries, postId: string, now: number): Promise<void> => {
      await queries.run(
        sql`update post_entry set state = 'stands', state_ts = ${now}
            where post_id = ${postId} and state = 'removed'
              and (body <> '' or pictures <> '[]' or embeds <> '[]' or poll_id is not null)`,
      );
    },
    /** What was removed until then and still has content. */
    removedUntil: async (until: number, most: number): Promise<readonly string[]> =>
      (
        await database.all(
          IdRow,
          sql`select p.post_id as "postId" from post_entry p where p.state = 'removed' and p.state_ts < ${until}
                and (p.body <> '' or p.pictures <> '[]' or p.embeds <> '[]' or p.poll_id is not null) limit ${most}`,
        )
      ).map(({ postId }) => postId),
    /** Empties one that was removed; null where it was put back meanwhile. Serializable, for what it leaves behind. */
    forget: (
      postId: string,
      until: number,
      together: (queries: Queries, gone: Gone) => Promise<void>,
    ): Promise<Gone | null> =>
      database.transaction(async (queries) => {
        const before = await one(queries, sql`p.post_id = ${postId} and p.state = 'removed' and p.state_ts < ${until}`);
        if (!before) return null;
        await empty(queries, postId, 'removed', until);
        await together(queries, before);
        return before;
      }),
    /** How many of each of these groups came since then and may be read; groups without one are left out. */
    countIn: async (groupIds: readonly string[], eyes: Eyes, since: number): Promise<ReadonlyMap<string, number>> => {
      if (groupIds.length === 0) return new Map();
      const rows = await database.all(
        GroupCountRow,
        sql`select p.group_id as "groupId", cast(count(*) as integer) as count from post_entry p
            where p.group_id in (${listed(groupIds)}) and p.visibility = 'group' and p.created_ts >= ${since} and ${isSeen(eyes)}
            group by p.group_id`,
      );
      return new Map(rows.map(({ groupId, count }) => [groupId, count]));
    },
    /** Of all posts, by their addresses. */
    picturesShown: async (): Promise<readonly string[]> =>
      (
        await inSlices(
          (after, most) =>
            database.all(
              ShownRow,
              sql`select post_id as "postId", pictures from post_entry where pictures <> '[]' and post_id > ${after}
                  order by post_id limit ${most}`,
            ),
          ({ postId }) => postId,
        )
      ).flatMap(({ pictures }) => pictures.map(({ url }) => url)),
    /** All of one member with what has to go with them. */
    ofMember: (queries: Queries, userId: string): Promise<readonly Gone[]> =>
      queries.all(
        GoneRow,
        sql`select post_id as "postId", pictures, poll_id as "pollId" from post_entry where user_id = ${userId}`,
      ),
  };
};
export type PostsStore = ReturnType<typeof postsStore>;

import * as Schema from 'effect/Schema';
import { cutFailures, type CutFailure, type CutStanding } from '#domain/highlights/highlight.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import {
  HighlightForm,
  WishForm,
  type CutForm,
  type HighlightWish,
  type StoredHighlight,
} from '../shared/highlights/highlightForm.ts';
import type { Kept } from '../shared/kept.ts';

const place = {
  highlightId: Schema.String,
  roomId: Schema.String,
  fixtureId: Schema.NullOr(Schema.String),
  category: Schema.String,
  type: Schema.String,
  createdAt: Schema.Int,
};
const WishRow = Schema.Struct({ ...place, data: Schema.fromJsonString(WishForm) });
const ReadyRow = Schema.Struct({ ...place, slug: Schema.String, data: Schema.fromJsonString(HighlightForm) });
const StandingRow = Schema.Struct({
  highlightId: Schema.String,
  state: Schema.Literals(['cutting', 'ready', 'failed', 'withdrawn']),
  slug: Schema.NullOr(Schema.String),
  why: Schema.NullOr(Schema.Literals(cutFailures)),
});
const RevisionRow = Schema.Struct({ revision: Schema.Int });
const IdRow = Schema.Struct({ highlightId: Schema.String });
const writeWish = Schema.encodeSync(Schema.fromJsonString(WishForm));
const writeReady = Schema.encodeSync(Schema.fromJsonString(HighlightForm));

const columns = sql`highlight_id as "highlightId", room_id as "roomId", fixture_id as "fixtureId", category, type,
  created_ts as "createdAt"`;

/** Tells every process that keeps highlights in memory to read them again. */
const changed = (queries: Pick<Queries, 'run'>): Promise<number> =>
  queries.run(
    sql`insert into highlight_revision (name, revision) values (${'highlights'}, 1)
        on conflict (name) do update set revision = highlight_revision.revision + 1`,
  );
const formOf = ({
  highlightId: _,
  roomId: _1,
  fixtureId: _2,
  category: _3,
  type: _4,
  createdAt: _5,
  ...form
}: HighlightWish) => form;

/** Highlights that staff cut, in every state. */
export const highlightsStore = (database: Database) => ({
  /** Changes with the highlights that viewers can see. */
  revision: async (): Promise<number> =>
    (await database.one(RevisionRow, sql`select revision from highlight_revision where name = ${'highlights'}`))
      ?.revision ?? 0,
  /** The highlights that viewers can see. */
  ready: async (): Promise<readonly StoredHighlight[]> => {
    const rows = await database.all(
      ReadyRow,
      sql`select ${columns}, slug, data from highlight where state = ${'ready'}`,
    );
    return rows.flatMap(({ data: { cut, ...form }, ...row }) => (cut ? [{ ...row, ...form, cut }] : []));
  },
  /** Null for a highlight that does not exist or was withdrawn. */
  standing: async (highlightId: string): Promise<CutStanding | null> => {
    const row = await database.one(
      StandingRow,
      sql`select highlight_id as "highlightId", state, slug, why from highlight where highlight_id = ${highlightId}`,
    );
    if (!row || row.state === 'withdrawn') return null;
    return {
      ...{ highlightId, state: row.state },
      ...(row.slug !== null && { slug: row.slug }),
      ...(row.why !== null && { why: row.why }),
    };
  },
  /** An existing one stays as it is. */
  begin: (wish: HighlightWish, userId: string): Promise<number> =>
    database.run(
      sql`insert into highlight (highlight_id, state, room_id, fixture_id, category, type, created_ts, data, user_id)
          values (${wish.highlightId}, ${'cutting'}, ${wish.roomId}, ${wish.fixtureId}, ${wish.category}, ${wish.type},
                  ${wish.createdAt}, ${writeWish(formOf(wish))}, ${userId})
          on conflict (highlight_id) do nothing`,
    ),
  /** Highlights still to be cut, oldest first. */
  toCut: async (): Promise<readonly HighlightWish[]> =>
    (
      await database.all(
        WishRow,
        sql`select ${columns}, data from highlight where state = ${'cutting'} order by created_ts, highlight_id`,
      )
    ).map(({ data, ...row }) => ({ ...row, ...data })),
  /** One transaction; one statement checks that the highlight is still wanted and makes it visible. */
  finish: (wish: HighlightWish, { slug, cut }: { readonly slug: string; readonly cut: CutForm }): Promise<boolean> =>
    database.transaction(async (queries) => {
      const done = await queries.run(
        sql`update highlight set state = ${'ready'}, slug = ${slug}, data = ${writeReady({ ...formOf(wish), cut })}
            where highlight_id = ${wish.highlightId} and state = ${'cutting'}`,
      );
      if (done > 0) await changed(queries);
      return done > 0;
    }),
  fail: (highlightId: string, why: CutFailure): Promise<number> =>
    database.run(
      sql`update highlight set state = ${'failed'}, why = ${why}
          where highlight_id = ${highlightId} and state = ${'cutting'}`,
    ),
  /**
   * One transaction; one statement hides it from viewers, in whatever state it is. Returns whether there is such a
   * highlight.
   */
  withdraw: (highlightId: string): Promise<boolean> =>
    database.transaction(async (queries) => {
      const done = await queries.run(
        sql`update highlight set state = ${'withdrawn'}, slug = null where highlight_id = ${highlightId}`,
      );
      if (done > 0) await changed(queries);
      return done > 0;
    }),
  /** Highlights that have files, or will have. */
  withFiles: async (): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await database.all(
          IdRow,
          sql`select highlight_id as "highlightId" from highlight where state in (${'cutting'}, ${'ready'})`,
        )
      ).map(({ highlightId }) => highlightId),
    ),
});
export type HighlightsStore = ReturnType<typeof highlightsStore>;

/** Highlights belong to the portal and stay; only the record of who cut them is deleted with the member. */
export const keptHighlights = (database: Database): Kept => ({
  name: 'highlights',
  columns: { highlight: ['user_id'] },
  tell: (userId) =>
    database.all(
      Schema.Struct({ highlightId: Schema.String, roomId: Schema.String, at: Schema.Int }),
      sql`select highlight_id as "highlightId", room_id as "roomId", created_ts as at from highlight
          where user_id = ${userId} order by created_ts, highlight_id`,
    ),
  erase: async (queries, userId) => {
    await queries.run(sql`update highlight set user_id = null where user_id = ${userId}`);
    return null;
  },
});

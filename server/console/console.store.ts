import * as Schema from 'effect/Schema';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { CONSOLE, type ConsoleFault, type ConsoleMember } from '#domain/console/console.ts';
import { fold } from '#domain/shared/fold.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql, type Sql } from '../database/sql.ts';

const MemberRow = Schema.Struct({
  userId: Schema.String,
  username: Schema.String,
  nickname: Schema.String,
  siteRoleId: Schema.Int,
  since: Schema.Int,
});
const OptionalInt = Schema.NullOr(Schema.Int);
const FaultRow = Schema.Struct({
  name: Schema.String,
  count: Schema.Int,
  fault: Schema.NullOr(Schema.String),
  since: OptionalInt,
});
const FactsRow = Schema.Struct({
  members: Schema.Int,
  letters: Schema.Int,
  questions: Schema.Int,
  migration: Schema.String,
});

/** What a text finds anywhere in a name; its own signs stand for themselves. */
const inside = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const columns = sql`m.user_id as "userId", m.username, m.nickname, m.site_role_id as "siteRoleId", m.created_at as since`;
const newest = keyset({ at: sql`m.created_at`, id: sql`m.user_id`, latestFirst: true });

/** Faults of one kind are shown up to so many. */
const MOST = 20;
const count = sql`cast(count(*) as integer)`;

/** What the origin knows to be broken, by kind; jobs, the content and the log have their own. */
const broken = (
  now: number,
): Readonly<Record<'letters' | 'events' | 'source' | 'transcode' | 'cut' | 'upload', Sql>> => {
  const stuck = (kind: string): Sql =>
    sql`select '' as name, ${count} as count, max(fault) as fault, cast(min(created_at) as bigint) as since
        from outbox where kind = ${kind} and fault is not null having count(*) > 0`;
  return {
    letters: stuck('letter'),
    events: stuck('event'),
    source: sql`select source_id as name, 1 as count, null as fault, at as since from tv_look
                where state = ${'dead'} order by at desc limit ${MOST}`,
    transcode: sql`select path as name, 1 as count, fault, asked_at as since from film_transcode
                   where fault is not null order by asked_at desc limit ${MOST}`,
    cut: sql`select highlight_id as name, 1 as count, why as fault, created_ts as since from highlight
             where state = ${'failed'} order by created_ts desc limit ${MOST}`,
    upload: sql`select '' as name, ${count} as count, null as fault, cast(min(begun_at) as bigint) as since from upload
                where state = ${'half'} and begun_at < ${now - CONSOLE.halfMs} having count(*) > 0`,
  };
};

export const consoleStore = (database: Database) => ({
  /** Whose name or username has a text in it; without one, those who have a role. */
  members: async (q: string | undefined, cursor: string | undefined): Promise<Slice<ConsoleMember>> => {
    const text = q?.trim() ?? '';
    const wanted =
      text === ''
        ? sql`m.site_role_id <> ${SITE_ROLES.member}`
        : sql`(lower(m.username) like ${inside(text.toLowerCase())} escape '\\'
               or m.nickname like ${inside(text)} escape '\\'
               or exists (select 1 from directory d where d.user_id = m.user_id
                          and d.folded like ${inside(fold(text))} escape '\\'))`;
    const rows = await database.all(
      MemberRow,
      sql`select ${columns} from member m where ${wanted} and ${newest.behind(cursor)} ${newest.first(CONSOLE.pageSize)}`,
    );
    return sliceOf(rows, CONSOLE.pageSize, ({ since, userId }) => ({ at: since, id: userId }));
  },
  member: (userId: string): Promise<ConsoleMember | null> =>
    database.one(MemberRow, sql`select ${columns} from member m where m.user_id = ${userId}`),
  faults: async (now: number): Promise<readonly ConsoleFault[]> => {
    const kinds = Object.entries(broken(now)) as [keyof ReturnType<typeof broken>, Sql][];
    const found = await Promise.all(kinds.map(([, query]) => database.all(FaultRow, query)));
    return found.flatMap((rows, i) => rows.map((row) => ({ kind: kinds[i]![0], ...row })));
  },
  facts: () =>
    database.one(
      FactsRow,
      sql`select (select ${count} from member) as members,
                 (select ${count} from outbox where kind = ${'letter'}) as letters,
                 (select ${count} from help_question where answered_at is null) as questions,
                 (select max(name) from migration) as migration`,
    ),
});
export type ConsoleStore = ReturnType<typeof consoleStore>;

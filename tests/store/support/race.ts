import * as Schema from 'effect/Schema';
import { addMember } from '#server/accounts/members.store.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { putItem } from '#server/outbox/outbox.store.ts';
import { NOW } from './engines.ts';
import type { Guard } from './withoutGuard.ts';

/** What two connections do at once to things of their own, named by `key`; answers what came out wrong, null for nothing. */
export type Race = (one: Database, other: Database, key: string) => Promise<string | null>;

/** One way in which two connections meet. */
export interface RaceCase {
  /** The functions whose transactions meet, each as `file function`; none where single statements do. */
  readonly of: readonly string[];
  readonly guard: Guard;
  readonly race: Race;
}
/** By what holds, as a sentence. */
export type RaceCases = Readonly<Record<string, RaceCase>>;

export const memberNamed = (userId: string, username = userId) => ({
  ...{ userId, username, nickname: userId, passwordHash: null, siteRoleId: 1 },
  ...{ email: null, phoneNumber: null, pid: null },
});
export const join = (database: Queries, userId: string) => addMember(database, memberNamed(userId), NOW);

export const wrongUnless = (right: boolean, what: unknown): string | null => (right ? null : JSON.stringify(what));

/** How many of these are so. */
export const countOf = <A>(values: readonly A[], is: (value: A) => boolean): number => values.filter(is).length;

/** Begins all of these at once, and answers what each answered. */
export const both = <A>(works: readonly (() => Promise<A>)[]): Promise<readonly A[]> =>
  Promise.all(works.map((work) => work()));

let told = 0;
/** Stores among other statements that something was told, however often the same. */
export const tell = (queries: Queries, about: string, what: string): Promise<void> => {
  const itemId = `told ${(told += 1)}`;
  return putItem(queries, {
    ...{ itemId, onceKey: itemId, kind: 'event', lane: null, body: `${about} ${what}` },
    ...{ createdAt: NOW, dueAt: NOW, expiresAt: null },
  });
};
const Body = Schema.Struct({ body: Schema.String });
/** What was told about something and is stored, in no order of time. */
export const toldOf = async (database: Queries, about: string): Promise<readonly string[]> => {
  const rows = await database.all(Body, sql`select body from outbox where body like ${`${about} %`} order by body`);
  return rows.map(({ body }) => body.slice(about.length + 1));
};

const Count = Schema.Struct({ count: Schema.Int });
/** The count that a statement answers as `count`. */
export const counted = async (database: Queries, query: ReturnType<typeof sql>): Promise<number> =>
  (await database.one(Count, query))?.count ?? 0;

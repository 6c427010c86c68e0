import * as Schema from 'effect/Schema';
import { addMember } from '#server/accounts/members.store.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { putItem } from '#server/outbox/outbox.store.ts';
import { NOW } from './engines.ts';
import type { Guard } from './withoutGuard.ts';

/** Two connections work concurrently on things of their own, named by `key`; returns what went wrong, or null. */
export type Race = (one: Database, other: Database, key: string) => Promise<string | null>;

/** One race between two connections. */
export interface RaceCase {
  /** The functions whose transactions race, each as `file function`; none if single statements do. */
  readonly of: readonly string[];
  readonly guard: Guard;
  readonly race: Race;
}
/** By the property that holds, as a sentence. */
export type RaceCases = Readonly<Record<string, RaceCase>>;

export const memberNamed = (userId: string, username = userId) => ({
  ...{ userId, username, nickname: userId, passwordHash: null, siteRoleId: 1 },
  ...{ email: null, phoneNumber: null, pid: null },
});
export const join = (database: Queries, userId: string) => addMember(database, memberNamed(userId), NOW);

export const wrongUnless = (right: boolean, what: unknown): string | null => (right ? null : JSON.stringify(what));

/** How many of the values meet a condition. */
export const countOf = <A>(values: readonly A[], is: (value: A) => boolean): number => values.filter(is).length;

/** Starts all of these concurrently, and returns their results. */
export const both = <A>(works: readonly (() => Promise<A>)[]): Promise<readonly A[]> =>
  Promise.all(works.map((work) => work()));

let told = 0;
/** Stores within a transaction that something was announced, any number of times. */
export const tell = (queries: Queries, about: string, what: string): Promise<void> => {
  const itemId = `told ${(told += 1)}`;
  return putItem(queries, {
    ...{ itemId, onceKey: itemId, kind: 'event', lane: null, body: `${about} ${what}` },
    ...{ createdAt: NOW, dueAt: NOW, expiresAt: null },
  });
};
const Body = Schema.Struct({ body: Schema.String });
/** The stored announcements about something, without their order in time. */
export const toldOf = async (database: Queries, about: string): Promise<readonly string[]> => {
  const rows = await database.all(Body, sql`select body from outbox where body like ${`${about} %`} order by body`);
  return rows.map(({ body }) => body.slice(about.length + 1));
};

const Count = Schema.Struct({ count: Schema.Int });
/** The column `count` of a statement's row. */
export const counted = async (database: Queries, query: ReturnType<typeof sql>): Promise<number> =>
  (await database.one(Count, query))?.count ?? 0;

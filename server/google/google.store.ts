import * as Schema from 'effect/Schema';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const FlowRow = Schema.Struct({
  userId: Schema.NullOr(Schema.String),
  returnTo: Schema.String,
  pid: Schema.NullOr(Schema.String),
});
/** A sign-in flow that has started and not finished. */
export type Flow = typeof FlowRow.Type;

const LinkRow = Schema.Struct({ userId: Schema.String, linkedAt: Schema.Int });

/** A person's identity at an OpenID Connect issuer, item 17. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface GoogleStore {
  /** `userId`: the member who links, null for a sign-in. */
  readonly addFlow: (
    flow: Flow & { readonly stateHash: string; readonly browserHash: string; readonly expiresAt: number },
  ) => Promise<void>;
  /** Ends a flow and returns it: once, and only for the browser that started it. */
  readonly takeFlow: (stateHash: string, browserHash: string, now: number) => Promise<Flow | null>;
  readonly purgeFlows: (now: number) => Promise<void>;
  readonly memberOf: (identity: Identity) => Promise<string | null>;
  /** When the member linked their identity, in epoch milliseconds; null if they have not. */
  readonly linkedAt: (userId: string) => Promise<number | null>;
  /** False if the identity or the member is already linked, to whomever. */
  readonly link: (identity: Identity, userId: string, now: number) => Promise<boolean>;
  /** Stores a member, whose id `addMember` returns, with their identity, atomically; null if a unique value is taken. */
  readonly addLinked: (
    identity: Identity,
    now: number,
    addMember: (queries: Queries) => Promise<string>,
  ) => Promise<string | null>;
  /** Removes the link; whether there was one. */
  readonly unlink: (userId: string) => Promise<boolean>;
}

const unlessTaken = async <A>(work: () => Promise<A>): Promise<A | null> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueViolation) return null;
    throw error;
  }
};

const linkIn = (queries: Queries, { issuer, subject }: Identity, userId: string, now: number): Promise<number> =>
  queries.run(sql`
    insert into google_identity (issuer, subject, user_id, created_at) values (${issuer}, ${subject}, ${userId}, ${now})`);

export const googleStore = (database: Database): GoogleStore => ({
  addFlow: async ({ stateHash, browserHash, userId, returnTo, pid, expiresAt }) => {
    await database.run(sql`
      insert into google_flow (state_hash, browser_hash, user_id, return_to, pid, expires_at)
      values (${stateHash}, ${browserHash}, ${userId}, ${returnTo}, ${pid}, ${expiresAt})`);
  },
  takeFlow: (stateHash, browserHash, now) =>
    database.one(
      FlowRow,
      sql`delete from google_flow
          where state_hash = ${stateHash} and browser_hash = ${browserHash} and expires_at > ${now}
          returning user_id as "userId", return_to as "returnTo", pid`,
    ),
  purgeFlows: async (now) => {
    await database.run(sql`delete from google_flow where expires_at <= ${now}`);
  },
  memberOf: async ({ issuer, subject }) => {
    const found = await database.one(
      LinkRow,
      sql`select user_id as "userId", created_at as "linkedAt" from google_identity
          where issuer = ${issuer} and subject = ${subject}`,
    );
    return found?.userId ?? null;
  },
  linkedAt: async (userId) => {
    const found = await database.one(
      LinkRow,
      sql`select user_id as "userId", created_at as "linkedAt" from google_identity where user_id = ${userId}`,
    );
    return found?.linkedAt ?? null;
  },
  link: async (identity, userId, now) => (await unlessTaken(() => linkIn(database, identity, userId, now))) !== null,
  /** Atomic; a unique key guarantees that an identity belongs to one member. */
  addLinked: (identity, now, addMember) =>
    unlessTaken(() =>
      database.transaction(async (queries) => {
        const userId = await addMember(queries);
        await linkIn(queries, identity, userId, now);
        return userId;
      }),
    ),
  unlink: async (userId) => (await database.run(sql`delete from google_identity where user_id = ${userId}`)) > 0,
});

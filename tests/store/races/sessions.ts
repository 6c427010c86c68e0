import { SESSIONS } from '#domain/auth/deviceSession.ts';
import { membersStore, replacePasswordHash, setPasswordHash, type Member } from '#server/accounts/members.store.ts';
import { createOpening } from '#server/accounts/opening.ts';
import { createSessions } from '#server/accounts/sessions.ts';
import { sessionsStore } from '#server/accounts/sessions.store.ts';
import { createTokens } from '#server/accounts/tokens.ts';
import { codesStore } from '#server/codes/codes.store.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { silentLog } from '#server/log.ts';
import { noOutbox } from '#server/shared/outbox.ts';
import { callContext } from '../support/context.ts';
import { NOW } from '../support/engines.ts';
import { both, counted, countOf, join, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

const family = (userId: string, familyId: string) => ({
  ...{ familyId, userId, bindingHash: null, expiresAt: NOW + 9, device: null, networkHash: '' },
});
/** Records each end of a session under its member. */
const sessions = (database: Database, userId: string) =>
  sessionsStore(database, (queries, familyId) => tell(queries, userId, familyId));

/** A member with a password in its stored form. */
const joinWith = async (database: Database, userId: string, passwordHash: string): Promise<Member> => {
  await join(database, userId);
  await setPasswordHash(database, userId, passwordHash);
  const member = await membersStore(database).byId(userId);
  if (!member) throw new Error('The member was not stored.');
  return member;
};
const openingOn = (database: Database, userId: string) => {
  const store = sessions(database, userId);
  const needs = { store, refreshKey: Buffer.alloc(32), countRefresh: async () => null, onEnded: () => {} };
  return createOpening({
    ...{ families: store, outbox: noOutbox, log: silentLog },
    sessions: createSessions(needs),
    places: { networkHash: () => '' },
    tokens: createTokens(Buffer.alloc(32)),
  });
};

const limits = { everyMs: 0, most: 9, withinMs: 1 };
const request = (key: string) => ({
  ...({ requestId: key, purpose: 'reset', askedHash: key, targetHash: null, userId: null, codeHash: 'right' } as const),
  ...{ expiresAt: NOW + 1000, askerHash: key, known: false },
});
const file = (database: Database, key: string) =>
  codesStore(database).file(request(key), { own: limits, strangers: limits }, NOW);
const attempt = (database: Database, key: string, isRight: boolean) =>
  codesStore(database).attempt(
    key,
    { isRight: () => isRight, tries: 3 },
    { hash: `${key} ticket`, expiresAt: NOW + 9 },
    NOW,
  );

export const sessionsRaces: RaceCases = {
  'refresh tokens: one is used once': {
    of: ['server/accounts/sessions.store.ts rotate'],
    guard: { clauses: [/ and used_at is null/] },
    race: async (one, other, key) => {
      await join(one, key);
      await sessionsStore(one).add(family(key, key), `${key}0`, NOW);
      const rotate = (database: Database, i: number) => () =>
        sessionsStore(database).rotate({ familyId: key, hash: `${key}0`, successorHash: `${key}${i}` }, 0, NOW);
      const ends = await both([rotate(one, 1), rotate(other, 2), rotate(one, 3)]);
      const tokens = await counted(one, sql`select count(*) as count from refresh_token where family_id = ${key}`);
      return wrongUnless(countOf(ends, Boolean) === 1 && tokens === 2, { ends, tokens });
    },
  },
  'a member has no more sessions than one may have': {
    of: ['server/accounts/sessions.store.ts add'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      const before = SESSIONS.mostOfMember - 1;
      await one.run(
        sql`insert into token_family (family_id, user_id, created_at, expires_at)
            select ${key} || '-' || i, ${key}, cast(${NOW} as bigint) - i, ${NOW + 9} from generate_series(1, ${before}) as i`,
      );
      const add = (database: Database, i: number) => () =>
        sessions(database, key).add(family(key, `${key}${i}`), `${key}${i}`, NOW);
      const crowded = (await both([add(one, 1), add(other, 2)])).flat();
      const alive = await sessionsStore(one).ofMember(key, NOW);
      const told = await toldOf(one, key);
      return wrongUnless(alive.length === SESSIONS.mostOfMember && crowded.length === 1 && told.length === 1, {
        ...{ alive: alive.length, crowded, told },
      });
    },
  },
  'the end of a session is told once': {
    of: ['server/accounts/sessions.store.ts revoke', 'server/accounts/sessions.store.ts revokeOf'],
    guard: { clauses: [/ and revoked_at is null/] },
    race: async (one, other, key) => {
      await join(one, key);
      await sessionsStore(one).add(family(key, key), key, NOW);
      await both<unknown>([
        () => sessions(one, key).revoke(key, NOW, { dropTokens: false }),
        () => sessions(other, key).revokeOf(key, key, NOW),
        () => other.transaction((queries) => sessions(other, key).revokeAll(queries, key, null, NOW)),
      ]);
      const told = await toldOf(one, key);
      return wrongUnless(told.length === 1, told);
    },
  },
  'passwords: who proved the old one has no session after a reset': {
    of: ['server/accounts/sessions.store.ts add', 'server/accounts/resetPassword.ts resetPasswordHandler'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const member = await joinWith(one, key, 'old');
      const reset = async (queries: Queries) => {
        await setPasswordHash(queries, key, 'new');
        await sessions(other, key).revokeAll(queries, key, null, NOW);
      };
      const logIn = () => openingOn(one, key).openByPassword(member, callContext());
      const [opened] = await both<unknown>([logIn, () => other.transaction(reset)]);
      const alive = await sessionsStore(one).ofMember(key, NOW);
      return wrongUnless(alive.length === 0, { opened, alive });
    },
  },
  'passwords: of two that replace the same one is stored': {
    of: ['server/accounts/security.handlers.ts setPassword'],
    guard: { clauses: [/ and password_hash = ⟦\d+⟧/] },
    race: async (one, other, key) => {
      const member = await joinWith(one, key, 'old');
      const replace = (database: Database, hash: string) => () => replacePasswordHash(database, member, hash);
      const ends = await both([replace(one, 'this'), replace(other, 'that')]);
      const now = (await membersStore(one).byId(key))?.passwordHash;
      return wrongUnless(countOf(ends, Boolean) === 1 && now === (ends[0] ? 'this' : 'that'), { ends, now });
    },
  },
  'codes: one dies of its tries, whoever guesses': {
    of: ['server/codes/codes.store.ts attempt'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await file(one, key);
      const ends = await both([one, other, one, other, one].map((database) => () => attempt(database, key, false)));
      return wrongUnless(countOf(ends, ({ kind }) => kind === 'wrong') === 2, ends);
    },
  },
  'codes: a right one is good once': {
    of: ['server/codes/codes.store.ts attempt'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await file(one, key);
      const ends = await both([one, other].map((database) => () => attempt(database, key, true)));
      return wrongUnless(countOf(ends, ({ kind }) => kind === 'right') === 1, ends);
    },
  },
  'codes: they are not sent more often than the limit says': {
    of: ['server/codes/codes.store.ts file'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const own = { everyMs: 1000, most: 9, withinMs: 1000 };
      const ask = (database: Database, i: number) => () =>
        codesStore(database).file(
          { ...request(key), requestId: `${key}${i}` },
          { own, strangers: { ...own, everyMs: 0 } },
          NOW,
        );
      const ends = await both([ask(one, 1), ask(other, 2)]);
      return wrongUnless(countOf(ends, ({ waitMs }) => waitMs === null) === 1, ends);
    },
  },
  'codes: the ticket of one is spent once': {
    of: [
      'server/accounts/resetPassword.ts resetPasswordHandler',
      'server/applications/applications.store.ts proveNumber',
    ],
    guard: { clauses: [/ and spent_at is null/] },
    race: async (one, other, key) => {
      await file(one, key);
      await attempt(one, key, true);
      const spend = (database: Database) => () =>
        database.transaction((queries) => codesStore(database).spend(queries, `${key} ticket`, NOW));
      const ends = await both([spend(one), spend(other)]);
      return wrongUnless(countOf(ends, Boolean) === 1, ends);
    },
  },
};

import { beforeAll, describe, expect, it } from 'vitest';
import { POINTS } from '#domain/level/level.ts';
import { after } from '#domain/people/people.ts';
import { REFERRAL } from '#domain/referral/referral.ts';
import { addMember, setLevel } from '#server/accounts/members.store.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { registrationStore } from '#server/accounts/registration.store.ts';
import { sessionsStore } from '#server/accounts/sessions.store.ts';
import { bookingsStore } from '#server/bookings/bookings.store.ts';
import { commitChat } from '#server/chat/chatWrite.store.ts';
import { chatStore } from '#server/chat/chat.store.ts';
import { codesStore } from '#server/codes/codes.store.ts';
import type { Database, Isolation } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { inboxStore } from '#server/inbox/inbox.store.ts';
import { ledgerStore } from '#server/level/ledger.store.ts';
import { outboxStore, putItem } from '#server/outbox/outbox.store.ts';
import { peopleStore } from '#server/people/people.store.ts';
import { referralStore } from '#server/referral/referral.store.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { messageWrite, reactionWrite } from './support/chatWrites.ts';
import { NOW } from './support/engines.ts';
import { emptyPostgres } from './support/postgres.ts';
import { seeded } from '../faults/support/seeded.ts';
import { unsteady } from './support/unsteady.ts';

/** How often each race is run; `RACES=10000` for a night. */
const ROUNDS = Number(process.env['RACES'] ?? 10);
/** Without the guard a fault shows within these many rounds. */
const ROUNDS_BEFORE_FAULT = Math.max(ROUNDS, 200);

/** What two connections do at once to things of their own, named by `key`; answers what came out wrong, null for nothing. */
type Race = (one: Database, other: Database, key: string) => Promise<string | null>;

const member = (userId: string, username = userId) => ({
  ...{ userId, username, nickname: userId, passwordHash: null, siteRoleId: 1 },
  ...{ email: null, phoneNumber: null, pid: null },
});
const wrongUnless = (right: boolean, what: unknown): string | null => (right ? null : JSON.stringify(what));
const no = async () => {};

const races: Readonly<Record<string, Race>> = {
  'who ask each other at once are friends': async (one, other, key) => {
    const [a, b] = [`${key}a`, `${key}b`];
    for (const userId of [a, b]) await addMember(one, member(userId), NOW);
    const ask = (database: Database, from: string, to: string) =>
      peopleStore(database).change(from, to, (before) => after('request', before), NOW);
    await Promise.all([ask(one, a, b), ask(other, b, a)]);
    const ties = await peopleStore(one).ties(a, b);
    return wrongUnless(ties.own === 'friend' && ties.others === 'friend', ties);
  },
  'a code dies of its tries, whoever guesses': async (one, other, key) => {
    const limits = { everyMs: 0, most: 9, withinMs: 1 };
    await codesStore(one).file(
      {
        ...{ requestId: key, purpose: 'reset', askedHash: key, targetHash: null, userId: null, codeHash: 'right' },
        ...{ expiresAt: NOW + 1000, askerHash: key, known: false },
      },
      { own: limits, strangers: limits },
      NOW,
    );
    const guess = (database: Database) =>
      codesStore(database).attempt(key, { isRight: () => false, tries: 3 }, { hash: key, expiresAt: NOW + 9 }, NOW);
    const ends = await Promise.all([guess(one), guess(other), guess(one), guess(other), guess(one)]);
    return wrongUnless(ends.filter(({ kind }) => kind === 'wrong').length === 2, ends);
  },
};

/** Where a condition of the one statement that writes decides, whatever else its transaction may see. */
const decidedByConditions: Readonly<Record<string, Race>> = {
  'the mail of a message goes once': async (one, other, key) => {
    await addMember(one, member(key), NOW);
    await inboxStore(one).add({
      ...{ messageId: key, userId: key, type: 'system', kind: 'welcome' as never, params: {}, actorId: null },
      ...{ goTo: null, onceKey: null, shown: true, createdAt: NOW, readAt: null, mailDueAt: NOW },
    });
    const mailed = (database: Database) =>
      database.transaction((queries) => inboxStore(database).mailed(queries, key, NOW));
    const ends = await Promise.all([mailed(one), mailed(other)]);
    return wrongUnless(ends.filter(Boolean).length === 1, ends);
  },
  'an item of the outbox is taken by one alone': async (one, other, key) => {
    const items = Array.from({ length: 6 }, (_, i) => `${key}-${i}`);
    for (const itemId of items)
      await putItem(one, {
        ...{ itemId, onceKey: itemId, kind: 'letter', lane: null, body: '' },
        ...{ createdAt: NOW, dueAt: NOW, expiresAt: null },
      });
    const take = (database: Database, i: number) =>
      outboxStore(database).take('letter', 4, NOW, { id: `${key}${i}`, until: NOW + 1 });
    const taken = (await Promise.all([one, other, one, other].map(take))).flat().map(({ itemId }) => itemId);
    return wrongUnless(taken.length === new Set(taken).size, taken);
  },
};

/** Where a key of the database decides, or one statement alone: no isolation can be taken out, and none is needed. */
const decidedByKeys: Readonly<Record<string, Race>> = {
  'no more friends are rewarded than the limit says': async (one, other, key) => {
    await addMember(one, member(key), NOW);
    const invited = Array.from({ length: REFERRAL.limit + 2 }, (_, i) => `${key}-${i}`);
    const store = (database: Database) => referralStore(database, ledgerStore(database, setLevel).award);
    for (const userId of invited) {
      await addMember(one, member(userId), NOW);
      await store(one).bind(key, userId, NOW);
      await putContact(one, userId, { channel: 'mail', value: `${userId}@khandai.example` }, NOW);
    }
    await Promise.all([one, other, one, other].map((database) => store(database).settle(key, NOW)));
    const rewarded = (await store(one).all(key)).filter(({ state }) => state === 'rewarded');
    const friends = (await ledgerStore(one, setLevel).all(key)).filter(
      ({ reasonKey }) => reasonKey === 'friendInvited',
    );
    return wrongUnless(rewarded.length === REFERRAL.limit && friends.length === REFERRAL.limit, {
      ...{ rewarded: rewarded.length, friends: friends.length },
    });
  },
  'points are added up once each': async (one, other, key) => {
    await addMember(one, member(key), NOW);
    await putContact(one, key, { channel: 'mail', value: `${key}@khandai.example` }, NOW);
    await Promise.all([one, other].map((database) => ledgerStore(database, setLevel).settle(key)));
    const lines = await ledgerStore(one, setLevel).all(key);
    return wrongUnless(lines.length === 2 && lines[0]?.balance === POINTS.registered + POINTS.mailProven, lines);
  },
  'a name is one member’s': async (one, other, key) => {
    const enter = (database: Database, userId: string) =>
      registrationStore(database, { spend: async () => true } as never, no).enter(
        { member: member(userId, key), proven: [], guestId: null },
        NOW,
      );
    const ends = await Promise.all([enter(one, `${key}a`), enter(other, `${key}b`)]);
    return wrongUnless(
      ends
        .map(({ kind }) => kind)
        .sort()
        .join() === 'done,usernameTaken',
      ends,
    );
  },
  'a refresh token is used once': async (one, other, key) => {
    await addMember(one, member(key), NOW);
    const family = { familyId: key, userId: key, bindingHash: null, expiresAt: NOW + 9, device: null, networkHash: '' };
    await sessionsStore(one).add(family, `${key}0`, NOW);
    const rotate = (database: Database, i: number) =>
      sessionsStore(database).rotate({ familyId: key, hash: `${key}0`, successorHash: `${key}${i}` }, 0, NOW);
    const ends = await Promise.all([rotate(one, 1), rotate(other, 2)]);
    return wrongUnless(ends.filter(Boolean).length === 1, ends);
  },
  'a match is booked once': async (one, other, key) => {
    await addMember(one, member(key), NOW);
    const match = { fixtureId: 'f1', start: NOW, calledOff: 0 } as never;
    const set = (database: Database, i: number) =>
      bookingsStore(database).set(key, { bookingId: `${key}${i}`, commentatorId: null, leadMin: null }, match, NOW);
    const [a, b] = await Promise.all([set(one, 1), set(other, 2)]);
    return wrongUnless(a.bookingId === b.bookingId, [a, b]);
  },
  'two processes write to one room without a gap or a double, and every reaction is counted': async (
    one,
    other,
    key,
  ) => {
    const topic = `chatroom.${key}`;
    await commitChat(one, [messageWrite('first', { topic, userId: key })]);
    const id = `id-${key}-first`;
    const writes = (who: string) =>
      Array.from({ length: 4 }, (_, i) => [
        messageWrite(`${who}${i}`, { topic, userId: key }),
        reactionWrite(`r${who}${i}`, id, { topic, userId: `${key}${who}${i}` }),
      ]).flat();
    const same = messageWrite('same', { topic, userId: key });
    const results = await Promise.all([
      commitChat(one, [...writes('a'), same]),
      commitChat(other, [same, ...writes('b')]),
    ]);
    const seqs = results.flat().flatMap((result) => (result.kind === 'stored' ? [result.seq] : []));
    const entries = await chatStore(one).entries(topic, { limit: 100 });
    const told = results.flat().every(({ kind }) => kind === 'stored' || kind === 'repeated');
    const text = JSON.stringify(entries);
    return wrongUnless(
      told && seqs.length === 17 && new Set(seqs).size === 17 && Math.max(...seqs) === 18 && text.includes('{"🔥":8}'),
      { seqs, entries },
    );
  },
};

describe.skipIf(findPostgres() === null)(
  'two connections to one PostgreSQL, of which this machine may have none',
  () => {
    const opened: Database[] = [];
    let url: string;
    const open = async (isolation: Isolation, seed: number): Promise<Database> => {
      const database = await openPostgres(url, isolation);
      opened.push(database);
      return unsteady(database, seeded(seed));
    };
    beforeAll(async () => {
      url = await emptyPostgres();
    });

    const faultsOf = async (race: Race, isolation: Isolation, rounds: number, until: (faults: number) => boolean) => {
      const [one, other] = await Promise.all([open(isolation, 1), open(isolation, 2)]);
      const faults: string[] = [];
      for (let round = 0; round < rounds && !until(faults.length); round += 1) {
        const fault = await race(one, other, `${isolation}${race.length}${opened.length}-${round}`).catch(String);
        if (fault !== null) faults.push(fault);
      }
      // A server has connections for some at once, and not for all races.
      await Promise.all([one.close(), other.close()]);
      return faults;
    };
    const never = () => false;

    it.each(Object.entries(decidedByConditions))('%s, whatever the isolation', async (_title, race) => {
      expect(await faultsOf(race, 'rowLocks', Math.max(ROUNDS, 50), never)).toEqual([]);
    });

    it.each(Object.entries({ ...races, ...decidedByKeys, ...decidedByConditions }))('%s', async (_title, race) => {
      expect(await faultsOf(race, 'serializable', ROUNDS, never)).toEqual([]);
    });

    it.each(Object.entries(races))('%s, but for the guard', async (_title, race) => {
      expect(await faultsOf(race, 'rowLocks', ROUNDS_BEFORE_FAULT, (faults) => faults > 0)).not.toEqual([]);
    });
  },
);

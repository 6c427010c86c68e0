import { levelOf, POINTS } from '#domain/level/level.ts';
import { after } from '#domain/people/people.ts';
import { REFERRAL } from '#domain/referral/referral.ts';
import { putContact } from '#server/accounts/contacts.store.ts';
import { membersStore, setLevel } from '#server/accounts/members.store.ts';
import { bookingsStore } from '#server/bookings/bookings.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { ledgerStore } from '#server/level/ledger.store.ts';
import { peopleStore } from '#server/people/people.store.ts';
import { referralStore } from '#server/referral/referral.store.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, join, tell, toldOf, wrongUnless, type RaceCases } from '../support/race.ts';

const ledger = (database: Database) => ledgerStore(database, setLevel);
const referrals = (database: Database) =>
  referralStore(database, ledger(database).award, (queries, inviterId, { referralId, state }) =>
    tell(queries, inviterId, `${referralId} ${state}`),
  );
const prove = (database: Database, userId: string) =>
  putContact(database, userId, { channel: 'mail', value: `${userId}@khandai.example` }, NOW);
const ask = (database: Database, from: string, to: string) => () =>
  peopleStore(database).change(from, to, (before) => after('request', before), NOW);

export const rewardsRaces: RaceCases = {
  'rewards: no more friends are rewarded than the limit says, and each is told of once': {
    of: ['server/referral/referral.store.ts settle'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      const before = REFERRAL.limit - 1;
      await one.run(
        sql`insert into referral (referral_id, inviter_id, state, bound_at, rewarded_at)
            select ${key} || '-' || i, ${key}, 'rewarded', ${NOW}, ${NOW} from generate_series(1, ${before}) as i`,
      );
      const [early, late] = [`${key}a`, `${key}b`];
      for (const [i, userId] of [early, late].entries()) {
        await join(one, userId);
        await referrals(one).bind(key, userId, NOW + i);
      }
      await prove(one, late);
      await both([
        () => referrals(one).settle(key, NOW),
        async () => {
          await prove(other, early);
          return referrals(other).settle(key, NOW);
        },
      ]);
      const rewarded = countOf(await referrals(one).all(key), ({ state }) => state === 'rewarded');
      const lines = countOf(await ledger(one).all(key), ({ reasonKey }) => reasonKey === 'friendInvited');
      const told = await toldOf(one, key);
      const right = rewarded === REFERRAL.limit && lines === 1 && told.length === new Set(told).size;
      return wrongUnless(right, { rewarded, lines, told });
    },
  },
  'rewards: points are added up once each, and the level is theirs': {
    of: ['server/level/ledger.store.ts settle', 'server/referral/referral.store.ts settle'],
    guard: {
      isolation: true,
      keys: [
        sql`alter table point_entry drop constraint point_entry_user_id_number_key`,
        sql`alter table point_entry drop constraint point_entry_user_id_reason_source_key`,
      ],
      clauses: [/ on conflict \(user_id, reason, source\) do nothing/],
    },
    race: async (one, other, key) => {
      await join(one, key);
      await prove(one, key);
      const friend = (database: Database, source: number) => () =>
        database.transaction((queries) =>
          ledger(database).award(queries, { userId: key, reason: 'friendInvited', source: `${source}`, at: NOW }),
        );
      await both<unknown>([
        () => ledger(one).settle(key),
        friend(other, 1),
        () => ledger(other).settle(key),
        friend(one, 2),
        friend(other, 1),
      ]);
      const lines = (await ledger(one).all(key)).toReversed();
      const points = POINTS.registered + POINTS.mailProven + 2 * POINTS.friendInvited;
      const level = (await membersStore(one).byId(key))?.level;
      let sum = 0;
      const adds = lines.every(({ delta, balance }, i) => (sum += delta) === balance && lines[i]?.number === i + 1);
      const right = adds && lines.length === 4 && sum === points && level === levelOf(points).level;
      return wrongUnless(right, { lines, level });
    },
  },
  'bookings: a match is booked once': {
    of: [],
    guard: {
      keys: [sql`alter table booking drop constraint booking_user_id_fixture_id_key`],
      clauses: [/on conflict \(user_id, fixture_id\)[\s\S]*(?=returning)/],
    },
    race: async (one, other, key) => {
      await join(one, key);
      const match = { fixtureId: 'f1', start: NOW, calledOff: '' };
      const set = (database: Database, i: number) => () =>
        bookingsStore(database).set(key, { bookingId: `${key}${i}`, commentatorId: null, leadMin: null }, match, NOW);
      const [a, b] = await both([set(one, 1), set(other, 2)]);
      const list = await bookingsStore(one).list(key);
      return wrongUnless(a?.bookingId === b?.bookingId && list.length === 1, [a, b]);
    },
  },
  'friendships: who ask each other at once are friends': {
    of: ['server/people/people.store.ts change'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const [a, b] = [`${key}a`, `${key}b`];
      for (const userId of [a, b]) await join(one, userId);
      await both([ask(one, a, b), ask(other, b, a)]);
      const ties = await peopleStore(one).ties(a, b);
      return wrongUnless(ties.own === 'friend' && ties.others === 'friend', ties);
    },
  },
  'friendships: who is blocked while they ask is nobody’s friend': {
    of: ['server/people/people.store.ts change'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const [a, b] = [`${key}a`, `${key}b`];
      for (const userId of [a, b]) await join(one, userId);
      await ask(one, a, b)();
      await both([
        ask(one, b, a),
        () => peopleStore(other).change(b, a, (before) => after('block', before), NOW),
        () => peopleStore(other).change(a, b, (before) => after('cancel', before), NOW),
      ]);
      const ties = await peopleStore(one).ties(b, a);
      // Blocked in the end, or requested once more afterwards: the blocked person's request is refused.
      return wrongUnless(ties.own === 'blocked' && ties.others !== 'friend' && ties.others !== 'asked', ties);
    },
  },
};

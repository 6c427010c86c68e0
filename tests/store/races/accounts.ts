import * as Schema from 'effect/Schema';
import { putContact } from '#server/accounts/contacts.store.ts';
import { erasureStore } from '#server/accounts/erasure.store.ts';
import { createMemberContacts } from '#server/accounts/memberContacts.ts';
import { addMember, membersStore } from '#server/accounts/members.store.ts';
import { registrationStore, type Proven } from '#server/accounts/registration.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { googleStore } from '#server/google/google.store.ts';
import { silentLog } from '#server/log.ts';
import { eraseDue } from '#server/privacy/erasing.ts';
import type { Kept } from '#server/shared/kept.ts';
import { noOutbox } from '#server/shared/outbox.ts';
import { noPost } from '#server/shared/post.ts';
import { isRefused } from '#server/shared/refusal.ts';
import type { Tickets } from '#server/shared/tickets.ts';
import { callContext } from '../support/context.ts';
import { NOW } from '../support/engines.ts';
import {
  both,
  counted,
  countOf,
  join,
  memberNamed,
  tell,
  toldOf,
  wrongUnless,
  type RaceCases,
} from '../support/race.ts';

const goodTickets: Tickets = { proofOf: async () => ({ userId: null }), spend: async () => true };
const Picture = Schema.Struct({ picture: Schema.NullOr(Schema.String) });
const pictureOf = async (database: Database, userId: string) =>
  (await database.one(Picture, sql`select profile_picture as picture from member where user_id = ${userId}`))?.picture;

const enter = (database: Database, userId: string, username: string, proven: readonly Proven[] = []) =>
  registrationStore(database, goodTickets, async () => {}).enter(
    { member: memberNamed(userId, username), proven, guestId: null },
    NOW,
  );
const mail = (value: string) => ({ channel: 'mail', value: `${value}@khandai.example` }) as const;

const erasure = (database: Database) => erasureStore(database, Buffer.alloc(32));

const contactsOver = (database: Database, userId: string) =>
  createMemberContacts({
    ...{ database, members: membersStore(database), tickets: goodTickets, outbox: noOutbox, log: silentLog },
    post: { ...noPost, send: (queries, parcel) => tell(queries, userId, parcel?.to.value ?? '') },
    proofs: { issue: () => ({ proof: '', ttlSec: 0 }), holds: () => true },
    gate: async () => null,
  });
const takes = (database: Database, userId: string, i: number) => () =>
  contactsOver(database, userId).takeContact(
    { contact: mail(`${userId}${i}`), ticket: '', proof: '', field: 'email' },
    callContext({ viewer: { kind: 'member', userId, displayName: '', siteRoleId: 1, sessionId: '' } }),
  );

export const accountsRaces: RaceCases = {
  'names: one is one member’s': {
    of: ['server/accounts/registration.store.ts enter'],
    guard: { keys: [sql`alter table member drop constraint member_username_key`] },
    race: async (one, other, key) => {
      const ends = await both([() => enter(one, `${key}a`, key), () => enter(other, `${key}b`, key)]);
      const kinds = ends.map(({ kind }) => kind).toSorted();
      return wrongUnless(kinds.join() === 'done,usernameTaken', ends);
    },
  },
  'names: a mail address is one member’s, and who is refused is not stored': {
    of: ['server/accounts/registration.store.ts enter'],
    guard: { keys: [sql`alter table member_contact drop constraint member_contact_pkey`] },
    race: async (one, other, key) => {
      const proven = [{ contact: mail(key), ticket: '' }];
      const ends = await both([
        () => enter(one, `${key}a`, `${key}a`, proven),
        () => enter(other, `${key}b`, `${key}b`, proven),
      ]);
      const stored = await counted(one, sql`select count(*) as count from member where user_id like ${`${key}_`}`);
      const kinds = ends.map(({ kind }) => kind).toSorted();
      return wrongUnless(kinds.join() === 'contactTaken,done' && stored === 1, { ends, stored });
    },
  },
  'who is somebody at Google is one member': {
    of: ['server/google/google.store.ts addLinked'],
    guard: { keys: [sql`alter table google_identity drop constraint google_identity_pkey`] },
    race: async (one, other, key) => {
      const add = (database: Database, userId: string) => () =>
        googleStore(database).addLinked({ issuer: 'google', subject: key }, NOW, async (queries) => {
          await addMember(queries, memberNamed(userId), NOW);
          return userId;
        });
      const ends = await both([add(one, `${key}a`), add(other, `${key}b`)]);
      const stored = await counted(one, sql`select count(*) as count from member where user_id like ${`${key}_`}`);
      return wrongUnless(countOf(ends, (end) => end !== null) === 1 && stored === 1, { ends, stored });
    },
  },
  'of pictures that take each other’s place each is left once, but for the last': {
    of: ['server/accounts/members.store.ts setProfile', 'server/accounts/members.store.ts setPicture'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await membersStore(one).setPicture(key, 'p0');
      const left = (
        await both([
          async () => (await membersStore(one).setProfile(key, { profilePicture: 'p1' }))?.before.profilePicture,
          () => membersStore(other).setPicture(key, 'p2'),
          async () => (await membersStore(other).setProfile(key, { profilePicture: 'p3' }))?.before.profilePicture,
        ])
      ).toSorted();
      const all = [...left, await pictureOf(one, key)].toSorted();
      return wrongUnless(all.join() === 'p0,p1,p2,p3', { left, all });
    },
  },
  'of two uploaded pictures each but the last is left once': {
    of: ['server/accounts/members.store.ts setPicture'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      const left = await both([
        () => membersStore(one).setPicture(key, 'p1'),
        () => membersStore(other).setPicture(key, 'p2'),
      ]);
      const all = [...left, await pictureOf(one, key)].map(String).toSorted();
      return wrongUnless(all.join() === 'null,p1,p2', all);
    },
  },
  'whoever is replaced as a member’s mail address is told': {
    of: ['server/accounts/memberContacts.ts takeContact'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await putContact(one, key, mail(`${key}0`), NOW);
      const ends = await both([takes(one, key, 1), takes(other, key, 2)]);
      const now = await contactsOver(one, key).contactsOf(key);
      const all = [...(await toldOf(one, key)), ...now.map(({ value }) => value)].toSorted();
      const right = all.join() === [0, 1, 2].map((i) => mail(`${key}${i}`).value).join() && !ends.some(isRefused);
      return wrongUnless(right, { ends, all });
    },
  },
  'who proves two first mail addresses at once is refused neither, and has the later': {
    of: ['server/accounts/memberContacts.ts takeContact'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      const ends = await both([takes(one, key, 1), takes(other, key, 2)]);
      const told = await toldOf(one, key);
      return wrongUnless(told.length === 1 && !ends.some(isRefused), { ends, told });
    },
  },
  'who called the end of their account off in time is there': {
    of: ['server/privacy/erasing.ts eraseOne', 'server/privacy/privacy.handlers.ts keep'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      await join(one, key);
      await one.run(sql`update member set erase_at = ${NOW} where user_id = ${key}`);
      const kept: Kept = {
        ...{ name: 'contacts', columns: {}, tell: async () => null },
        erase: async (queries, userId) => {
          await queries.run(sql`delete from member_contact where user_id = ${userId}`);
          return null;
        },
      };
      const ends = await both<unknown>([
        () =>
          eraseDue({
            ...{ database: one, clock: () => NOW, log: silentLog, personalData: [kept] },
            erasure: { ...erasure(one), due: async () => [key] },
          }),
        // Begun a moment before, by its own clock, and stored later.
        () => other.transaction((queries) => erasure(other).callOff(queries, key, NOW - 1)),
      ]);
      const isThere = (await membersStore(one).byId(key)) !== null;
      return wrongUnless(isThere === ends[1], { ends, isThere });
    },
  },
};

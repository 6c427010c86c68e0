import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '#server/accounts/members.store.ts';
import { areas } from '#server/areas.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { columnsOf, type Column, type Engine } from '#server/database/shape.ts';
import { sql, type SqlValue } from '#server/database/sql.ts';
import { AT_ONCE, jobsStore } from '#server/jobs/jobs.store.ts';
import { createLog } from '#server/log.ts';
import type { Area } from '#server/shared/area.ts';
import { startOrigin, type RunningOrigin } from '#server/testing/startOrigin.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { claimedBy, leftOut, placeOf } from './support/memberColumns.ts';
import { memberRows, placesWith } from './support/memberRows.ts';
import { emptyPostgres } from './support/postgres.ts';

const SECRET = 'a secret of tests, long enough to sign with';
const [ERASED, FRIEND] = ['m-whom-nobody-knows-any-more', 'm-friend'];

const engines: Readonly<Partial<Record<Engine, () => Promise<string | null>>>> = {
  sqlite: async () => null,
  ...(findPostgres() && { postgres: emptyPostgres }),
};

const every: readonly Area[] = Object.values(areas);
const notPersonal = new Set(every.flatMap((area) => Object.keys(area.notPersonal ?? {})));

/** Values that the erasure interprets rather than treating them as plain text. */
const fixed: Readonly<Record<string, SqlValue>> = {
  'member_contact.channel': 'mail',
  'member_contact.value': 'nobody@khandai.example',
  'chat_message.data': '{}',
  'chat_message.removed': 0,
  'upload.kind': 'picture',
  'upload.state': 'half',
  'post_entry.pictures': '[]',
  'community_group.cover': 'null',
  'community_group.avatar': 'null',
};
/** The form of an id in a column that holds more than an id. */
const written: Readonly<Record<string, (userId: string) => string>> = {
  'chat_topic.topic': (userId) => `private.${FRIEND}.${userId}`,
  'chat_message.data': (userId) => JSON.stringify({ toUserId: userId }),
};
/** In columns for targets and mutes of several kinds, members are one kind. */
const ofKinds: Readonly<Record<string, Readonly<Record<string, SqlValue>>>> = {
  ...{ subject_id: { type: 'user' }, mute_key: { kind: 'person' } },
};
const aboutMembers = (name: string): Readonly<Record<string, SqlValue>> => ofKinds[name] ?? {};

const member = (userId: string) => ({
  ...{ userId, username: userId, nickname: userId, passwordHash: null, siteRoleId: 1 },
  ...{ email: null, phoneNumber: null, pid: null },
});

describe.each(Object.entries(engines) as [Engine, () => Promise<string | null>][])(
  'what is stored of members on %s',
  (engine, address) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'khandai-personal-'));
    const lines: string[] = [];
    let origin: RunningOrigin;
    let database: Database;
    let columns: readonly Column[];
    beforeAll(async () => {
      const url = await address();
      const env = url === null ? {} : { DATABASE_URL: url, SECRET };
      origin = await startOrigin({ demo: 'off', dataDir, env, log: createLog((line) => lines.push(line)) });
      database = await openDatabase(dataDir, 0, url);
      columns = await columnsOf(database, engine);
    }, 60_000);
    afterAll(async () => {
      await database.close();
      await origin.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const judged = (all: readonly Column[]) => leftOut(all, origin.parts.personalData, notPersonal);

    it('HOUSE-6: every column with a member’s id is an area’s personal data, or said to be none and why', () => {
      expect(columns.length).toBeGreaterThan(200);
      expect(judged(columns)).toEqual({ unclaimed: [], unknown: [] });
      const reasons = every.flatMap((area) => Object.values(area.notPersonal ?? {}));
      for (const reason of reasons) expect(reason.length).toBeGreaterThan(10);
    });

    it('HOUSE-6: planted: a table with a member’s id that nobody claims is found, by its name or by what it refers to', async () => {
      await database.run(sql`create table planted (owner_id text, kept text references member (user_id), n integer)`);
      const found = judged(await columnsOf(database, engine));
      await database.run(sql`drop table planted`);
      expect(found).toEqual({ unclaimed: ['planted.owner_id', 'planted.kept'], unknown: [] });
    });

    it('HOUSE-6: planted: a claim on a table that is no more, and a reason for a column that nobody claims, are found', () => {
      const former = { name: 'x', columns: { gone: ['user_id'] }, stays: { 'booking.user_id': 'planted' } };
      const kept = { ...former, tell: async () => null, erase: async () => null };
      expect(leftOut(columns, [...origin.parts.personalData, kept], notPersonal).unknown).toEqual(['gone.user_id']);
      expect(leftOut(columns, [kept], new Set()).unknown).toEqual(['gone.user_id', 'booking.user_id']);
    });

    it('HOUSE-6: the erasure leaves a member’s id nowhere but where an area says why', async () => {
      const claimed = claimedBy(origin.parts.personalData);
      const refers = columns.filter(({ parent }) => parent === 'member').map(placeOf);
      const ofMembers = new Set([...claimed, ...refers]);
      await addMember(database, member(ERASED), 0);
      await addMember(database, member(FRIEND), 0);
      const rows = memberRows({ database, columns, friendId: FRIEND, ofMembers, fixed });
      // Rows that others refer to come first.
      const places = columns.filter((column) => ofMembers.has(placeOf(column)) && column.table !== 'member');
      const last = (column: Column) => (column.parent === null ? 0 : 1);
      for (const column of places.toSorted((a, b) => last(a) - last(b))) {
        const text = written[placeOf(column)]?.(ERASED) ?? ERASED;
        await rows.insert(column.table, { ...aboutMembers(column.name), [column.name]: text });
      }
      const before = await placesWith(database, columns, ERASED);
      expect([...ofMembers].filter((place) => !before.includes(place))).toEqual([]);

      await database.run(sql`update member set erase_at = 1 where user_id = ${ERASED}`);
      await jobsStore(database).bring('privacy.erase', AT_ONCE);
      const isGone = () => lines.some((line) => line.includes('member.erased') && line.includes(ERASED));
      const failures = () => lines.filter((line) => line.includes('job.failed') || line.includes('unexpected'));
      await expect.poll(() => isGone() || failures().length > 0, { timeout: 20_000 }).toBe(true);
      expect(failures()).toEqual([]);

      const stays = new Set(origin.parts.personalData.flatMap((kept) => Object.keys(kept.stays ?? {})));
      const after = await placesWith(database, columns, ERASED);
      expect(after.filter((place) => !stays.has(place))).toEqual([]);
      // Columns declared to stay do stay, so that no reason outlives its column.
      expect([...stays].filter((place) => !after.includes(place))).toEqual([]);
    }, 60_000);
  },
);

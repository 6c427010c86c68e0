import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { RESUMABLE } from '#domain/uploads/resumable.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { openUploads } from '#server/uploads/uploads.open.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const DAY = 86_400_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A file that begins like a PNG; `salt` makes it different. */
const fileOf = (salt: number, size = 3000): Buffer => Buffer.concat([PNG, Buffer.alloc(size - PNG.length, salt)]);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

onEveryEngine('files in pieces', (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-uploads-'));
  const folder = join(dataDir, 'uploads');
  let now = NOW;
  let made = 0;
  let uploads: Awaited<ReturnType<typeof openUploads>>;
  let member: MemberViewer;

  /** As at a start of the origin. */
  const open = async (limits = false) => {
    uploads = await openUploads({
      database: database(),
      clock: () => now,
      limits,
      limitStore: memoryLimits(() => now),
      dataDir,
    });
  };
  const register = async (): Promise<MemberViewer> => {
    const userId = `m${(made += 1).toString(16).padStart(24, 'a')}`;
    await database().run(sql`
      insert into member (user_id, username, nickname, site_role_id, level, vip, password_hash, created_at)
      values (${userId}, ${`gui.tep.${made}`}, 'Lan', 1, 1, 0, '', ${now})`);
    return { kind: 'member', userId, displayName: 'Lan', siteRoleId: 1, sessionId: 's' };
  };
  const calls = () => uploads.handlers.uploads;
  const by = (who = member) => callContext({ viewer: who, now });
  const begin = (bytes: Buffer, who = member, sha256 = hashOf(bytes)) =>
    calls().begin({ kind: 'picture', size: bytes.length, sha256, mime: 'image/png' }, by(who));
  const put = (uploadId: string, offset: number, body: Buffer, who = member) =>
    calls().put({ uploadId, offset }, { ...by(who), body });
  const finish = (uploadId: string, who = member) => calls().finish({ uploadId }, by(who));
  const code = (answer: unknown) => (isRefused(answer) ? answer.code : 200);
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  const sent = async (bytes: Buffer) => {
    const { uploadId } = granted(await begin(bytes));
    granted(await put(uploadId, 0, bytes));
    return uploadId;
  };

  beforeEach(async () => {
    member = await register();
    await open();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('CALL POST /other/api/upload/init: a file goes in pieces, and is whole only with its hash', async () => {
    const bytes = fileOf(1);
    const { uploadId, chunk, offset } = granted(await begin(bytes));
    expect([chunk, offset]).toEqual([1_048_576, 0]);
    expect(granted(await put(uploadId, 0, bytes.subarray(0, 1000)))).toEqual({ offset: 1000 });
    expect(code(await finish(uploadId))).toBe(409);
    expect(granted(await put(uploadId, 1000, bytes.subarray(1000)))).toEqual({ offset: 3000 });
    const done = { uploadId, mime: 'image/png', size: 3000 };
    expect(granted(await finish(uploadId))).toEqual(done);
    expect(granted(await finish(uploadId))).toEqual(done);
  });

  it('CALL PUT /other/api/upload/:uploadId: the same piece once more changes nothing; another offset is told the right one', async () => {
    const bytes = fileOf(2);
    const { uploadId } = granted(await begin(bytes));
    const first = bytes.subarray(0, 1000);
    granted(await put(uploadId, 0, first));
    expect(granted(await put(uploadId, 0, first))).toEqual({ offset: 1000 });
    for (const wrong of [1, 999, 1001, 0]) {
      const answer = await put(uploadId, wrong, bytes.subarray(0, 10));
      expect(answer, String(wrong)).toMatchObject({ code: 409, message: 'The next byte is 1000.' });
    }
    expect(await calls().state({ uploadId }, by())).toMatchObject({ offset: 1000, size: 3000 });
    expect(code(await put(uploadId, 1000, Buffer.alloc(2001)))).toBe(422);
  });

  it('two tabs that send the same file share one upload, and both get to its end', async () => {
    const bytes = fileOf(3);
    const [one, other] = await Promise.all([begin(bytes), begin(bytes)]);
    const { uploadId } = granted(one);
    expect(granted(other).uploadId).toBe(uploadId);
    const both = await Promise.all([put(uploadId, 0, bytes), put(uploadId, 0, bytes)]);
    expect(both).toEqual([{ offset: 3000 }, { offset: 3000 }]);
    expect((await Promise.all([finish(uploadId), finish(uploadId)])).map(code)).toEqual([200, 200]);
  });

  it('after a restart in the middle it goes on where it was, also past a piece that was not noted', async () => {
    const bytes = fileOf(4);
    const { uploadId } = granted(await begin(bytes));
    granted(await put(uploadId, 0, bytes.subarray(0, 1000)));
    writeFileSync(join(folder, `${uploadId}.part`), Buffer.alloc(500, 9), { flag: 'a' });
    await open();
    expect(granted(await begin(bytes))).toMatchObject({ uploadId, offset: 1000 });
    granted(await put(uploadId, 1000, bytes.subarray(1000)));
    expect(code(await finish(uploadId))).toBe(200);
  });

  it('what has another hash, or begins as no picture, is thrown away', async () => {
    const bytes = fileOf(5);
    const { uploadId } = granted(await begin(bytes, member, 'b'.repeat(64)));
    granted(await put(uploadId, 0, bytes));
    expect(await finish(uploadId)).toMatchObject({ code: 422, fields: { sha256: 'mismatch' } });
    expect(code(await finish(uploadId))).toBe(404);
    const page = Buffer.from(`<!doctype html>${' '.repeat(200)}`);
    const disguised = granted(await begin(page)).uploadId;
    expect(code(await put(disguised, 0, page))).toBe(415);
    expect(code(await calls().state({ uploadId: disguised }, by()))).toBe(404);
    const crumbs = granted(await begin(page)).uploadId;
    for (let at = 0; at < page.length; at += 50) granted(await put(crumbs, at, page.subarray(at, at + 50)));
    expect(code(await finish(crumbs))).toBe(415);
    expect(files()).not.toContain(`${crumbs}.part`);
  });

  it('refuses what is too large, calls itself something else, or is a fourth one; cancelling makes room', async () => {
    const wish = { kind: 'picture', sha256: 'c'.repeat(64), mime: 'image/png' } as const;
    expect(await calls().begin({ ...wish, size: 10_000_001 }, by())).toMatchObject({ code: 422 });
    expect(code(await calls().begin({ ...wish, size: 5, mime: 'text/html' }, by()))).toBe(415);
    const ids = [];
    for (const salt of [1, 2, 3]) ids.push(granted(await begin(fileOf(salt))).uploadId);
    expect(code(await begin(fileOf(4)))).toBe(429);
    expect(code(await begin(fileOf(4), await register()))).toBe(200);
    await calls().cancel({ uploadId: ids[0]! }, by());
    expect(code(await begin(fileOf(4)))).toBe(200);
    const many = await Promise.all([5, 6, 7].map((salt) => begin(fileOf(salt))));
    expect(many.map(code)).toEqual([429, 429, 429]);
  });

  it('a member may send so much a day, counted when it begins', async () => {
    await open(true);
    const before = files();
    const large = (salt: number) => {
      const sha256 = String(salt).repeat(64);
      return { kind: 'video', size: 500_000_000, mime: 'video/mp4', sha256 } as const;
    };
    for (const salt of [1, 2, 3, 4]) {
      const { uploadId } = granted(await calls().begin(large(salt), by()));
      await calls().cancel({ uploadId }, by());
    }
    expect(code(await calls().begin(large(5), by()))).toBe(429);
    expect(files()).toEqual(before);
  });

  it('another member has nothing of it', async () => {
    const bytes = fileOf(6);
    const { uploadId } = granted(await begin(bytes));
    const stranger = await register();
    expect(code(await put(uploadId, 0, bytes, stranger))).toBe(404);
    expect(code(await finish(uploadId, stranger))).toBe(404);
    expect(code(await uploads.take(stranger.userId, uploadId, 'picture', now))).toBe(404);
    await calls().cancel({ uploadId }, by(stranger));
    expect(granted(await begin(bytes)).uploadId).toBe(uploadId);
    expect(granted(await begin(bytes, stranger)).uploadId).not.toBe(uploadId);
  });

  describe('the use of a whole one', () => {
    it('gets its bytes, once; asked again it is told that it has them, and nobody keeps them longer', async () => {
      const bytes = fileOf(7);
      const uploadId = await sent(bytes);
      expect(code(await uploads.take(member.userId, uploadId, 'picture', now))).toBe(409);
      granted(await finish(uploadId));
      expect(code(await uploads.take(member.userId, uploadId, 'video', now))).toBe(404);
      const first = granted(await uploads.take(member.userId, uploadId, 'picture', now));
      if (first.state !== 'whole') throw new Error('it was taken before');
      expect(first.bytes.equals(bytes)).toBe(true);
      await first.done();
      expect(files()).not.toContain(`${uploadId}.part`);
      expect(await uploads.take(member.userId, uploadId, 'picture', now)).toEqual({ state: 'taken' });
      expect(granted(await begin(bytes)).uploadId).not.toBe(uploadId);
    });
  });

  it('one that nobody goes on with is gone after a day, with its file; each piece begins the day anew', async () => {
    const bytes = fileOf(8);
    const { uploadId } = granted(await begin(bytes));
    now += DAY - 1;
    granted(await put(uploadId, 0, bytes.subarray(0, 100)));
    now += DAY - 1;
    expect(granted(await calls().state({ uploadId }, by())).expiresAt).toBe(now + 1);
    now += 1;
    expect(code(await put(uploadId, 100, bytes.subarray(100)))).toBe(404);
    expect(files()).toContain(`${uploadId}.part`);
    await Promise.all(uploads.jobs.map(({ run }) => run()));
    expect(files()).not.toContain(`${uploadId}.part`);
    expect(RESUMABLE.keptMs).toBe(DAY);
  });

  it('a file that no row names is gone at the next start', async () => {
    const uploadId = await sent(fileOf(9));
    writeFileSync(join(folder, 'left.part'), 'x');
    await open();
    expect(files()).toContain(`${uploadId}.part`);
    expect(files()).not.toContain('left.part');
  });

  it('one whose file is gone, as after a backup was put back, is gone itself', async () => {
    const bytes = fileOf(11);
    const uploadId = await sent(bytes);
    rmSync(join(folder, `${uploadId}.part`));
    expect(code(await finish(uploadId))).toBe(404);
    const again = granted(await begin(bytes));
    expect(again.offset).toBe(0);
    granted(await put(again.uploadId, 0, bytes.subarray(0, 100)));
    rmSync(join(folder, `${again.uploadId}.part`));
    expect(code(await put(again.uploadId, 100, bytes.subarray(100)))).toBe(404);
    expect(granted(await begin(bytes)).offset).toBe(0);
  });

  it('export tells of them, and erasure leaves neither row nor file', async () => {
    const uploadId = await sent(fileOf(10));
    const kept = uploads.personalData[0]!;
    expect(await kept.tell(member.userId)).toMatchObject([{ kind: 'picture', size: 3000, here: 3000, state: 'half' }]);
    expect(JSON.stringify(await kept.tell(member.userId))).not.toContain(uploadId);
    const after = await database().transaction((queries) => kept.erase(queries, member.userId));
    await after?.();
    expect(await kept.tell(member.userId)).toEqual([]);
    expect(files()).not.toContain(`${uploadId}.part`);
  });
});

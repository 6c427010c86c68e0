import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { Manuscript, ManuscriptContent, WrittenVersion } from '#domain/news/newsroom.ts';
import type { Card, Target } from '#domain/social/social.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createNewsCatalogue } from '#server/news/catalogue.ts';
import { newsShelves } from '#server/news/categories.ts';
import { newsStore } from '#server/news/news.store.ts';
import { newsroomHandlers } from '#server/news/room/newsroom.handlers.ts';
import { newsroomStore } from '#server/news/room/newsroom.store.ts';
import type { WaitingNote } from '#server/news/room/waits.ts';
import type { TakeUpload } from '#server/shared/files/takeUpload.ts';
import { isRefused, refused } from '#server/shared/refusal.ts';
import { callContext, granted } from './context.ts';
import { NOW } from './engines.ts';

export const HOUR = 3_600_000;
const there = new Set(['fixture:f1', 'league:l1', 'tip:t1', 'room:r1', 'team:m1']);
const find = async (targets: readonly Target[]): Promise<readonly (Card | null)[]> =>
  targets.map((target) =>
    there.has(`${target.type}:${target.id}`)
      ? { target, title: 'Giải Đồng Bằng', subtitle: '', img: null, path: '/giai-dau/dong-bang' }
      : null,
  );
export const version = (title: string, changed: Partial<WrittenVersion> = {}): WrittenVersion => ({
  ...{ title, summary: 'Tóm tắt', safeTitle: '', safeSummary: '', coverAlt: '' },
  blocks: [{ kind: 'paragraph', spans: [{ text: 'Mưa từ chiều.' }] }],
  ...changed,
});
export const content = (changed: Partial<ManuscriptContent> = {}): ManuscriptContent => ({
  ...{ category: 'hau-truong', type: 'cau-chuyen', cover: null, tags: [], targets: [], spoilerFor: [] },
  ...{ live: false, byline: 'Lan', versions: { vi: version('Quạt điện không thổi') } },
  ...changed,
});
export const fieldsOf = (answer: unknown) => (isRefused(answer) ? answer.fields : null);
export const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : 200);

/** A newsroom on an engine, the readers' view of it, and its staff. */
export const newsroomWorld = (open: () => Database) => {
  let presses = 0;
  /** Finished uploads by id; one without bytes was taken. */
  let uploads: Record<string, Buffer> = {};
  let made: string;
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'khandai-room-'));
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  const take: TakeUpload = async (_userId, uploadId) => {
    const bytes = uploads[uploadId];
    if (!bytes) return refused(404);
    return bytes.length === 0
      ? { state: 'taken' }
      : { state: 'whole', bytes, done: async () => void (uploads[uploadId] = Buffer.alloc(0)) };
  };
  /** Notifications about articles that wait for release. */
  let waiting: WaitingNote[] = [];
  const room = (release: 'one' | 'two' = 'one') =>
    newsroomHandlers({
      ...{ store: newsroomStore(open()), find, fixture: async () => null, release, made, take },
      ...{ judgeCall: async () => null, judgePicture: async () => null },
      ...{ origins: ['https://anh.example'], publicUrl: 'https://khandai.example' },
      shelves: async (locale) => newsShelves.offered((await stand()).all, locale),
      isShelf: async (category, type) => newsShelves.isOwn(category, type),
      nameOf: async (userId) => userId,
      editors: async () => ['lan', 'minh', 'an'],
      waits: async (note) => async () => void waiting.push(note),
    });
  const by = (userId = 'lan', now = NOW, siteRoleId: number = SITE_ROLES.qc) =>
    callContext<MemberViewer>({ now, viewer: { kind: 'member', userId, siteRoleId } as MemberViewer });
  const press = ({ articleId, rev }: Manuscript) => ({ articleId, rev, clientId: `p${(presses += 1)}` });
  const begin = async (changed: Partial<ManuscriptContent> = {}): Promise<Manuscript> =>
    granted(await room().put({ rev: 0, clientId: `p${(presses += 1)}`, ...content(changed) }, by()));
  const catalogueAt = (now: number) =>
    createNewsCatalogue({
      ...{ store: newsStore(open()), demo: null, clock: () => now },
      ...{ fixtureOf: async () => null, viewsOf: async () => new Map() },
    });
  const stand = (now = NOW) => catalogueAt(now).read();
  const readers = async (now = NOW) => {
    const catalogue = catalogueAt(now);
    const { all } = await catalogue.read();
    return Promise.all(all.map(async (one) => ({ ...one, blocks: await catalogue.blocksOf(one, 'vi') })));
  };
  beforeEach(async () => {
    uploads = {};
    waiting = [];
    await open().run(sql`delete from article`);
  });

  return {
    waiting: () => waiting,
    stand,
    room,
    by,
    press,
    begin,
    readers,
    upload: (files: Record<string, Buffer>) => void (uploads = files),
  };
};

import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '#domain/application/application.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { refused } from '#server/shared/refusal.ts';
import { applicationsWorld, score, webm, type ApplicationsWorld } from './support/applicationsWorld.ts';
import { granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';

onEveryEngine('applications', (database) => {
  let world: ApplicationsWorld;
  beforeAll(async () => {
    world = await applicationsWorld(database());
  });
  afterAll(() => world.remove());

  describe('its files', () => {
    it('CALL GET /live/api/user/anchor-apply/file: item 29, are for their applicant and for staff alone', async () => {
      const { staff } = world;
      const [viewer, other] = [await world.register(), await world.register()];
      const sent = await world.submit(viewer);
      const get = (who: MemberViewer, kind: 'voice' | 'photo' = 'voice', applicationId = sent.applicationId) =>
        world.apply.file({ applicationId, kind }, world.by(who));
      expect(await get(viewer)).toEqual({ type: 'audio/webm', bytes: webm });
      expect(await get(staff)).toEqual({ type: 'audio/webm', bytes: webm });
      for (const answer of [
        await get(other),
        await get(await world.register('commentator')),
        await get(viewer, 'photo'),
        await get(staff, 'voice', 'nowhere'),
      ])
        expect(answer).toMatchObject({ code: 404 });
    });

    it('item 29: a draft is nobody’s but its applicant’s', async () => {
      const viewer = await world.register();
      const { applicationId } = granted(await world.sendVoice(viewer));
      expect(await world.apply.file({ applicationId, kind: 'voice' }, world.by(world.staff))).toMatchObject({
        code: 404,
      });
      const draft = { applicationId, state: 'draft' } as Application;
      expect(await world.review(world.staff, draft, 'approved', { score })).toMatchObject({ code: 404 });
    });

    it('item 32: at the start goes what no application names; all of a member goes when they do', async () => {
      const viewer = await world.register();
      const { applicationId } = await world.submit(viewer);
      const named = readdirSync(world.folder);
      const longAgo = new Date(Date.now() - 2 * 3_600_000);
      const leave = async () => {
        const stray = await world.register();
        const { applicationId: id } = granted(await world.sendVoice(stray));
        await database().run(sql`update application set voice_file = null where application_id = ${id}`);
      };
      await leave();
      for (const file of readdirSync(world.folder)) utimesSync(join(world.folder, file), longAgo, longAgo);
      expect(readdirSync(world.folder)).toHaveLength(named.length + 1);
      await world.open();
      expect(readdirSync(world.folder).sort()).toEqual(named.sort());

      const after = await database().transaction((queries) =>
        Promise.all(world.uploads.personalData.map(({ erase }) => erase(queries, viewer.userId))),
      );
      for (const done of after) await done?.();
      expect(await world.my(viewer)).toBeNull();
      expect(readdirSync(world.folder)).toHaveLength(named.length - 1);
      expect(await world.apply.file({ applicationId, kind: 'voice' }, world.by(viewer))).toMatchObject({ code: 404 });
      const events = sql`select number from application_event where application_id = ${applicationId}`;
      expect(await database().all(Schema.Struct({ number: Schema.Int }), events)).toEqual([]);
    });
  });

  describe('a finished upload', () => {
    it('CALL POST /live/api/user/anchor-apply/voice-take, photo-take: becomes part of the draft, once', async () => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#080' } })
        .png()
        .toBuffer();
      const files: Readonly<Record<string, Buffer>> = {
        'voice v1': webm,
        'voice broken': Buffer.from('x'),
        'picture p1': png,
      };
      const used = new Set<string>();
      world.finished.take = async (_userId, uploadId, kind) => {
        const name = `${kind} ${uploadId}`;
        const bytes = files[name];
        if (!bytes) return refused(404);
        return used.has(name) ? { state: 'taken' } : { state: 'whole', bytes, done: async () => void used.add(name) };
      };
      const viewer = await world.register();
      const voice = (uploadId: string) =>
        world.apply.takeVoice({ uploadId, durationMs: 42_000, clipId: 'football' }, world.by(viewer));
      expect(await voice('p1')).toMatchObject({ code: 404 });
      expect(await voice('broken')).toMatchObject({ code: 415 });
      const first = granted(await voice('v1'));
      expect(first.voice).toMatchObject({ bytes: webm.length, clipId: 'football', durationSec: 42 });
      expect(granted(await voice('v1')).voice).toEqual(first.voice);
      const photo = () => world.apply.takePhoto({ uploadId: 'p1' }, world.by(viewer));
      const shown = granted(await photo()).photo;
      expect([typeof shown, granted(await photo()).photo]).toEqual(['string', shown]);
      expect([...used]).toEqual(['voice v1', 'picture p1']);
    });
  });
});

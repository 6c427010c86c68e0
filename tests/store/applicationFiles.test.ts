import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '#domain/application/application.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
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
});

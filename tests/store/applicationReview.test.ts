import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { badgeLabel, badgeOfRole } from '#domain/chat/badge.ts';
import { migrate } from '#server/database/migrate.ts';
import { approvedHosts } from '#server/database/migrations/0014-approvedHosts.ts';
import { migrations } from '#server/areas.ts';
import { sql } from '#server/database/sql.ts';
import { scheduleStore } from '#server/schedule/schedule.store.ts';
import { applicationsWorld, form, score, type ApplicationsWorld } from './support/applicationsWorld.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const DAY = 86_400_000;
const Wrote = Schema.Struct({
  data: Schema.fromJsonString(Schema.Struct({ badge: Schema.String, originalMessage: Schema.String })),
});

onEveryEngine('applications', (database) => {
  let world: ApplicationsWorld;
  beforeAll(async () => {
    world = await applicationsWorld(database());
  });
  afterAll(() => world.remove());

  describe('reviewed', () => {
    it('CALL GET /live/api/user/anchor-apply/review-list: CA-7, the longest waiting first, for staff alone', async () => {
      const { staff } = world;
      const [late, early, draft] = [await world.register(), await world.register(), await world.register()];
      await world.submit(late, NOW + 20);
      await world.submit(early, NOW + 10);
      await world.save(draft, 0);
      const queue = granted(await world.apply.reviewList({}, world.by(staff))).list;
      const ids = queue.map(({ userId }) => userId);
      expect(ids.indexOf(early.userId)).toBeLessThan(ids.indexOf(late.userId));
      expect(ids).not.toContain(draft.userId);
      expect(queue.find(({ userId }) => userId === early.userId)).toMatchObject({
        submittedAt: NOW + 10,
        displayName: early.displayName,
        application: { form, expectedBy: NOW + 10 + 5 * DAY },
      });
      const first = queue.find(({ userId }) => userId === early.userId)!;
      const cursor = `${NOW + 10}.${first.application.applicationId}`;
      const rest = granted(await world.apply.reviewList({ cursor }, world.by(staff))).list.map(({ userId }) => userId);
      expect([rest.includes(early.userId), rest.includes(late.userId)]).toEqual([false, true]);
      for (const who of [early, await world.register('commentator'), await world.register('host')])
        expect(await world.apply.reviewList({}, world.by(who))).toMatchObject({ code: 403 });
    });

    it('CALL POST /live/api/user/anchor-apply/review: CA-7, only by staff, not of one’s own, and of what was seen', async () => {
      const { staff } = world;
      const viewer = await world.register();
      const sent = await world.submit(viewer);
      expect(await world.review(await world.register(), sent, 'reviewing')).toMatchObject({ code: 403 });
      expect(await world.review(viewer, sent, 'approved', { score })).toMatchObject({ code: 403 });
      const other = await world.register('leaderOperator');
      const own = await world.submit(other);
      expect(await world.review(other, own, 'reviewing')).toMatchObject({ code: 403 });
      const taken = granted(await world.review(staff, sent, 'reviewing'));
      expect(taken.application.state).toBe('reviewing');
      expect(await world.review(staff, sent, 'need_info', { note: 'Ghi lại' })).toMatchObject({ code: 409 });
      expect(await world.review(staff, { ...sent, applicationId: 'nowhere' }, 'reviewing')).toMatchObject({
        code: 404,
      });
    });

    it('CA-7: a decision needs its reasons', async () => {
      const { staff } = world;
      const sent = await world.submit(await world.register());
      const answers = [
        await world.review(staff, sent, 'need_info', { note: '  ' }),
        await world.review(staff, sent, 'rejected'),
        await world.review(staff, sent, 'approved'),
      ];
      expect(answers).toMatchObject([
        { code: 422, fields: { note: 'missing' } },
        { code: 422, fields: { note: 'missing', score: 'missing', reasonKey: 'missing' } },
        { code: 422, fields: { score: 'missing' } },
      ]);
    });

    it('CALL POST /live/api/user/anchor-apply/reply: CA-4, CA-6, what was asked is answered, and it waits again', async () => {
      const { staff } = world;
      const viewer = await world.register();
      const sent = await world.submit(viewer);
      const asked = granted(await world.review(staff, sent, 'need_info', { note: 'Ghi lại ở nơi yên tĩnh hơn.' }));
      expect(asked.application.state).toBe('need_info');
      // The portal waits only for the applicant, so no answer of its own can be late.
      expect(asked.application).not.toHaveProperty('expectedBy');
      const later = await world.submit(await world.register(), NOW + 1);
      const ids = granted(await world.apply.reviewList({}, world.by(staff))).list.map(
        ({ application }) => application.applicationId,
      );
      expect(ids.indexOf(later.applicationId)).toBeLessThan(ids.indexOf(sent.applicationId));
      const cursor = `${NOW + 1}.${later.applicationId}`;
      const rest = granted(await world.apply.reviewList({ cursor }, world.by(staff))).list;
      expect(rest.map(({ application }) => application.applicationId)).toContain(sent.applicationId);
      expect(await world.apply.reply({ note: ' \n ' }, world.by(viewer))).toMatchObject({
        code: 422,
        fields: { note: 'missing' },
      });
      const changed = granted(
        await world.save(viewer, sent.rev, { experience: 'Tôi đã ghi lại trong phòng kín, mời nghe.' }),
      );
      expect(changed.state).toBe('need_info');
      await world.sendVoice(viewer);
      const replied = granted(await world.apply.reply({ note: ' Tôi đã ghi lại. ' }, world.by(viewer, NOW + DAY)));
      expect(replied).toMatchObject({ state: 'submitted', expectedBy: NOW + 6 * DAY });
      expect(replied.history.map(({ state, by: side, note }) => [state, side, note])).toEqual([
        ['submitted', 'user', undefined],
        ['need_info', 'staff', 'Ghi lại ở nơi yên tĩnh hơn.'],
        ['submitted', 'user', 'Tôi đã ghi lại.'],
      ]);
    });

    it('CA-4: a refusal says why and when one may apply again; then a new one begins', async () => {
      const { staff } = world;
      const viewer = await world.register();
      const sent = await world.submit(viewer);
      granted(await world.review(staff, sent, 'rejected', { note: 'Chưa hợp.', score, reasonKey: 'voice' }));
      const rejected = await world.my(viewer);
      expect(rejected).toMatchObject({ state: 'rejected', rejectReasonKey: 'voice', reapplyAfter: NOW + 30 * DAY });
      expect(rejected).not.toHaveProperty('score');
      expect(await world.save(viewer, 0, {}, NOW + 30 * DAY - 1)).toMatchObject({ code: 409 });
      const next = granted(await world.save(viewer, 0, {}, NOW + 30 * DAY));
      expect(next).toMatchObject({ state: 'draft', rev: 1, history: [] });
      expect(next.applicationId).not.toBe(sent.applicationId);
      expect((await world.my(viewer))!.applicationId).toBe(next.applicationId);
    });

    it('CA-8, A-1: an approved one has the role whose badge the page promises, and stands among the commentators with name and photo', async () => {
      const { staff } = world;
      const viewer = await world.register();
      await world.whole(viewer);
      const body = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c9f66b' } })
        .png()
        .toBuffer();
      await world.apply.photo({}, { ...world.by(viewer), body });
      const { rev } = (await world.my(viewer))!;
      const sent = granted(await world.apply.submit({ rev }, world.by(viewer)));
      world.kept.take('application.moved');
      granted(await world.review(staff, sent, 'approved', { score, note: 'Chào mừng!' }));
      const { siteRoleId } = (await world.accounts.memberById(viewer.userId))!;
      expect(badgeLabel(badgeOfRole(siteRoleId)!)).toBe('BLV');
      const listed = (await scheduleStore(database()).commentators()).find(({ userId }) => userId === viewer.userId);
      expect(listed).toMatchObject({
        name: 'Lá Non',
        picture: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/),
      });
      expect(readFileSync(join(world.dataDir, listed!.picture!)).subarray(8, 12).toString()).toBe('WEBP');
      expect(world.kept.take('application.moved')).toMatchObject([
        { userId: viewer.userId, state: 'approved', by: 'staff' },
      ]);
      expect(await world.my(viewer)).toMatchObject({ state: 'approved' });
      expect(await world.save(viewer, 0)).toMatchObject({ code: 409 });
    });

    it('CA-8: who has another role keeps it', async () => {
      const lead = await world.register('leaderOperator');
      granted(await world.review(world.staff, await world.submit(lead), 'approved', { score }));
      expect(await world.accounts.memberById(lead.userId)).toMatchObject({ siteRoleId: SITE_ROLES.leaderOperator });
    });

    it('A-1: who was approved before has that role after the migration, and on what was written; nobody else has', async () => {
      const approved = await world.register();
      granted(await world.review(world.staff, await world.submit(approved), 'approved', { score }));
      const other = await world.register();
      const text = 'nói thật: \\"badge":"commentator"';
      for (const { userId } of [approved, other]) {
        await database().run(sql`update member set site_role_id = ${SITE_ROLES.commentator} where user_id = ${userId}`);
        const data = JSON.stringify({ badge: 'commentator', originalMessage: text });
        await database().run(
          sql`insert into chat_message (group_message_id, topic, user_id, data, reactions, removed, created_at)
              values (${userId}, ${'chatroom.30'}, ${userId}, ${data}, ${'{}'}, 0, ${NOW})`,
        );
      }
      await migrate(database(), [...migrations, { ...approvedHosts, name: '9014-again' }], NOW);
      const standing = async ({ userId }: { readonly userId: string }) => ({
        role: (await world.accounts.memberById(userId))?.siteRoleId,
        wrote: await database().one(Wrote, sql`select data from chat_message where user_id = ${userId}`),
      });
      expect(await standing(approved)).toEqual({
        role: SITE_ROLES.host,
        wrote: { data: { badge: 'host', originalMessage: text } },
      });
      expect(await standing(other)).toEqual({
        role: SITE_ROLES.commentator,
        wrote: { data: { badge: 'commentator', originalMessage: text } },
      });
    });

    it('CA-7: of two reviewers who decide at once one does, and nothing of the other’s is left', async () => {
      const viewer = await world.register();
      const sent = await world.submit(viewer);
      const second = await world.register('customerCare');
      const answers = await Promise.all([
        world.review(world.staff, sent, 'approved', { score }),
        world.review(second, sent, 'rejected', { score, note: 'Chưa hợp.', reasonKey: 'voice' }),
      ]);
      expect(answers.filter((answer) => 'code' in answer && answer.code === 409)).toHaveLength(1);
      const { state, history } = (await world.my(viewer))!;
      expect(history).toHaveLength(2);
      const { siteRoleId } = (await world.accounts.memberById(viewer.userId))!;
      expect(siteRoleId === SITE_ROLES.host).toBe(state === 'approved');
    });
  });
});

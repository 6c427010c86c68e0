import { readdirSync } from 'node:fs';
import * as Schema from 'effect/Schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyForm } from '#domain/application/form.ts';
import { sql } from '#server/database/sql.ts';
import { applicationsWorld, form, score, webm, type ApplicationsWorld } from './support/applicationsWorld.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const DAY = 86_400_000;

onEveryEngine('applications', (database) => {
  let world: ApplicationsWorld;
  beforeAll(async () => {
    world = await applicationsWorld(database());
  });
  afterAll(() => world.remove());

  describe('the draft', () => {
    it('S-10: that nobody goes on with for thirty days goes, with its files; what was sent stays', async () => {
      const [left, goesOn, sent] = [await world.register(), await world.register(), await world.register()];
      await world.sendVoice(left);
      await world.sendVoice(goesOn);
      await world.submit(sent);
      await database().run(
        sql`update application set touched_at = ${NOW - 31 * DAY} where user_id in (${left.userId}, ${sent.userId})`,
      );
      await database().run(sql`update application set created_at = ${NOW - 90 * DAY} where user_id = ${goesOn.userId}`);
      const before = readdirSync(world.folder).length;
      await world.uploads.expire();
      expect(await world.my(left)).toBeNull();
      expect(await world.my(goesOn)).toMatchObject({ state: 'draft' });
      expect(await world.my(sent)).toMatchObject({ state: 'submitted' });
      expect(readdirSync(world.folder)).toHaveLength(before - 1);
    });

    it('S-18: is not sent under the name of another commentator, nor approved where the name was taken since', async () => {
      const [first, second] = [await world.register(), await world.register()];
      const { isProtected } = world.names;
      world.names.isProtected = async (_name, ownId) => ownId === first.userId;
      await world.whole(first);
      const { rev } = (await world.my(first))!;
      const taken = { code: 422, fields: { stageName: 'reserved' } };
      expect(await world.apply.submit({ rev }, world.by(first))).toMatchObject(taken);
      const sent = await world.submit(second);
      world.names.isProtected = async () => true;
      expect(await world.review(world.staff, sent, 'approved', { score })).toMatchObject(taken);
      world.names.isProtected = isProtected;
      granted(await world.review(world.staff, sent, 'approved', { score }));
    });

    it('CALL POST /live/api/user/anchor-apply/save: CA-2, is kept as it was written and given back', async () => {
      const viewer = await world.register();
      expect(await world.my(viewer)).toBeNull();
      const saved = granted(await world.save(viewer, 0));
      expect(saved).toMatchObject({ state: 'draft', rev: 1, step: 2, form, history: [] });
      expect(await world.my(viewer)).toEqual(saved);
      const other = granted(await world.save(viewer, 1, { stageName: ' Lá Xanh ' }));
      expect(other).toMatchObject({ rev: 2, form: { ...form, stageName: 'Lá Xanh' } });
      expect(other.applicationId).toBe(saved.applicationId);
    });

    it('CA-2: a save that began with an older rev is 409 and changes nothing', async () => {
      const viewer = await world.register();
      await world.save(viewer, 0);
      await world.save(viewer, 1, { stageName: 'Mới' });
      expect(await world.save(viewer, 1, { stageName: 'Cũ' })).toMatchObject({ code: 409 });
      expect(await world.save(viewer, 0, { stageName: 'Cũ' })).toMatchObject({ code: 409 });
      expect(await world.my(viewer)).toMatchObject({ rev: 2, form: { stageName: 'Mới' } });
    });

    it('CA-2, CA-10: two first saves at once make one draft', async () => {
      const viewer = await world.register();
      const answers = await Promise.all([world.save(viewer, 0), world.save(viewer, 0), world.save(viewer, 0)]);
      expect(answers.filter((answer) => 'rev' in answer)).toHaveLength(1);
      expect(answers.filter((answer) => 'code' in answer && answer.code === 409)).toHaveLength(2);
    });

    it('CA-5: times are kept as minutes of the week in the zone that they were chosen in', async () => {
      const viewer = await world.register();
      await world.save(viewer, 0);
      const row = await database().one(
        Schema.Struct({ minutes: Schema.String, form: Schema.String }),
        sql`select week_minutes as minutes, form from application where user_id = ${viewer.userId}`,
      );
      expect(JSON.parse(row!.minutes)).toEqual([
        [8280, 8640],
        [8640, 8820],
      ]);
      expect(JSON.parse(row!.form)).toMatchObject({ timezone: 'Asia/Ho_Chi_Minh' });
      expect(await world.save(viewer, 1, { availability: [[1, 600, 60]] })).toMatchObject({ code: 422 });
    });

    it('CALL POST /live/api/user/anchor-apply/photo: CA-2, a picture never wipes fields, nor does it change the rev', async () => {
      const viewer = await world.register();
      const saved = granted(await world.save(viewer, 0));
      const body = await sharp({ create: { width: 30, height: 50, channels: 3, background: '#35568a' } })
        .jpeg()
        .toBuffer();
      const photographed = granted(await world.apply.photo({}, { ...world.by(viewer), body }));
      expect(photographed).toEqual({ ...saved, photo: expect.stringContaining('kind=photo') });
      expect(await world.save(viewer, 1)).toMatchObject({ rev: 2, photo: photographed.photo });
      const again = granted(await world.apply.photo({}, { ...world.by(viewer), body }));
      expect(again.photo).not.toBe(photographed.photo);
      expect(granted(await world.apply.removePhoto({}, world.by(viewer)))).not.toHaveProperty('photo');
      expect(await world.apply.photo({}, { ...world.by(viewer), body: Buffer.from('<svg/>') })).toMatchObject({
        code: 415,
      });
    });

    it('CALL POST /live/api/user/anchor-apply/voice: CA-3, makes a draft where there is none; a new one takes the place of the old', async () => {
      const viewer = await world.register();
      const before = readdirSync(world.folder).length;
      const first = granted(await world.sendVoice(viewer));
      expect(first).toMatchObject({
        ...{ state: 'draft', rev: 0, form: emptyForm },
        voice: { durationSec: 42, bytes: webm.length, clipId: 'football', url: expect.stringContaining('kind=voice') },
      });
      const second = granted(await world.sendVoice(viewer));
      expect(second.voice!.url).not.toBe(first.voice!.url);
      expect(readdirSync(world.folder)).toHaveLength(before + 1);
      expect(await world.sendVoice(viewer, Buffer.from('MZ an executable'))).toMatchObject({ code: 415 });
      expect(readdirSync(world.folder)).toHaveLength(before + 1);
    });

    it('item 32: of files that come at once the last one stays, and nothing is left of the others', async () => {
      const viewer = await world.register();
      const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9f66b' } })
        .png()
        .toBuffer();
      await world.sendVoice(viewer);
      const before = readdirSync(world.folder).length;
      await Promise.all(Array.from({ length: 6 }, () => world.sendVoice(viewer)));
      expect(readdirSync(world.folder)).toHaveLength(before);
      await Promise.all(Array.from({ length: 6 }, () => world.apply.photo({}, { ...world.by(viewer), body: png })));
      expect(readdirSync(world.folder)).toHaveLength(before + 1);
      await Promise.all([world.sendVoice(viewer), world.apply.withdraw({}, world.by(viewer)), world.sendVoice(viewer)]);
      await world.apply.withdraw({}, world.by(viewer));
      expect(readdirSync(world.folder)).toHaveLength(before - 1);
    });

    it('CALL POST /live/api/user/anchor-apply/contact: CA-5, the number is proven by its own ticket, once', async () => {
      const viewer = await world.register();
      const typed = '+84 (912) 345.678';
      const contact = (phone: string, ticket: string) => world.apply.contact({ phone, ticket }, world.by(viewer));
      expect(await contact(typed, 'bad')).toMatchObject({ code: 410 });
      expect(await contact('0987 654 321', 'ok-a')).toMatchObject({ code: 410 });
      expect(await contact('12', 'ok-a')).toMatchObject({ code: 422, fields: { phone: 'phone' } });
      expect(await contact(typed, 'ok-a')).toMatchObject({ provenPhone: typed, state: 'draft' });
      expect(await contact(typed, 'ok-a')).toMatchObject({ code: 410 });
    });
  });

  describe('sent', () => {
    it('CALL POST /live/api/user/anchor-apply/submit: what is missing is 422 by field, all of it at once', async () => {
      const viewer = await world.register();
      const { rev } = granted(await world.save(viewer, 0, { birthYear: 2010, links: ['javascript:alert(1)'] }));
      expect(await world.apply.submit({ rev }, world.by(viewer))).toMatchObject({
        code: 422,
        fields: { birthYear: 'underAge', links: 'link', contact: 'unproven', voice: 'missing' },
      });
      expect(await world.my(viewer)).toMatchObject({ state: 'draft', history: [] });
    });

    it('CA-4, CA-6: says when an answer is promised, and others hear of it', async () => {
      const viewer = await world.register();
      world.kept.take('application.moved');
      const sent = await world.submit(viewer);
      expect(sent).toMatchObject({
        state: 'submitted',
        expectedBy: NOW + 5 * DAY,
        history: [{ ts: NOW, state: 'submitted', by: 'user' }],
      });
      const { applicationId } = sent;
      expect(world.kept.take('application.moved')).toEqual([
        { applicationId, userId: viewer.userId, state: 'submitted', by: 'user', at: NOW },
      ]);
    });

    it('CA-2: what was changed after it was seen is not sent', async () => {
      const viewer = await world.register();
      const { rev } = await world.whole(viewer);
      await world.save(viewer, rev, { experience: 'Viết lại từ đầu cho thật dài.' });
      expect(await world.apply.submit({ rev }, world.by(viewer))).toMatchObject({ code: 409 });
    });

    it('CA-2: what is changed while it is judged is not sent unseen', async () => {
      const viewer = await world.register();
      const { rev } = await world.whole(viewer);
      const [saved, sent] = await Promise.all([
        world.save(viewer, rev, { realName: '' }),
        world.apply.submit({ rev }, world.by(viewer)),
      ]);
      const answers = [saved, sent].map((answer) => ('code' in answer ? answer.code : answer.state));
      expect(answers.filter((answer) => answer === 409)).toHaveLength(1);
      const { state, form: kept } = (await world.my(viewer))!;
      expect(state === 'submitted').toBe(kept.realName !== '');
    });

    it('CA-10: can be changed no more, nor can another be begun', async () => {
      const viewer = await world.register();
      const { rev } = await world.submit(viewer);
      for (const answer of [
        await world.save(viewer, rev),
        await world.save(viewer, 0),
        await world.apply.submit({ rev }, world.by(viewer)),
        await world.sendVoice(viewer),
        await world.prove(viewer),
        await world.apply.removePhoto({}, world.by(viewer)),
        await world.apply.reply({ note: 'Tôi bổ sung' }, world.by(viewer)),
      ])
        expect(answer).toMatchObject({ code: 409 });
    });

    it('CALL POST /live/api/user/anchor-apply/withdraw: CA-6, it is a draft again; a draft is thrown away with its files', async () => {
      const viewer = await world.register();
      const before = readdirSync(world.folder).length;
      const sent = await world.submit(viewer);
      const withdrawn = granted(await world.apply.withdraw({}, world.by(viewer, NOW + 1)))!;
      expect(withdrawn).toMatchObject({ applicationId: sent.applicationId, state: 'draft', form });
      expect(withdrawn).not.toHaveProperty('expectedBy');
      expect(withdrawn.history.map(({ state, by: side }) => [state, side])).toEqual([
        ['submitted', 'user'],
        ['draft', 'user'],
      ]);
      expect(readdirSync(world.folder)).toHaveLength(before + 1);
      expect(await world.apply.withdraw({}, world.by(viewer))).toBeNull();
      expect(await world.my(viewer)).toBeNull();
      expect(readdirSync(world.folder)).toHaveLength(before);
      expect(await world.apply.withdraw({}, world.by(viewer))).toBeNull();
    });
  });
});

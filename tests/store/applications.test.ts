import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '#domain/application/application.ts';
import { emptyForm, type ApplicationForm } from '#domain/application/form.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { sql } from '#server/database/sql.ts';
import type { Viewer } from '#server/http/identify.ts';
import { silentLog } from '#server/log.ts';
import { openUploads, type Uploads } from '#server/openUploads.ts';
import { scheduleStore } from '#server/schedule/schedule.store.ts';
import type { Tickets } from '#server/shared/tickets.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const DAY = 86_400_000;
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  Buffer.from('\x9f\x42\x86\x81\x01\x42\x82\x84webm…A_OPUS…', 'latin1'),
  Buffer.alloc(4000),
]);
const form: ApplicationForm = {
  realName: 'Trần Thị Lá',
  stageName: 'Lá Non',
  birthYear: 1999,
  phone: '0912 345 678',
  sports: ['bong-da', 'esport'],
  leagues: ['Giải Bến Sông'],
  langs: ['vi'],
  experience: 'Hai mùa bình luận giải sinh viên ở Cần Thơ.',
  links: ['https://example.org/la-non'],
  availability: [
    [6, 1080, 1440],
    [7, 0, 180],
  ],
  timezone: 'Asia/Ho_Chi_Minh',
  consent: { age18: true, terms: true },
};
const score = { voice: 4, knowledge: 5, flow: 3, conduct: 5 };

onEveryEngine('applications', (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-applications-'));
  const folder = join(dataDir, 'applications');
  const bus = inProcessBus();
  const heard: unknown[] = [];
  const spent = new Set<string>();
  /** "ok-…" proves the number that is asked about, once. */
  const tickets: Tickets = {
    proofOf: async (ticket, { purpose, contact }) =>
      ticket.startsWith('ok') && !spent.has(ticket) && purpose === 'contact' && contact?.value === '+84912345678'
        ? { userId: null }
        : null,
    spend: async (_queries, ticket) => {
      const first = !spent.has(ticket);
      spent.add(ticket);
      return first;
    },
  };
  let accounts: Accounts;
  let uploads: Uploads;
  let apply: Uploads['handlers']['applications'];
  let made = 0;
  const people: Record<string, Viewer> = {};

  const register = async (role: keyof typeof SITE_ROLES = 'member'): Promise<Viewer> => {
    const input = { username: `nop.don.${(made += 1)}`, password: 'mưa rơi trên mái tôn', nickname: `Người ${made}` };
    const { token, user } = granted(await accounts.handlers.register(input, callContext()));
    await database().run(sql`update member set site_role_id = ${SITE_ROLES[role]} where user_id = ${user.userId}`);
    return (await accounts.identify(token, null))!;
  };
  const by = (viewer: Viewer, now = NOW) => callContext({ viewer, now });
  const my = async (viewer: Viewer) => granted(await apply.my({}, by(viewer)));
  const save = (viewer: Viewer, rev: number, change: Partial<ApplicationForm> = {}, now = NOW) =>
    apply.save({ rev, step: 2, form: { ...form, ...change } }, by(viewer, now));
  const sendVoice = (viewer: Viewer, body = webm) =>
    apply.voice({ durationMs: 42_000, clipId: 'football' }, { ...by(viewer), body });
  const prove = (viewer: Viewer) => apply.contact({ phone: form.phone, ticket: `ok-${(made += 1)}` }, by(viewer));
  /** A draft with all that is asked. */
  const whole = async (viewer: Viewer, now = NOW): Promise<Application> => {
    await prove(viewer);
    await sendVoice(viewer);
    const { rev } = (await my(viewer))!;
    return granted(await save(viewer, rev, {}, now));
  };
  const submit = async (viewer: Viewer, now = NOW) => {
    const { rev } = await whole(viewer, now);
    return granted(await apply.submit({ rev }, by(viewer, now)));
  };
  const review = (
    who: Viewer,
    { applicationId, state: from }: Application,
    state: 'reviewing' | 'need_info' | 'approved' | 'rejected',
    more: object = {},
    now = NOW,
  ) => apply.review({ applicationId, from, state, ...more }, by(who, now));

  beforeAll(async () => {
    const needs = {
      database: database(),
      bus,
      clock: () => NOW,
      secret: 'a secret of tests, long enough',
      limits: false,
    };
    accounts = createAccounts(needs);
    uploads = await openUploads({
      ...{ database: database(), dataDir, bus, log: silentLog, tickets, demo: true, accounts },
      commentators: scheduleStore(database()),
    });
    apply = uploads.handlers.applications;
    bus.subscribe('application.moved', (message) => heard.push(message));
    people['staff'] = await register('qc');
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  describe('the draft', () => {
    it('CALL POST /live/api/user/anchor-apply/save: CA-2, is kept as it was written and given back', async () => {
      const viewer = await register();
      expect(await my(viewer)).toBeNull();
      const saved = granted(await save(viewer, 0));
      expect(saved).toMatchObject({ state: 'draft', rev: 1, step: 2, form, history: [] });
      expect(await my(viewer)).toEqual(saved);
      const other = granted(await save(viewer, 1, { stageName: ' Lá Xanh ' }));
      expect(other).toMatchObject({ rev: 2, form: { ...form, stageName: 'Lá Xanh' } });
      expect(other.applicationId).toBe(saved.applicationId);
    });

    it('CA-2: a save that began with an older rev is 409 and changes nothing', async () => {
      const viewer = await register();
      await save(viewer, 0);
      await save(viewer, 1, { stageName: 'Mới' });
      expect(await save(viewer, 1, { stageName: 'Cũ' })).toMatchObject({ code: 409 });
      expect(await save(viewer, 0, { stageName: 'Cũ' })).toMatchObject({ code: 409 });
      expect(await my(viewer)).toMatchObject({ rev: 2, form: { stageName: 'Mới' } });
    });

    it('CA-2, CA-10: two first saves at once make one draft', async () => {
      const viewer = await register();
      const answers = await Promise.all([save(viewer, 0), save(viewer, 0), save(viewer, 0)]);
      expect(answers.filter((answer) => 'rev' in answer)).toHaveLength(1);
      expect(answers.filter((answer) => 'code' in answer && answer.code === 409)).toHaveLength(2);
    });

    it('CA-5: times are kept as minutes of the week in the zone that they were chosen in', async () => {
      const viewer = await register();
      await save(viewer, 0);
      const row = await database().one(
        Schema.Struct({ minutes: Schema.String, form: Schema.String }),
        sql`select week_minutes as minutes, form from application where user_id = ${viewer.userId}`,
      );
      expect(JSON.parse(row!.minutes)).toEqual([
        [8280, 8640],
        [8640, 8820],
      ]);
      expect(JSON.parse(row!.form)).toMatchObject({ timezone: 'Asia/Ho_Chi_Minh' });
      expect(await save(viewer, 1, { availability: [[1, 600, 60]] })).toMatchObject({ code: 422 });
    });

    it('CALL POST /live/api/user/anchor-apply/photo: CA-2, a picture never wipes fields, nor does it change the rev', async () => {
      const viewer = await register();
      const saved = granted(await save(viewer, 0));
      const body = await sharp({ create: { width: 30, height: 50, channels: 3, background: '#35568a' } })
        .jpeg()
        .toBuffer();
      const photographed = granted(await apply.photo({}, { ...by(viewer), body }));
      expect(photographed).toEqual({ ...saved, photo: expect.stringContaining('kind=photo') });
      expect(await save(viewer, 1)).toMatchObject({ rev: 2, photo: photographed.photo });
      const again = granted(await apply.photo({}, { ...by(viewer), body }));
      expect(again.photo).not.toBe(photographed.photo);
      expect(granted(await apply.removePhoto({}, by(viewer)))).not.toHaveProperty('photo');
      expect(await apply.photo({}, { ...by(viewer), body: Buffer.from('<svg/>') })).toMatchObject({ code: 415 });
    });

    it('CALL POST /live/api/user/anchor-apply/voice: CA-3, makes a draft where there is none; a new one takes the place of the old', async () => {
      const viewer = await register();
      const before = readdirSync(folder).length;
      const first = granted(await sendVoice(viewer));
      expect(first).toMatchObject({
        ...{ state: 'draft', rev: 0, form: emptyForm },
        voice: { durationSec: 42, bytes: webm.length, clipId: 'football', url: expect.stringContaining('kind=voice') },
      });
      const second = granted(await sendVoice(viewer));
      expect(second.voice!.url).not.toBe(first.voice!.url);
      expect(readdirSync(folder)).toHaveLength(before + 1);
      expect(await sendVoice(viewer, Buffer.from('MZ an executable'))).toMatchObject({ code: 415 });
      expect(readdirSync(folder)).toHaveLength(before + 1);
    });

    it('item 32: of files that come at once the last one stays, and nothing is left of the others', async () => {
      const viewer = await register();
      const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9f66b' } })
        .png()
        .toBuffer();
      await sendVoice(viewer);
      const before = readdirSync(folder).length;
      await Promise.all(Array.from({ length: 6 }, () => sendVoice(viewer)));
      expect(readdirSync(folder)).toHaveLength(before);
      await Promise.all(Array.from({ length: 6 }, () => apply.photo({}, { ...by(viewer), body: png })));
      expect(readdirSync(folder)).toHaveLength(before + 1);
      await Promise.all([sendVoice(viewer), apply.withdraw({}, by(viewer)), sendVoice(viewer)]);
      await apply.withdraw({}, by(viewer));
      expect(readdirSync(folder)).toHaveLength(before - 1);
    });

    it('CALL POST /live/api/user/anchor-apply/contact: CA-5, the number is proven by its own ticket, once', async () => {
      const viewer = await register();
      const typed = '+84 (912) 345.678';
      const contact = (phone: string, ticket: string) => apply.contact({ phone, ticket }, by(viewer));
      expect(await contact(typed, 'bad')).toMatchObject({ code: 410 });
      expect(await contact('0987 654 321', 'ok-a')).toMatchObject({ code: 410 });
      expect(await contact('12', 'ok-a')).toMatchObject({ code: 422, fields: { phone: 'phone' } });
      expect(await contact(typed, 'ok-a')).toMatchObject({ provenPhone: typed, state: 'draft' });
      expect(await contact(typed, 'ok-a')).toMatchObject({ code: 410 });
    });
  });

  describe('sent', () => {
    it('CALL POST /live/api/user/anchor-apply/submit: what is missing is 422 by field, all of it at once', async () => {
      const viewer = await register();
      const { rev } = granted(await save(viewer, 0, { birthYear: 2010, links: ['javascript:alert(1)'] }));
      expect(await apply.submit({ rev }, by(viewer))).toMatchObject({
        code: 422,
        fields: { birthYear: 'underAge', links: 'link', contact: 'unproven', voice: 'missing' },
      });
      expect(await my(viewer)).toMatchObject({ state: 'draft', history: [] });
    });

    it('CA-4, CA-6: says when an answer is promised, and others hear of it', async () => {
      const viewer = await register();
      heard.length = 0;
      const sent = await submit(viewer);
      expect(sent).toMatchObject({
        state: 'submitted',
        expectedBy: NOW + 5 * DAY,
        history: [{ ts: NOW, state: 'submitted', by: 'user' }],
      });
      const { applicationId } = sent;
      expect(heard).toEqual([{ applicationId, userId: viewer.userId, state: 'submitted', by: 'user', at: NOW }]);
    });

    it('CA-2: what was changed after it was seen is not sent', async () => {
      const viewer = await register();
      const { rev } = await whole(viewer);
      await save(viewer, rev, { experience: 'Viết lại từ đầu cho thật dài.' });
      expect(await apply.submit({ rev }, by(viewer))).toMatchObject({ code: 409 });
    });

    it('CA-2: what is changed while it is judged is not sent unseen', async () => {
      const viewer = await register();
      const { rev } = await whole(viewer);
      const [saved, sent] = await Promise.all([save(viewer, rev, { realName: '' }), apply.submit({ rev }, by(viewer))]);
      const answers = [saved, sent].map((answer) => ('code' in answer ? answer.code : answer.state));
      expect(answers.filter((answer) => answer === 409)).toHaveLength(1);
      const { state, form: kept } = (await my(viewer))!;
      expect(state === 'submitted').toBe(kept.realName !== '');
    });

    it('CA-10: can be changed no more, nor can another be begun', async () => {
      const viewer = await register();
      const { rev } = await submit(viewer);
      for (const answer of [
        await save(viewer, rev),
        await save(viewer, 0),
        await apply.submit({ rev }, by(viewer)),
        await sendVoice(viewer),
        await prove(viewer),
        await apply.removePhoto({}, by(viewer)),
        await apply.reply({ note: 'Tôi bổ sung' }, by(viewer)),
      ])
        expect(answer).toMatchObject({ code: 409 });
    });

    it('CALL POST /live/api/user/anchor-apply/withdraw: CA-6, it is a draft again; a draft is thrown away with its files', async () => {
      const viewer = await register();
      const before = readdirSync(folder).length;
      const sent = await submit(viewer);
      const withdrawn = granted(await apply.withdraw({}, by(viewer, NOW + 1)))!;
      expect(withdrawn).toMatchObject({ applicationId: sent.applicationId, state: 'draft', form });
      expect(withdrawn).not.toHaveProperty('expectedBy');
      expect(withdrawn.history.map(({ state, by: side }) => [state, side])).toEqual([
        ['submitted', 'user'],
        ['draft', 'user'],
      ]);
      expect(readdirSync(folder)).toHaveLength(before + 1);
      expect(await apply.withdraw({}, by(viewer))).toBeNull();
      expect(await my(viewer)).toBeNull();
      expect(readdirSync(folder)).toHaveLength(before);
      expect(await apply.withdraw({}, by(viewer))).toBeNull();
    });
  });

  describe('reviewed', () => {
    it('CALL GET /live/api/user/anchor-apply/review-list: CA-7, the longest waiting first, for staff alone', async () => {
      const { staff } = people;
      const [late, early, draft] = [await register(), await register(), await register()];
      await submit(late, NOW + 20);
      await submit(early, NOW + 10);
      await save(draft, 0);
      const queue = granted(await apply.reviewList({}, by(staff!)));
      const ids = queue.map(({ userId }) => userId);
      expect(ids.indexOf(early.userId)).toBeLessThan(ids.indexOf(late.userId));
      expect(ids).not.toContain(draft.userId);
      expect(queue.find(({ userId }) => userId === early.userId)).toMatchObject({
        submittedAt: NOW + 10,
        displayName: early.displayName,
        application: { form, expectedBy: NOW + 10 + 5 * DAY },
      });
      for (const who of [early, await register('commentator'), await register('host')])
        expect(await apply.reviewList({}, by(who))).toMatchObject({ code: 403 });
    });

    it('CALL POST /live/api/user/anchor-apply/review: CA-7, only by staff, not of one’s own, and of what was seen', async () => {
      const { staff } = people;
      const viewer = await register();
      const sent = await submit(viewer);
      expect(await review(await register(), sent, 'reviewing')).toMatchObject({ code: 403 });
      expect(await review(viewer, sent, 'approved', { score })).toMatchObject({ code: 403 });
      const other = await register('leaderOperator');
      const own = await submit(other);
      expect(await review(other, own, 'reviewing')).toMatchObject({ code: 403 });
      const taken = granted(await review(staff!, sent, 'reviewing'));
      expect(taken.application.state).toBe('reviewing');
      expect(await review(staff!, sent, 'need_info', { note: 'Ghi lại' })).toMatchObject({ code: 409 });
      expect(await review(staff!, { ...sent, applicationId: 'nowhere' }, 'reviewing')).toMatchObject({ code: 404 });
    });

    it('CA-7: a decision needs its reasons', async () => {
      const { staff } = people;
      const sent = await submit(await register());
      const answers = [
        await review(staff!, sent, 'need_info', { note: '  ' }),
        await review(staff!, sent, 'rejected'),
        await review(staff!, sent, 'approved'),
      ];
      expect(answers).toMatchObject([
        { code: 422, fields: { note: 'missing' } },
        { code: 422, fields: { note: 'missing', score: 'missing', reasonKey: 'missing' } },
        { code: 422, fields: { score: 'missing' } },
      ]);
    });

    it('CALL POST /live/api/user/anchor-apply/reply: CA-4, CA-6, what was asked is answered, and it waits again', async () => {
      const { staff } = people;
      const viewer = await register();
      const sent = await submit(viewer);
      const asked = granted(await review(staff!, sent, 'need_info', { note: 'Ghi lại ở nơi yên tĩnh hơn.' }));
      expect(asked.application.state).toBe('need_info');
      // Nobody but the applicant is awaited now: no answer of ours can be late.
      expect(asked.application).not.toHaveProperty('expectedBy');
      const later = await submit(await register(), NOW + 1);
      const ids = granted(await apply.reviewList({}, by(staff!))).map(({ application }) => application.applicationId);
      expect(ids.indexOf(later.applicationId)).toBeLessThan(ids.indexOf(sent.applicationId));
      expect(await apply.reply({ note: ' \n ' }, by(viewer))).toMatchObject({ code: 422, fields: { note: 'missing' } });
      const changed = granted(
        await save(viewer, sent.rev, { experience: 'Tôi đã ghi lại trong phòng kín, mời nghe.' }),
      );
      expect(changed.state).toBe('need_info');
      await sendVoice(viewer);
      const replied = granted(await apply.reply({ note: ' Tôi đã ghi lại. ' }, by(viewer, NOW + DAY)));
      expect(replied).toMatchObject({ state: 'submitted', expectedBy: NOW + 6 * DAY });
      expect(replied.history.map(({ state, by: side, note }) => [state, side, note])).toEqual([
        ['submitted', 'user', undefined],
        ['need_info', 'staff', 'Ghi lại ở nơi yên tĩnh hơn.'],
        ['submitted', 'user', 'Tôi đã ghi lại.'],
      ]);
    });

    it('CA-4: a refusal says why and when one may apply again; then a new one begins', async () => {
      const { staff } = people;
      const viewer = await register();
      const sent = await submit(viewer);
      granted(await review(staff!, sent, 'rejected', { note: 'Chưa hợp.', score, reasonKey: 'voice' }));
      const rejected = await my(viewer);
      expect(rejected).toMatchObject({ state: 'rejected', rejectReasonKey: 'voice', reapplyAfter: NOW + 30 * DAY });
      expect(rejected).not.toHaveProperty('score');
      expect(await save(viewer, 0, {}, NOW + 30 * DAY - 1)).toMatchObject({ code: 409 });
      const next = granted(await save(viewer, 0, {}, NOW + 30 * DAY));
      expect(next).toMatchObject({ state: 'draft', rev: 1, history: [] });
      expect(next.applicationId).not.toBe(sent.applicationId);
      expect((await my(viewer))!.applicationId).toBe(next.applicationId);
    });

    it('CA-8: an approved one has the role, and stands among the commentators with name and photo', async () => {
      const { staff } = people;
      const viewer = await register();
      await whole(viewer);
      const body = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c9f66b' } })
        .png()
        .toBuffer();
      await apply.photo({}, { ...by(viewer), body });
      const { rev } = (await my(viewer))!;
      const sent = granted(await apply.submit({ rev }, by(viewer)));
      heard.length = 0;
      granted(await review(staff!, sent, 'approved', { score, note: 'Chào mừng!' }));
      expect(await accounts.memberById(viewer.userId)).toMatchObject({ siteRoleId: SITE_ROLES.commentator });
      const listed = (await scheduleStore(database()).commentators()).find(({ userId }) => userId === viewer.userId);
      expect(listed).toMatchObject({
        name: 'Lá Non',
        picture: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/),
      });
      expect(readFileSync(join(dataDir, listed!.picture!)).subarray(8, 12).toString()).toBe('WEBP');
      expect(heard).toMatchObject([{ userId: viewer.userId, state: 'approved', by: 'staff' }]);
      expect(await my(viewer)).toMatchObject({ state: 'approved' });
      expect(await save(viewer, 0)).toMatchObject({ code: 409 });
    });

    it('CA-8: who has another role keeps it', async () => {
      const host = await register('host');
      granted(await review(people['staff']!, await submit(host), 'approved', { score }));
      expect(await accounts.memberById(host.userId)).toMatchObject({ siteRoleId: SITE_ROLES.host });
    });

    it('CA-7: of two reviewers who decide at once one does, and nothing of the other’s is left', async () => {
      const viewer = await register();
      const sent = await submit(viewer);
      const second = await register('customerCare');
      const answers = await Promise.all([
        review(people['staff']!, sent, 'approved', { score }),
        review(second, sent, 'rejected', { score, note: 'Chưa hợp.', reasonKey: 'voice' }),
      ]);
      expect(answers.filter((answer) => 'code' in answer && answer.code === 409)).toHaveLength(1);
      const { state, history } = (await my(viewer))!;
      expect(history).toHaveLength(2);
      const { siteRoleId } = (await accounts.memberById(viewer.userId))!;
      expect(siteRoleId === SITE_ROLES.commentator).toBe(state === 'approved');
    });
  });

  describe('its files', () => {
    it('CALL GET /live/api/user/anchor-apply/file: item 29, are for their applicant and for staff alone', async () => {
      const { staff } = people;
      const [viewer, other] = [await register(), await register()];
      const sent = await submit(viewer);
      const get = (who: Viewer, kind: 'voice' | 'photo' = 'voice', applicationId = sent.applicationId) =>
        apply.file({ applicationId, kind }, by(who));
      expect(await get(viewer)).toEqual({ type: 'audio/webm', bytes: webm });
      expect(await get(staff!)).toEqual({ type: 'audio/webm', bytes: webm });
      for (const answer of [
        await get(other),
        await get(await register('commentator')),
        await get(viewer, 'photo'),
        await get(staff!, 'voice', 'nowhere'),
      ])
        expect(answer).toMatchObject({ code: 404 });
    });

    it('item 29: a draft is nobody’s but its applicant’s', async () => {
      const viewer = await register();
      const { applicationId } = granted(await sendVoice(viewer));
      expect(await apply.file({ applicationId, kind: 'voice' }, by(people['staff']!))).toMatchObject({ code: 404 });
      const draft = { applicationId, state: 'draft' } as Application;
      expect(await review(people['staff']!, draft, 'approved', { score })).toMatchObject({ code: 404 });
    });

    it('item 32: at the start goes what no application names; all of a member goes when they do', async () => {
      const viewer = await register();
      const { applicationId } = await submit(viewer);
      const named = readdirSync(folder);
      const longAgo = new Date(Date.now() - 2 * 3_600_000);
      const leave = async () => {
        const stray = await register();
        const { applicationId: id } = granted(await sendVoice(stray));
        await database().run(sql`update application set voice_file = null where application_id = ${id}`);
      };
      await leave();
      for (const file of readdirSync(folder)) utimesSync(join(folder, file), longAgo, longAgo);
      expect(readdirSync(folder)).toHaveLength(named.length + 1);
      await openUploads({
        ...{ database: database(), dataDir, bus, log: silentLog, tickets, demo: true, accounts },
        commentators: scheduleStore(database()),
      });
      expect(readdirSync(folder).sort()).toEqual(named.sort());

      const after = await database().transaction((queries) =>
        Promise.all(uploads.kept.map(({ erase }) => erase(queries, viewer.userId))),
      );
      for (const done of after) await done?.();
      expect(await my(viewer)).toBeNull();
      expect(readdirSync(folder)).toHaveLength(named.length - 1);
      expect(await apply.file({ applicationId, kind: 'voice' }, by(viewer))).toMatchObject({ code: 404 });
      const events = sql`select number from application_event where application_id = ${applicationId}`;
      expect(await database().all(Schema.Struct({ number: Schema.Int }), events)).toEqual([]);
    });
  });
});

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { consoleHandlers } from '#server/console/console.handlers.ts';
import { consoleStore } from '#server/console/console.store.ts';
import { consoleLogStore, keptConsole } from '#server/console/log.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { AT_ONCE, jobsStore } from '#server/jobs/jobs.store.ts';
import { operationsOn } from '#server/openOperator.ts';
import { readWords } from '#server/page/build.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const words = readWords(fileURLToPath(new URL('../../locales', import.meta.url)));
const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : 200);
const fieldsOf = (answer: unknown) => (isRefused(answer) ? answer.fields : null);
const names: Readonly<Record<string, string>> = { boss: 'Sếp', minh: 'Minh', lan: 'Lan' };

const consoleOn = (database: Database) =>
  consoleHandlers({
    ...{ store: consoleStore(database), log: consoleLogStore(database), engine: 'sqlite', noteRole: () => {} },
    operations: operationsOn({ database, words, config: { publicUrl: null, streamOrigins: [], demo: true } }),
    enlist: async () => {},
    nameOf: async (userId) => names[userId] ?? null,
    confirmed: (proof, viewer) => proof === `proof of ${viewer.userId}`,
  });
const by = (userId = 'boss', siteRoleId: number = SITE_ROLES.leaderOperator, now = NOW) =>
  callContext<MemberViewer>({
    now,
    viewer: { kind: 'member', userId, siteRoleId, sessionId: 's1', since: NOW } as unknown as MemberViewer,
  });
let presses = 0;
const clientId = () => `c${(presses += 1)}`;
const proof = 'proof of boss';

onEveryEngine('the operator’s console', (open) => {
  const at = () => consoleOn(open());
  const join = async (userId: string, siteRoleId: number = SITE_ROLES.member) => {
    const member = { username: userId, nickname: names[userId] ?? userId, passwordHash: null, siteRoleId };
    await addMember(open(), { ...member, userId, email: null, phoneNumber: null, pid: null }, NOW + presses);
  };
  const logged = async () => granted(await at().acts({}, by())).list;

  it('answers nobody but the role leaderOperator, by 403, at every call', async () => {
    const press = { clientId: 'x', proof: 'x' };
    for (const [role, siteRoleId] of Object.entries(SITE_ROLES)) {
      const of = by('x', siteRoleId);
      const answers = await Promise.all([
        ...[at().overview({}, of), at().members({}, of), at().jobs({}, of), at().acts({}, of)],
        ...[at().content({ part: 'marquee' }, of), at().words({ q: 'x' }, of), at().doorPlan({ value: {} }, of)],
        at().setRole({ ...press, userId: 'nobody', from: 1, to: 'qc' }, of),
        at().startJob({ name: 'nothing', ...press }, of),
        at().putContent({ ...press, part: 'marquee', rev: 'other', value: null }, of),
      ]);
      const refusedAll = answers.every((answer) => codeOf(answer) === 403);
      // For permitted roles: refused at most for their input, and for the missing proof at a change of a role.
      const refusedOthers = answers.filter((answer) => codeOf(answer) === 403).length;
      expect([role, refusedAll, refusedOthers]).toEqual(
        role === 'leaderOperator' ? [role, false, 1] : [role, true, answers.length],
      );
    }
  });

  it('gives a role once it is shown who gives it, finds members by name, and notes it', async () => {
    await join('boss', SITE_ROLES.leaderOperator);
    await join('lan');
    const wish = { userId: 'lan', from: SITE_ROLES.member, to: 'qc' as const, clientId: clientId() };
    expect(codeOf(await at().setRole({ ...wish, proof: 'another' }, by()))).toBe(403);
    expect(await logged()).toEqual([]);
    expect(granted(await at().setRole({ ...wish, proof }, by()))).toMatchObject({ siteRoleId: SITE_ROLES.qc });
    // A repeat of the same request does nothing, and another request based on the old role is refused.
    granted(await at().setRole({ ...wish, proof }, by()));
    expect(codeOf(await at().setRole({ ...wish, proof, clientId: clientId() }, by()))).toBe(409);
    expect(codeOf(await at().setRole({ ...wish, userId: 'nobody', proof, clientId: clientId() }, by()))).toBe(404);
    expect(await logged()).toMatchObject([
      {
        ...{ seq: 1, what: 'role', subject: 'lan', subjectName: 'Lan', by: 'Sếp', userId: 'boss', at: NOW },
        changes: [{ field: 'role', before: 'member', after: 'qc' }],
      },
    ]);
    const found = granted(await at().members({ q: 'LA' }, by()));
    expect(found.list.map(({ userId }) => userId)).toEqual(['lan']);
    expect(
      granted(await at().members({}, by()))
        .list.map(({ userId }) => userId)
        .toSorted(),
    ).toEqual(['boss', 'lan']);
    expect(granted(await at().members({ q: '%' }, by())).list).toEqual([]);
  });

  it('leaves at least one who may open the console, also where two step down at once', async () => {
    const down = (userId: string, who: string) =>
      at().setRole(
        {
          ...{ userId, from: SITE_ROLES.leaderOperator, to: 'member', clientId: clientId() },
          proof: `proof of ${who}`,
        },
        by(who),
      );
    expect(fieldsOf(await down('boss', 'boss'))).toEqual({ to: 'lastOperator' });
    await join('minh', SITE_ROLES.leaderOperator);
    const ends = await Promise.all([down('boss', 'boss'), down('minh', 'minh')]);
    expect(ends.map(codeOf).toSorted((a, b) => a - b)).toEqual([200, 422]);
    await open().run(
      sql`update member set site_role_id = ${SITE_ROLES.leaderOperator} where user_id in (${'boss'}, ${'minh'})`,
    );
  });

  it('NAV-4: a redirect leads outside from a path of this site that nothing else answers', async () => {
    const put = (value: unknown) =>
      at().putContent({ part: 'redirects', rev: 'none', value, clientId: clientId() }, by());
    expect(Object.keys(fieldsOf(await put([{ from: '/', to: 'https://cup.example/' }])) ?? {})).toEqual([
      'redirects.0.from',
    ]);
    expect(granted(await put([{ from: '/cup/', to: 'https://cup.example/' }])).value).toEqual([
      { from: '/cup', to: 'https://cup.example/' },
    ]);
  });

  it('stores a part of the content by the rules of an import, says at the field what is wrong, and who was first', async () => {
    const line = { id: 'hom-nay', text: { vi: 'Hôm nay', en: 'Today', zh: '今天' }, goTo: '/lich-truc-tiep/tat-ca' };
    const empty = granted(await at().content({ part: 'marquee' }, by()));
    expect(empty).toEqual({ part: 'marquee', rev: 'none', value: null, builtIn: null });
    const put = (value: unknown, rev: string) =>
      at().putContent({ part: 'marquee', rev, value, clientId: clientId() }, by());
    expect(fieldsOf(await put([{ ...line, goTo: 'javascript:x' }, line], 'none'))).toEqual({
      'marquee.0.goTo': 'must be a path such as /menu, or an address that begins with https:// or http://',
    });
    expect(Object.keys(fieldsOf(await put([line, line], 'none')) ?? {})).toEqual(['marquee.1.id']);
    const ends = await Promise.all([put([line], 'none'), put([], 'none')]);
    expect(ends.map(codeOf).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const now = granted(await at().content({ part: 'marquee' }, by()));
    const stored = granted(await put([{ ...line, text: 'Một câu' }], now.rev));
    expect(stored.value).toEqual([{ ...line, text: 'Một câu' }]);
    granted(await put(null, stored.rev));
    const [gone, changed] = await logged();
    expect(gone).toMatchObject({ what: 'content', subject: 'marquee' });
    expect(gone!.changes).toMatchObject([{ field: 'marquee hom-nay', after: null }]);
    expect(changed!.changes[0]!.after).toContain('Một câu');
  });

  it('tries rules of the door on what was written before they hold', async () => {
    await open().run(
      sql`insert into take (take_id, user_id, fixture_id, text, created_ts, client_id)
          values (${'t1'}, ${'lan'}, ${'f1'}, ${'Bán vé chợ đen'}, ${NOW}, ${'k1'})`,
    );
    await open().run(
      sql`insert into tip_ledger (ledger_id, user_id, demo, created_at) values ('g1', 'lan', 0, ${NOW})`,
    );
    const blocks = JSON.stringify([{ kind: 'paragraph', spans: [{ text: 'Ai cần vé chợ đen' }] }]);
    await open().run(
      sql`insert into tip (tip_id, ledger_id, seq, category, fixture_id, league_id, market, sel, odds_dec, stake, title,
                           blocks, salt, created_ts, lock_ts, revisions, state)
          values ('t1', 'g1', 1, 'bong-da', 'f1', 'l1', '1x2', 'H', 1.9, 1, 'Chủ nhà thắng', ${blocks}, 's', ${NOW}, ${NOW},
                  0, 'open')`,
    );
    await open().run(
      sql`insert into post_entry (post_id, user_id, client_id, group_id, visibility, body, lang, pictures, embeds, created_ts,
                                  edits, state, state_ts)
          values ('p1', 'lan', 'p1', '', 'friends', 'Vé chợ đen cho bạn bè', 'vi', '[]', '[]', ${NOW}, 0, 'stands', ${NOW})`,
    );
    await open().run(
      sql`insert into comment_entry (comment_id, type, subject_id, parent_id, user_id, client_id, body, created_ts, deleted,
                                     replies, rank)
          values ('c1', 'post', 'p1', '', 'lan', 'c1', 'Tôi lấy vé chợ đen', ${NOW}, 0, 0, 0)`,
    );
    const plan = granted(await at().doorPlan({ value: { words: ['vé chợ đen'] } }, by()));
    expect(plan.refused).toBe(2);
    expect(plan.rules[0]!.examples).toEqual(['Bán vé chợ đen', 'Ai cần vé chợ đen']);
    expect(granted(await at().content({ part: 'door' }, by())).value).toBeNull();
    expect(fieldsOf(await at().doorPlan({ value: { rules: { flood: { run: 1 } } } }, by()))).toHaveProperty([
      'door.rules.flood.run',
    ]);
    const held = { part: 'door', rev: 'none', value: { words: ['vé chợ đen'] }, clientId: clientId() } as const;
    granted(await at().putContent(held, by()));
    expect((await logged())[0]).toMatchObject({ what: 'door', subject: 'door' });
  });

  it('tells what is built in of menus, modes and banners in the form in which it is stored', async () => {
    for (const part of ['menus', 'modes', 'banners'] as const) {
      const { rev, value, builtIn } = granted(await at().content({ part }, by()));
      expect([rev, value]).toEqual(['none', null]);
      granted(await at().putContent({ part, rev, value: builtIn, clientId: clientId() }, by()));
    }
    const { value } = granted(await at().content({ part: 'menus' }, by()));
    expect(JSON.stringify(value)).toContain('"vi":"Trang chủ","en":"Home","zh":"首頁"');
  });

  it('starts a job now, once for a press, and tells which failed and which nobody runs', async () => {
    const jobs = jobsStore(open());
    await jobs.enter('chat.forget', NOW + 60_000);
    await jobs.enter('late.one', NOW - 3_600_000);
    expect(codeOf(await at().startJob({ name: 'no.such', clientId: clientId() }, by()))).toBe(404);
    const press = { name: 'chat.forget', clientId: clientId() };
    expect(granted(await at().startJob(press, by()))).toMatchObject({ name: 'chat.forget', nextAt: null });
    granted(await at().startJob(press, by()));
    expect((await jobs.all()).find(({ name }) => name === 'chat.forget')?.nextAt).toBe(AT_ONCE);
    expect((await logged()).filter(({ what }) => what === 'job').length).toBe(1);
    await open().run(sql`update job set tries = 2, last_fault = ${'Error at x.ts:1'} where name = ${'chat.forget'}`);
    await open().run(
      sql`insert into outbox (item_id, once_key, kind, lane, place, body, created_at, due_at, expires_at, tries, fault)
          values (${'o1'}, ${'o1'}, ${'letter'}, null, 1, ${'{}'}, ${NOW}, ${NOW}, null, 3, ${'ECONNREFUSED'})`,
    );
    await open().run(sql`insert into tv_look (source_id, state, at) values (${'kenh-1'}, ${'dead'}, ${NOW})`);
    const { faults } = granted(await at().overview({}, by()));
    expect(faults.map(({ kind, name, count, fault }) => [kind, name, count, fault])).toEqual([
      ['job', 'chat.forget', 2, 'Error at x.ts:1'],
      ['jobLate', 'late.one', 1, null],
      ['letters', '', 1, 'ECONNREFUSED'],
      ['source', 'kenh-1', 1, null],
    ]);
  });

  it('finds words of the portal by what they say in any language', async () => {
    const found = granted(await at().words({ q: 'operator' }, by()));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ vi, en, zh }) => vi !== '' && en !== '' && zh !== '')).toBe(true);
  });

  it('keeps a log in slices that tells where it was changed, and keeps it when somebody in it is erased', async () => {
    await open().run(sql`delete from console_act`);
    for (let i = 0; i < 35; i += 1)
      granted(await at().startJob({ name: 'chat.forget', clientId: clientId() }, by('minh')));
    const first = granted(await at().acts({}, by()));
    const second = granted(await at().acts({ cursor: first.next! }, by()));
    expect([first.list.length, second.list.length, second.next]).toEqual([30, 5, null]);
    expect([...first.list, ...second.list].map(({ seq }) => seq)).toEqual(Array.from({ length: 35 }, (_, i) => 35 - i));
    const kept = keptConsole(open());
    expect(await kept.tell('minh')).toHaveLength(35);
    await open().transaction((queries) => kept.erase(queries, 'minh').then(() => {}));
    expect(await consoleLogStore(open()).torn()).toBeNull();
    await open().run(sql`update console_act set subject = ${'another'} where seq = 7`);
    expect(granted(await at().overview({}, by())).faults[0]).toMatchObject({ kind: 'log', name: '7' });
    await open().run(sql`update console_act set subject = ${'chat.forget'} where seq = 7`);
    await open().run(sql`delete from console_act where seq = 20`);
    expect(await consoleLogStore(open()).torn()).toBe(21);
  });
});

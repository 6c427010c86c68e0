import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { TAKES } from '#domain/takes/take.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { openTakes } from '#server/takes/takes.open.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

const viewerOf = (userId: string, siteRoleId: number = SITE_ROLES.host): MemberViewer => ({
  ...{ kind: 'member', userId, displayName: userId, siteRoleId, sessionId: 's' },
});

onEveryEngine('takes', (database) => {
  let takes: ReturnType<typeof openTakes>;
  beforeAll(async () => {
    for (const userId of ['lan', 'minh']) await addMember(database(), memberNamed(userId), NOW);
    takes = openTakes({
      database: database(),
      isMatch: async (fixtureId) => fixtureId !== 'nowhere',
      personOf: async (userId) => ({
        ...{ userId, displayName: `Tên ${userId}`, nickname: userId, profilePicture: null, siteRoleId: 4 },
      }),
    });
  });
  beforeEach(() => database().run(sql`delete from take`));
  const write = (text: string, { by = 'lan', role = 4, clientId = text, fixtureId = 'f1', now = NOW } = {}) =>
    takes.handlers.takes.create({ fixtureId, text, clientId }, callContext({ viewer: viewerOf(by, role), now }));
  const list = async (cursor?: string) =>
    granted(
      await takes.handlers.takes.list({ fixtureId: 'f1', ...(cursor !== undefined && { cursor }) }, callContext()),
    );

  it('A6: hosts and commentators write, members do not, and there has to be a match', async () => {
    expect(granted(await write('Chủ nhà ép sân từ đầu'))).toMatchObject({
      ...{ fixtureId: 'f1', text: 'Chủ nhà ép sân từ đầu', createdTs: NOW },
      author: { userId: 'lan', displayName: 'Tên lan' },
    });
    expect(granted(await write('Tôi nghĩ hoà', { by: 'minh', role: SITE_ROLES.commentator })).text).toBe(
      'Tôi nghĩ hoà',
    );
    expect(await write('Tôi cũng muốn nói', { role: SITE_ROLES.member })).toMatchObject({ code: 403 });
    expect(await write('Không có trận', { fixtureId: 'nowhere' })).toMatchObject({ code: 404 });
    expect(await write('   ')).toMatchObject({ code: 422 });
  });

  it('A6: the newest stands first, slice by slice', async () => {
    for (let i = 0; i <= TAKES.pageSize; i += 1) granted(await write(`Lần ${i}`, { now: NOW + i }));
    const first = await list();
    expect([first.list.length, first.list[0]!.text]).toEqual([TAKES.pageSize, `Lần ${TAKES.pageSize}`]);
    const rest = await list(first.next!);
    expect([rest.list.map(({ text }) => text), rest.next]).toEqual([['Lần 0'], null]);
  });

  it('A6: a double press, also at once, is one take', async () => {
    const both = await Promise.all([write('Một lần', { clientId: 'c' }), write('Một lần', { clientId: 'c' })]);
    expect(new Set(both.map((one) => granted(one).takeId)).size).toBe(1);
    expect((await list()).list).toHaveLength(1);
    granted(await write('Một lần', { clientId: 'c', by: 'minh' }));
    expect((await list()).list).toHaveLength(2);
  });

  it('A6: its author and staff take it away, nobody else', async () => {
    const { takeId } = granted(await write('Rút lại'));
    const drop = (viewer: MemberViewer) => takes.handlers.takes.delete({ takeId }, callContext({ viewer }));
    expect(await drop(viewerOf('minh'))).toMatchObject({ code: 403 });
    expect(await drop(viewerOf('minh', SITE_ROLES.qc))).toBeNull();
    expect(await drop(viewerOf('lan'))).toMatchObject({ code: 404 });
  });

  it('SO-10: moderators find one with its author, take it away and put it back', async () => {
    const { takeId } = granted(await write('Đổ cho trọng tài'));
    const [hand] = takes.hands;
    const { find, remove, restore } = hand!.removes!.take!;
    const by = { decisionId: 'd1', userId: 'mai', at: NOW };
    const exhibit = { userId: 'lan', text: 'Đổ cho trọng tài', at: NOW, within: { type: 'fixture', id: 'f1' } };
    expect([...(await find([takeId, 'khong-co']))]).toEqual([[takeId, exhibit]]);
    expect(await hand!.said!('lan', 5)).toMatchObject([{ type: 'take', id: takeId, text: 'Đổ cho trọng tài' }]);
    const kept = await database().transaction((queries) => remove(queries, takeId, by));
    expect((await list()).list).toEqual([]);
    expect(await database().transaction((queries) => remove(queries, takeId, by))).toBeNull();
    await database().transaction((queries) => restore(queries, takeId, kept!, by));
    expect((await list()).list).toMatchObject([{ takeId, text: 'Đổ cho trọng tài', createdTs: NOW }]);
    await database().transaction((queries) => restore(queries, takeId, '', by));
  });

  it('item 30: they are told to who wrote them, and go with them', async () => {
    granted(await write('Của Lan'));
    granted(await write('Của Minh', { by: 'minh' }));
    const [kept] = takes.personalData;
    expect(await kept!.tell('lan')).toEqual([{ fixtureId: 'f1', text: 'Của Lan', createdTs: NOW }]);
    await database().transaction((queries) => kept!.erase(queries, 'lan'));
    expect(await kept!.tell('lan')).toEqual([]);
    expect((await list()).list.map(({ text }) => text)).toEqual(['Của Minh']);
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { HELP } from '#domain/help/help.ts';
import { createHelp, type Help } from '#server/help/help.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import type { Parcel } from '#server/shared/post.ts';
import { sql } from '#server/database/sql.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { postTo } from './support/outbox.ts';

const DAY = 86_400_000;
const text = 'Hình trong phòng đứng từ phút 20';
const staff: MemberViewer = {
  ...{ kind: 'member', userId: 'care', displayName: 'Chăm sóc', sessionId: 's' },
  siteRoleId: SITE_ROLES.customerCare,
};

onEveryEngine('help', (database) => {
  const sent: Parcel[] = [];
  let room = true;
  let now = NOW;
  let help: Help;
  beforeAll(async () => {
    help = createHelp({
      database: database(),
      clock: () => now,
      post: postTo(sent, { hasRoom: async () => room }),
      known: async (locale) => [{ id: 'dash', text: locale === 'en' ? 'Picture stops' : 'Hình đứng' }],
      contactsOf: async (userId) => (userId === 'lan' ? [{ channel: 'mail', value: 'lan@khandai.example' }] : []),
    });
    await database().run(sql`
      insert into member (user_id, username, nickname, site_role_id, level, vip, password_hash, created_at)
      values (${staff.userId}, 'care', 'Chăm sóc', ${staff.siteRoleId}, 1, 0, '', ${NOW})`);
  });
  beforeEach(async () => {
    await database().run(sql`delete from help_question`);
    sent.length = 0;
    room = true;
    now = NOW;
  });
  let made = 0;
  const ask = (changed: Partial<Parameters<Help['handlers']['ask']>[0]> = {}, locale: 'vi' | 'en' = 'vi') =>
    help.handlers.ask(
      { mail: 'lan@khandai.example', text, clientId: `c${(made += 1)}`, ...changed },
      callContext({ now, locale }),
    );
  const by = (viewer: MemberViewer) => callContext({ viewer, now });
  const waiting = async () => granted(await help.handlers.list({ state: 'open' }, by(staff))).list;
  const answer = (askId: string, clientId = 'a1', words = 'Bạn chọn SD giúp mình.') =>
    help.handlers.answer({ askId, text: words, clientId }, by(staff));

  it('CALL POST /other/api/help/ask: a question waits for customer care, and sends no mail by itself', async () => {
    const { askId } = granted(await ask({ mail: ' Lan@KhanDai.example ' }));
    expect(await waiting()).toEqual([
      { askId, mail: 'lan@khandai.example', text, askedAt: NOW, answer: null, answeredAt: null },
    ]);
    expect(sent).toEqual([]);
  });

  it('sent again under the same clientId it is the same question; under another it is another', async () => {
    const first = granted(await ask({ clientId: 'same' }));
    expect(await ask({ clientId: 'same' })).toEqual(first);
    expect(await Promise.all([ask({ clientId: 'two' }), ask({ clientId: 'two' })])).toHaveLength(2);
    await ask({ clientId: 'same', mail: 'binh@khandai.example' });
    expect(await waiting()).toHaveLength(3);
  });

  it('says which field is not right, and keeps nothing', async () => {
    expect(await ask({ mail: 'lan', text: '   hỏi' })).toMatchObject({
      code: 422,
      fields: { mail: 'format', text: 'short' },
    });
    expect(await ask({ text: 'a'.repeat(HELP.textMax + 1) })).toMatchObject({ code: 422, fields: { text: 'long' } });
    expect(await waiting()).toEqual([]);
  });

  it.each(Object.entries(SITE_ROLES).filter(([name]) => name !== 'customerCare' && name !== 'leaderOperator'))(
    'CALL GET /other/api/help/list, CALL POST /other/api/help/answer: item 29: no %s reads or answers',
    async (_name, siteRoleId) => {
      const { askId } = granted(await ask());
      const other = by({ ...staff, siteRoleId });
      expect(await help.handlers.list({ state: 'open' }, other)).toMatchObject({ code: 403 });
      expect(await help.handlers.answer({ askId, text: 'x', clientId: 'c' }, other)).toMatchObject({ code: 403 });
      expect(sent).toEqual([]);
    },
  );

  it('an answer goes by mail once, in the asker’s language, and the question waits no more', async () => {
    const { askId } = granted(await ask({}, 'en'));
    const [first, second] = [await answer(askId), await answer(askId)];
    expect(first).toMatchObject({ askId, answer: 'Bạn chọn SD giúp mình.', answeredAt: NOW });
    expect(second).toEqual(first);
    expect(sent).toEqual([
      {
        to: { channel: 'mail', value: 'lan@khandai.example' },
        locale: 'en',
        letter: { kind: 'answer', account: null, question: text, answer: 'Bạn chọn SD giúp mình.' },
      },
    ]);
    expect(await waiting()).toEqual([]);
    expect(granted(await help.handlers.list({ state: 'answered' }, by(staff))).list).toEqual([first]);
  });

  it('of two who answer, one is told that it was answered; nobody is told of what is not there', async () => {
    const { askId } = granted(await ask());
    const both = await Promise.all([answer(askId, 'a'), answer(askId, 'b')]);
    expect(both.filter((one) => 'askId' in one)).toHaveLength(1);
    expect(both.filter((one) => 'code' in one && one.code === 409)).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(await answer('khong-co')).toMatchObject({ code: 404 });
  });

  it('while too much mail waits nothing is answered, and the question goes on waiting', async () => {
    const { askId } = granted(await ask());
    room = false;
    expect(await answer(askId)).toMatchObject({ code: 503 });
    expect(await waiting()).toHaveLength(1);
    room = true;
    expect(await answer(askId, 'a', '   ')).toMatchObject({ code: 422 });
  });

  it('lists go on where they ended: those that wait from the oldest, those answered from the newest', async () => {
    const ids: string[] = [];
    for (let i = 0; i < HELP.pageSize + 3; i += 1) {
      now += i % 2;
      ids.push(granted(await ask()).askId);
    }
    const all = async (state: 'open' | 'answered') => {
      const first = granted(await help.handlers.list({ state }, by(staff)));
      expect(first.list).toHaveLength(HELP.pageSize);
      const rest = granted(await help.handlers.list({ state, cursor: first.next! }, by(staff)));
      expect([rest.next, rest.total]).toEqual([null, HELP.pageSize + 3]);
      return [...first.list, ...rest.list];
    };
    const open = await all('open');
    expect(new Set(open.map(({ askId }) => askId))).toEqual(new Set(ids));
    expect(open.map(({ askedAt }) => askedAt)).toEqual(open.map(({ askedAt }) => askedAt).sort());
    for (const { askId } of open) {
      now += 1;
      await answer(askId, askId);
    }
    expect((await all('answered')).map(({ askId }) => askId)).toEqual(open.map(({ askId }) => askId).reverse());
  });

  it('CALL GET /other/api/help/known: what is known to be broken, in the reader’s language', async () => {
    expect(await help.handlers.known({}, callContext({ locale: 'en' }))).toEqual([
      { id: 'dash', text: 'Picture stops' },
    ]);
  });

  it('what was answered is forgotten after its time; what waits is not', async () => {
    const { askId } = granted(await ask());
    await answer(askId);
    const { askId: open } = granted(await ask());
    now += HELP.keepDays * DAY + 1;
    await help.sweep();
    expect((await waiting()).map((one) => one.askId)).toEqual([open]);
    expect(granted(await help.handlers.list({ state: 'answered' }, by(staff))).list).toEqual([]);
  });

  it('AU-11: questions from a member’s proven address are told to them and go with them', async () => {
    await ask();
    await ask({ mail: 'binh@khandai.example' });
    expect(await help.kept.tell('lan')).toMatchObject([{ text }]);
    expect(await help.kept.tell('binh')).toEqual([]);
    expect(await help.kept.eraseSome?.('lan')).toBe(false);
    expect((await waiting()).map(({ mail }) => mail)).toEqual(['binh@khandai.example']);
  });
});

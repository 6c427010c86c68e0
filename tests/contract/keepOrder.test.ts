import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { privateTopic } from '#domain/chat/address.ts';
import { partyTopic } from '#domain/party/party.ts';
import { chatRoomInputs } from '#server/testing/fakeChatRoom.ts';
import { consoleInputs } from '#server/testing/fakeConsole.ts';
import { runCommand } from '../../server/commands.ts';
import { openDatabase } from '../../server/database/open.ts';
import { silentLog } from '../../server/log.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { connectClient, type ChatClient } from '../faults/support/chatClient.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { asked } from './support/asked.ts';
import { newGuest, newMember, type Session } from './support/sessions.ts';
import { wordPlaces } from './support/wordPlaces.ts';

type Role = keyof typeof SITE_ROLES;
const roles = (Object.keys(SITE_ROLES) as readonly Role[]).filter((role) => role !== 'guest');
const staff: readonly Role[] = ['leaderOperator', 'qc', 'customerCare'];
const operator: readonly Role[] = ['leaderOperator'];

const reason = 'Lăng mạ';
const clientId = 'c';
const nowhere = 'khong-co';
/**
 * The roles that may make each moderation call, in a room that belongs to none of them; other members get 403, and
 * guests 401.
 */
const who: Readonly<Record<string, readonly [may: readonly Role[], input: object]>> = {
  'reports.create': [roles, { target: { type: 'comment', id: nowhere }, reason: 'spam', clientId }],
  'reports.myList': [roles, {}],
  'reports.list': [staff, {}],
  'reports.detail': [staff, { reportId: nowhere }],
  'reports.claim': [staff, { reportId: nowhere, on: true }],
  'reports.decide': [staff, { reportId: nowhere, action: 'ban', minutes: 5, reason, clientId }],
  'reports.appeal': [roles, { reportId: nowhere, text: 'Xin xem lại', clientId }],
  'reports.stat': [staff, {}],
  'moderation.undo': [roles, { decisionId: nowhere }],
  'moderation.confirm': [staff, { decisionId: nowhere, agrees: true }],
  'moderation.log': [staff, {}],
  'moderation.mine': [roles, {}],
  'chatRoom.detail': [roles, { id: '30' }],
  'chatRoom.pollVote': [roles, { pollId: nowhere, optionId: '1' }],
  'chatRoom.pollClose': [roles, { pollId: nowhere }],
};
const groups = { reports: api.reports, moderation: api.moderation, operator: api.operator, chatRoom: api.chatRoom };
const calls = Object.entries(groups).flatMap(([group, all]) =>
  Object.entries<AnyCall>(all).map(([name, spec]) => {
    const [may, input] =
      who[`${group}.${name}`] ??
      (group === 'operator'
        ? ([operator, consoleInputs[spec.path] ?? {}] as const)
        : ([staff, chatRoomInputs[spec.path] ?? null] as const));
    if (input === null) throw new Error(`who may call ${group}.${name}?`);
    return { name: `${group}.${name}`, spec, may, input };
  }),
);

/** Kinds of text that somebody who is banned everywhere may not write. */
const HELD: readonly string[] = ['title', 'chat', 'private', 'take', 'comment', 'post', 'tip', 'bio'];

onEveryDatabase('who keeps order, and who works against it', (url) => {
  let origin: RunningOrigin;
  const people = new Map<Role, Session>();
  let client: ChatClient | null = null;
  const tokenOf = (role: Role) => people.get(role)!.token;
  const ask = (spec: AnyCall, input: object, token: string | null) =>
    asked<{ readonly [name: string]: unknown } | null>(origin.url, spec, input, { token });

  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    const { dataDir, databaseUrl } = origin.config;
    const database = await openDatabase(dataDir, Date.now(), databaseUrl);
    for (const role of roles) {
      const member = await newMember(origin.url);
      people.set(role, member);
      if (role !== 'member') await runCommand(['user', 'role', member.username, role], database, silentLog);
    }
    await database.close();
  });
  afterAll(async () => {
    client?.cut();
    await origin.stop();
  });

  it.each(calls.map((one) => [one.name, one] as const))(
    'CH-11, SO-10: %s is for its roles alone',
    async (_name, one) => {
      const { spec, may, input } = one;
      for (const role of roles) {
        const { code, message } = (await ask(spec, input, tokenOf(role))) as { code: number; message?: string };
        // A permitted role has to confirm its identity before it can give a role.
        const isLet = code !== 401 && (code !== 403 || message?.startsWith('Show once more') === true);
        expect([role, isLet, code < 500]).toEqual([role, may.includes(role), true]);
      }
      expect((await ask(spec, input, null)).code).toBe(401);
      if (spec.needs === 'member') expect((await ask(spec, input, await newGuest(origin.url))).code).toBe(401);
    },
  );

  it('X16: bodies of no shape, of a wrong one and of too great a size are told so, also to who may call', async () => {
    const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
    const bodies = [
      ...['[]', 'null', '"x"', '1', '{', '', deep, '{"__proto__":{"reportId":"a"},"constructor":1}'],
      ...[
        '{"reportId":{"$ne":1},"decisionId":["a"],"groupId":"../30"}',
        JSON.stringify({ text: 'a'.repeat(2_000_000) }),
      ],
    ];
    const headers = { authorization: `Bearer ${tokenOf('leaderOperator')}`, 'content-type': 'application/json' };
    for (const { name, spec } of calls)
      if (spec.method !== 'GET')
        for (const [i, body] of bodies.entries()) {
          const { status } = await fetch(origin.url + spec.path, { method: spec.method, headers, body });
          expect([name, i, status]).toEqual([name, i, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
        }
  });

  it('CH-11: who is banned everywhere says nothing in any call or frame, on a socket that is open too, until it ends', async () => {
    const banned = await newMember(origin.url);
    const other = await newMember(origin.url);
    const token = await ask(api.chat.token, {}, banned.token);
    client = await connectClient(Number(new URL(origin.url).port), String(token.data!['token']));
    const films = await asked<{ readonly list: readonly { readonly filmId: string }[] }>(
      origin.url,
      api.films.list,
      {},
    );
    const wish = { target: { type: 'film', id: films.data.list[0]!.filmId } };
    const party = partyTopic(String((await ask(api.party.create, wish, banned.token)).data!['partyId']));
    const topics = ['chatroom.30', privateTopic(other.user.userId), party];
    for (const topic of topics) await client.sub(topic);
    let n = 0;
    const say = (topic: string) => client!.say(topic, `chào ${(n += 1)}`, `b${n}`);
    const said = await say('chatroom.30');
    expect(said).toMatchObject({ type: 'ack' });
    const asks = { groupId: '30', question: 'Ai thắng?', options: ['Nhà', 'Khách'], durationSec: 600, clientId: 'q' };
    const before = (await ask(api.chatRoom.detail, { id: '30' }, banned.token)).data!['poll'] as {
      pollId: string;
    } | null;
    if (before) await ask(api.chatRoom.pollClose, { pollId: before.pollId }, tokenOf('qc'));
    const poll = await ask(api.chatRoom.pollCreate, asks, tokenOf('qc'));
    const vote = { pollId: poll.data!['pollId'], optionId: '1' };

    const ban = { userId: banned.user.userId, until: Date.now() + 3_600_000, reason: 'Rủ rê kèo' };
    expect((await ask(api.chatRoom.ban, { ...ban, clientId: 'ban' }, tokenOf('qc'))).code).toBe(200);
    for (const topic of topics)
      expect([topic, await say(topic)]).toMatchObject([topic, { code: 403, reason: 'banned' }]);
    for (const data of [
      { groupMessageId: 'groupMessageId' in said ? said.groupMessageId : '', reaction: '🔥', on: true },
      { systemMessage: 'join' },
    ]) {
      client.send({ type: 'send', path: 'chat.sendMessage', topic: 'chatroom.30', data: { clientId: 'r', ...data } });
      expect(await client.next('error')).toMatchObject({ clientId: 'r', code: 403 });
    }
    expect((await ask(api.chatRoom.pollVote, vote, banned.token)).code).toBe(403);
    const held = wordPlaces.filter(({ note, spec }) => HELD.includes(note.kind) && spec.needs === 'member');
    expect(held.length).toBeGreaterThan(12);
    for (const { spec, field, input } of held) {
      const twice = [
        await ask(spec, input('chào cả nhà'), banned.token),
        await ask(spec, input('chào cả nhà'), banned.token),
      ];
      expect([spec.path, field, ...twice.map(({ code }) => code)]).toEqual([spec.path, field, 403, 403]);
    }
    // Nor through a file, whose songs would otherwise appear under the portal's name.
    const file = { format: 'xspf', text: '<playlist><title>Lời bị cấm</title><trackList/></playlist>' };
    const imported = await ask(api.musicMine.importPlaylist, file, banned.token);
    expect(imported).toMatchObject({ code: 200, data: { playlist: { name: expect.not.stringContaining('cấm') } } });
    // Messages to moderators are not blocked.
    const letter = { mail: 'an@khandai.vn', text: 'Tôi bị cấm nhầm, xin xem lại', clientId: 'l' };
    expect((await ask(api.help.ask, letter, banned.token)).code).toBe(200);

    expect((await ask(api.chatRoom.ban, { ...ban, until: 0 }, tokenOf('customerCare'))).code).toBe(200);
    for (const topic of topics) expect([topic, await say(topic)]).toMatchObject([topic, { type: 'ack' }]);
    expect((await ask(api.chatRoom.pollVote, vote, banned.token)).code).toBe(200);
    const create = held.find(({ spec }) => spec === api.musicMine.createPlaylist)!;
    await vi.waitFor(async () =>
      expect((await ask(create.spec, create.input('Đêm mưa'), banned.token)).code).toBe(200),
    );
  });
});

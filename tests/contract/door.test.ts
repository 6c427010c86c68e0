import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { privateTopic } from '#domain/chat/address.ts';
import { runCommand } from '../../server/commands.ts';
import { openDatabase } from '../../server/database/open.ts';
import { silentLog } from '../../server/log.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { connectClient, type ChatClient } from '../faults/support/chatClient.ts';
import { honestNames, honestTexts } from '../support/door/honestTexts.ts';
import { OPERATOR_HOSTS, OPERATOR_WORDS, refusedNames, refusedTexts } from '../support/door/refusedTexts.ts';
import { asked } from './support/asked.ts';
import { freshName, newMember, PASSWORD, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

const every = <A>(all: readonly A[], nth: number): readonly A[] => all.filter((_, i) => i % nth === 0);
/** A picture unlike any other: six by six fields of grey. */
const drawing = (shade: number) => {
  const fields = Buffer.from(Array.from({ length: 36 }, (_, i) => (i * i * 31 + i * 97 + shade * (i + 3) * 53) % 256));
  return sharp(fields, { raw: { width: 6, height: 6, channels: 1 } }).resize(300, 300, { kernel: 'cubic' });
};

onEveryDatabase('the door of texts, names and pictures', (url) => {
  let origin: RunningOrigin;
  let member: Session;
  let client: ChatClient;
  let settings: Awaited<ReturnType<typeof settingsOf>>;

  const run = async (...args: readonly string[]) => {
    const { dataDir, databaseUrl } = origin.config;
    const database = await openDatabase(dataDir, Date.now(), databaseUrl);
    try {
      return await runCommand(args, database, silentLog);
    } finally {
      await database.close();
    }
  };
  const ask = (call: AnyCall, input: object, { token } = member) =>
    asked<{ readonly fields?: Readonly<Record<string, string>> }>(origin.url, call, input, { token });
  const reasonOf = async (call: AnyCall, input: object, field: string) =>
    (await ask(call, input)).data?.fields?.[field];
  const file = (name: string, content: string | Buffer) => {
    const path = join(origin.dataDir, name);
    writeFileSync(path, content);
    return path;
  };

  beforeAll(async () => {
    settings = settingsOf(await url());
    origin = await startOrigin({ env: settings });
    const door = { words: OPERATOR_WORDS, rules: { links: { hosts: OPERATOR_HOSTS } } };
    expect(await run('import', file('portal.json', JSON.stringify({ door })))).toMatchObject({ code: 0 });
    const stranger = await newMember(origin.url);
    // The origin reloads the operator's rules periodically.
    await vi.waitFor(
      async () =>
        expect(
          (await ask(api.accounts.updateInfo, { nickname: OPERATOR_WORDS[0]! }, stranger)).data?.fields,
        ).toMatchObject({
          nickname: 'words',
        }),
      5000,
    );
    member = await newMember(origin.url);
    const { data } = await asked<{ readonly token: string }>(origin.url, api.chat.token, {}, { token: member.token });
    client = await connectClient(Number(new URL(origin.url).port), data!.token);
  });
  afterAll(async () => {
    client.cut();
    await origin.stop();
  });

  const refused = refusedTexts.flatMap(([, reason, texts]) =>
    reason === 'empty'
      ? []
      : texts.filter((text) => Buffer.byteLength(text) < 3500).map((text) => [reason, text] as const),
  );

  it('X16: a room takes none of what the rules refuse, says why, and takes all that is honest', async () => {
    const topic = 'chatroom.30';
    let n = 0;
    for (const [reason, text] of refused)
      expect([text, await client.say(topic, text, `r${(n += 1)}`)]).toMatchObject([text, { code: 422, reason }]);
    for (const text of honestTexts)
      expect([text, await client.say(topic, text, `h${(n += 1)}`)]).toMatchObject([text, { type: 'ack' }]);
  });

  it('S-13: what is said in private passes the same door', async () => {
    const other = await newMember(origin.url);
    const topic = privateTopic(other.user.userId);
    for (const [reason, text] of every(refused, 12))
      expect(await client.say(topic, text, `p${text.length}${reason}`)).toMatchObject({ type: 'error', reason });
    expect(await client.say(topic, 'chào bạn, mai xem bóng nhé', 'p')).toMatchObject({ type: 'ack' });
  });

  it('S-18: names, of accounts and of lists, by the field that has them', async () => {
    for (const [name, reason] of refusedNames)
      expect([name, await reasonOf(api.accounts.updateInfo, { nickname: name }, 'nickname')]).toEqual([name, reason]);
    for (const name of honestNames)
      expect([name, await ask(api.accounts.updateInfo, { nickname: name })]).toMatchObject([name, { code: 200 }]);
    for (const [name, reason] of every(refusedNames, 4)) {
      const nickname = { username: freshName(), password: PASSWORD, nickname: name };
      expect(await reasonOf(api.accounts.register, nickname, 'nickname')).toBe(reason);
    }
    for (const username of ['fuck.you', 'con_bitch', 'motherfucker99']) {
      const wish = { username, password: PASSWORD };
      expect([username, await reasonOf(api.accounts.register, wish, 'username')]).toEqual([username, 'words']);
    }
    const list = { shared: true, clientId: 'list' };
    expect(await reasonOf(api.musicMine.createPlaylist, { ...list, name: 'fuck this' }, 'name')).toBe('words');
    expect(await ask(api.musicMine.createPlaylist, { ...list, name: 'Nhạc Phúc nghe lúc mưa' })).toMatchObject({
      code: 200,
    });
  });

  it('X16: takes, tips and letters', async () => {
    const host = await newMember(origin.url);
    await run('user', 'role', host.username, 'host');
    const wish = { fixtureId: 'nowhere', clientId: 'take' };
    const take = await ask(api.takes.create, { ...wish, text: 'đ ị t mẹ trọng tài' }, host);
    expect(take).toMatchObject({ code: 422, data: { fields: { text: 'words' } } });
    expect((await ask(api.takes.create, { ...wish, text: 'Thua vì con cac anh em ạ' }, host)).code).not.toBe(422);
    const tip = {
      ...{ fixtureId: 'nowhere', market: '1x2', sel: '1', stake: 1, clientId: 'tip', title: 'Chủ nhà thắng' },
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Vào keo88.c' }, { text: 'om mà đặt' }] }],
    };
    expect(await reasonOf(api.tips.create, tip, 'blocks')).toBe('linksLater');
    expect(await reasonOf(api.tips.create, { ...tip, title: 'FUCK' }, 'title')).toBe('words');
    const letter = { mail: 'an@khandai.vn', clientId: 'letter' };
    expect(await reasonOf(api.help.ask, { ...letter, text: 'Xin\u200b chào, tôi hỏi chút' }, 'text')).toBe('invisible');
    expect(
      await ask(api.help.ask, { ...letter, text: 'Có người gọi tôi là đồ con chó, ở https://a.example/b' }),
    ).toMatchObject({ code: 200 });
  });

  it('X16: a picture that was removed, in another size and quality, and others', async () => {
    const removed = await Promise.all([1, 2, 3, 4].map((shade) => drawing(shade).png().toBuffer()));
    for (const [i, picture] of removed.entries())
      expect(await run('door', 'remove', file(`removed${i}.png`, picture))).toMatchObject({ code: 0 });
    const send = async (path: string, body: Buffer, type: string) => {
      const headers = { authorization: `Bearer ${member.token}`, 'content-type': type };
      const answer = await fetch(origin.url + path, { method: 'POST', headers, body: new Uint8Array(body) });
      return (await answer.json()) as { readonly code: number; readonly data: unknown };
    };
    for (const path of [api.pictures.upload.path, api.applications.photo.path]) {
      for (const shade of [1, 2, 3, 4]) {
        const again = await drawing(shade)
          .resize(180 + shade * 9)
          .jpeg({ quality: 60 })
          .toBuffer();
        expect(await send(path, again, 'image/jpeg')).toMatchObject({
          code: 422,
          data: { fields: { body: 'picture' } },
        });
      }
      for (const shade of [7, 8, 9, 10])
        expect(await send(path, await drawing(shade).png().toBuffer(), 'image/png')).toMatchObject({ code: 200 });
    }
  });

  it('X16: the dry run counts what other rules would have refused of what stands there, and changes nothing', async () => {
    const strict = file('strict.json', JSON.stringify({ door: { words: ['scunthorpe'], rules: { repeats: null } } }));
    const plan = await run('door', '--plan', strict);
    expect(plan.code).toBe(0);
    expect(plan.text).toContain('words:scunthorpe: 1 (chat)');
    expect(plan.text).toContain('"Scunthorpe United"');
    expect(await client.say('chatroom.30', 'Scunthorpe lên hạng', 'after')).toMatchObject({ type: 'ack' });
    expect(await run('door', '--plan', join(origin.dataDir, 'none.json'))).toMatchObject({ code: 1 });
  });
});

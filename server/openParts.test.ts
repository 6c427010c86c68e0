import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Commentator, Match } from '#domain/match/match.ts';
import { WebSocket } from 'ws';
import { createLog } from './log.ts';
import { projectRoot } from './testing/buildFixture.ts';
import { startOrigin } from './testing/startOrigin.ts';

const folder = mkdtempSync(join(tmpdir(), 'khandai-parts-'));
const media = join(folder, 'media');
beforeAll(() => {
  for (const scene of ['football', 'marble'])
    cpSync(join(projectRoot, 'media', scene), join(media, scene), { recursive: true });
  writeFileSync(join(media, 'marble', 'v540.mp4'), 'no film');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Line {
  readonly event: string;
  readonly level: string;
  readonly time: string;
}
const recorder = () => {
  const written: string[] = [];
  return {
    written,
    log: createLog((line) => written.push(line)),
    read: () => written.map((line) => JSON.parse(line) as Line),
  };
};

describe('the parts of the origin', () => {
  it('a scene that cannot be read is one line in the log; its rooms have no streams, and the others have theirs', async () => {
    const { log, read } = recorder();
    const origin = await startOrigin({ media, log });
    expect(read()).toMatchObject([{ level: 'error', event: 'scene left out', scene: 'marble' }]);
    const ask = async <A>(path: string): Promise<A> => {
      const response = await fetch(`${origin.url}${path}`);
      return ((await response.json()) as { data: A }).data;
    };
    const streamsIn = async (liveModeId: string) => {
      const [live] = await ask<Match[]>(`/live/api/schedule/feature-match?status=live&liveModeId=${liveModeId}`);
      const room = await ask<{ users: Commentator[] }>(`/live/api/schedule/liveRoom?id=${live!.roomId}`);
      const { status } = await fetch(`${origin.url}/media/${live!.roomId}/index.mpd`);
      return {
        streams: room.users[0]!.streams.length > 0,
        link: room.users[0]!.streamLink !== null,
        poster: !!live!.poster,
        status,
      };
    };
    expect(await streamsIn('1')).toEqual({ streams: true, link: true, poster: true, status: 200 });
    expect(await streamsIn('3')).toEqual({ streams: false, link: false, poster: false, status: 404 });
    await origin.stop();
  });

  it('S-21: the rooms that the schedule knows have a chat, and no others', async () => {
    const origin = await startOrigin({ media, limits: 'on' });
    const ask = async <A>(path: string, init?: RequestInit): Promise<A> =>
      ((await (await fetch(`${origin.url}${path}`, init)).json()) as { data: A }).data;
    const [live] = await ask<Match[]>('/live/api/schedule/feature-match?status=live');
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const { guestToken } = await ask<{ guestToken: string }>('/live/api/user/guest-login', json);
    const socket = new WebSocket(`${origin.wsUrl}?token=${guestToken}`);
    await once(socket, 'open');
    const answers: unknown[] = [];
    socket.on('message', (data) => answers.push(JSON.parse(String(data))));
    const topics = [`chatroom.${live!.fixtureId}`, 'chatroom.made-up'];
    for (const topic of topics) socket.send(JSON.stringify({ type: 'sub', topic }));
    await expect
      .poll(() => answers)
      .toEqual([
        expect.objectContaining({ type: 'subscribed', topic: topics[0] }),
        expect.objectContaining({ type: 'presence' }),
        expect.objectContaining({ type: 'error', code: 404, topic: topics[1] }),
      ]);
    socket.close();
    await origin.stop();
  });

  it('a demo whose streams are wholly missing says so in one line; an empty portal needs none', async () => {
    const gone = join(folder, 'gone');
    await expect(startOrigin({ media: gone })).rejects.toThrow(`${gone} is missing: put the demo's streams there`);
    await (await startOrigin({ media: gone, demo: 'off' })).stop();
  });

  it('items 20 and 38: sessions are in the log, one JSON object a line, without names, tokens, passwords or addresses', async () => {
    const { log, written, read } = recorder();
    const origin = await startOrigin({ media, log, demo: 'off' });
    const post = async (call: string, body: object) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await (await fetch(`${origin.url}/live/api/user/${call}`, init)).json()) as {
        data: { token: string; refreshToken: string } | null;
      };
    };
    const member = { username: 'thu.ha', password: 'mưa rơi trên mái tôn' };
    const { data: session } = await post('register', { ...member, nickname: 'Thu Hà' });
    await post('login', { username: 'thu.ha\r\n{"event":"forged"}', password: 'một mật khẩu sai' });
    await post('login', { ...member, password: 'một mật khẩu sai' });
    const { refreshToken } = session!;
    await post('refresh-token', { refreshToken });
    await post('refresh-token', { refreshToken });
    await origin.stop();
    expect(read().map(({ event, level }) => [event, level])).toEqual([
      ['session.opened', 'info'],
      ['login.refused', 'warn'],
      ['login.refused', 'warn'],
      ['session.ended', 'warn'],
    ]);
    expect(read().every(({ time }) => time.endsWith('Z'))).toBe(true);
    for (const text of written) {
      expect(text).not.toMatch(/[\r\n]/);
      for (const secret of [
        'thu.ha',
        'Thu Hà',
        'mật khẩu',
        'mưa rơi',
        'forged',
        refreshToken,
        session!.token,
        '127.0.0.1',
      ])
        expect(text).not.toContain(secret);
    }
  });
});

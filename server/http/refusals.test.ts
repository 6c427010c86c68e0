import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { level } from '#contract/http/level.ts';
import { openRaw, rawGet, rawUpgrade } from '../../tools/faults/support/rawClient.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { startFake, type Started } from '../testing/startFake.ts';
import { fakeHandlers } from '../testing/fakeHandlers.ts';

let started: Started;
beforeAll(async () => {
  const handlers = fakeHandlers({
    schedule: {
      anchors: async () => {
        throw new Error('select * from secrets');
      },
    },
    level: {
      info: async () => {
        throw new DatabaseUnavailable('full');
      },
    },
  });
  started = await startFake({ parts: { handlers } });
});
afterAll(() => started.origin.close());

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${started.url}${path}`, init);
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
};
const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  call(path, { method: 'POST', body, headers });
const refusal = (code: number) => ({ code, data: null, message: expect.any(String) });

/** The answer to raw bytes. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(started.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
const rawBody = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));

const login = '/live/api/user/login';

describe('refusals in the envelope', () => {
  it('400 for a body that is no JSON', async () => {
    const { status, body } = await post(login, '{"username":');
    expect([status, body]).toEqual([400, refusal(400)]);
  });
  it('400 for bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"username":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const response = await fetch(`${started.url}${login}`, {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, await response.json()]).toEqual([400, refusal(400)]);
  });
  it.each(['"\\u0000"', '"\\ud800"', '['.repeat(50) + ']'.repeat(50)])(
    '400 for a text nobody can keep: %s',
    async (value) => {
      const { status, body } = await post(login, `{"username":${value},"password":"x"}`);
      expect([status, body]).toEqual([400, refusal(400)]);
    },
  );
  it.each(['?id=%zz', '?id=%00'])('400 for the query %s', async (query) => {
    const { status, body } = await call(`/live/api/schedule/liveRoom${query}`);
    expect([status, body]).toEqual([400, refusal(400)]);
  });
  it('400 for an address that cannot be decoded', async () => {
    const { status, body } = await call('/lich-truc-tiep/%E0%A4%A');
    expect([status, body]).toEqual([400, refusal(400)]);
  });
  it('401 where a token is needed and none, or a bad one, is given', async () => {
    for (const authorization of [undefined, 'Bearer nobody', 'Bearer guest-token']) {
      const { status, body } = await call('/live/api/user/info', authorization ? { headers: { authorization } } : {});
      expect([status, body]).toEqual([401, refusal(401)]);
    }
  });
  it('takes a bare token too, and a member where a guest is asked for', async () => {
    const bare = await call('/live/api/user/info', { headers: { authorization: 'member-token' } });
    expect(bare.body).toMatchObject({ code: 200, data: { userId: 'm1' } });
    const better = await call('/live/api/user/guest-info', { headers: { authorization: 'Bearer member-token' } });
    expect(better.status).toBe(200);
  });
  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('403 for the foreign Origin %s', async (origin) => {
    const { status, body } = await call('/live/api/schedule-mode/list', { headers: { origin } });
    expect([status, body]).toEqual([403, refusal(403)]);
  });
  it('takes its own Origin, and a missing one', async () => {
    expect((await call('/live/api/schedule-mode/list', { headers: { origin: started.url } })).status).toBe(200);
    expect((await call('/live/api/schedule-mode/list')).status).toBe(200);
  });
  it.each([
    '/live/api/nothing',
    '/al/api/nothing',
    '/other/x',
    '/assets/gone-1.js',
    '/media/zz/index.mpd',
    '/builds/meta/no.json',
  ])('404 for %s', async (path) => {
    const { status, body } = await call(path);
    expect([status, body]).toEqual([404, refusal(404)]);
  });
  it('404 before a body is read', async () => {
    const { status } = await post('/live/api/nothing', 'text', { 'content-type': 'text/plain' });
    expect(status).toBe(404);
  });
  it.each([
    ['DELETE', '/live/api/schedule/liveRoom', 'GET, HEAD'],
    ['POST', '/live/api/schedule/liveRoom', 'GET, HEAD'],
    ['GET', login, 'POST'],
    ['OPTIONS', login, 'POST'],
    ['POST', '/lich-truc-tiep', 'GET, HEAD'],
  ])('405 for %s %s', async (method, path, allow) => {
    const { status, headers, body } = await call(path, { method });
    expect([status, headers.get('allow'), body]).toEqual([405, allow, refusal(405)]);
  });
  it('item 31: 413 for more than 64 KiB', async () => {
    const { status, body } = await post(login, JSON.stringify({ username: 'a'.repeat(65_536), password: 'b' }));
    expect([status, body]).toEqual([413, refusal(413)]);
  });
  it('S-12: 422 for a list that is too long, without a word on its entries; and never more than 50 fields', async () => {
    const markRead = (ids: readonly string[]) =>
      post('/live/api/user/message/mark-read', JSON.stringify({ ids }), {
        'content-type': 'application/json',
        authorization: 'Bearer member-token',
      });
    const many = await markRead(Array.from({ length: 13_000 }, () => '!'));
    expect(many.body).toEqual({ ...refusal(422), data: { fields: { ids: 'must have at most 200 entries' } } });
    const bad = await markRead(Array.from({ length: 200 }, () => '!'));
    expect(Object.keys((bad.body as { data: { fields: object } }).data.fields)).toHaveLength(50);
  });
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'item 21: 415 for a body of %s',
    async (type) => {
      const { status, body } = await post(login, 'username=a', { 'content-type': type });
      expect([status, body]).toEqual([415, refusal(415)]);
    },
  );
  it.each([
    ['7', 'a'.repeat(7), 422],
    ['8', 'ghế số 7', 200],
    ['8 of many bytes', '灣仔碼頭夜晚很美', 200],
    ['128', '灣'.repeat(128), 200],
    ['129', 'a'.repeat(129), 422],
    ['8 blanks', ' '.repeat(8), 200],
  ])('item 1: a password of %s characters', async (_length, password, expected) => {
    const { status } = await post('/live/api/user/register', JSON.stringify({ username: 'an.nguyen', password }));
    expect(status).toBe(expected);
  });
  it('422 says per field why, in words for people', async () => {
    const { status, body } = await post('/live/api/user/register', '{"username":"A","password":"short","nickname":7}');
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 422,
      data: {
        fields: {
          username: 'has not the right form',
          password: 'must have 8 to 128 characters',
          nickname: 'must be a text',
        },
      },
      message: expect.any(String),
    });
  });
  it.each([
    ['date=2026-02-30', { date: 'must be a day as YYYY-MM-DD' }],
    ['timezone=Mars/Olympus', { timezone: 'must be an IANA time zone' }],
    ['pageSize=201', { pageSize: 'must be between 1 and 200' }],
    ['pageSize=ten', { pageSize: 'must be a number' }],
    ['pageSize=1.5', { pageSize: 'must be a whole number' }],
    ['pageSize=1&pageSize=2', { pageSize: 'is given more than once' }],
  ])('422 for the schedule asked with %s', async (query, fields) => {
    const { status, body } = await call(`/live/api/schedule/liveSchedule?${query}`);
    expect([status, body]).toMatchObject([422, { code: 422, data: { fields } }]);
  });
  it('422 for a body that is no object, for a missing field and for a word that is none of the known', async () => {
    expect((await post(login, '[]')).body).toMatchObject({
      code: 422,
      data: { fields: { body: 'must be an object' } },
    });
    expect((await post(login, '{}')).body).toMatchObject({
      data: { fields: { username: 'is missing', password: 'is missing' } },
    });
    const { body } = await call('/live/api/schedule/feature-match?status=x');
    expect(body).toMatchObject({ data: { fields: { status: 'must be one of "live", "upcoming", "ended"' } } });
  });
  it('takes an empty parameter as an absent one', async () => {
    expect((await call('/live/api/schedule/liveSchedule?pageSize=&date=')).status).toBe(200);
  });
  it('takes an empty body as an empty object', async () => {
    expect((await call('/live/api/user/guest-login', { method: 'POST' })).status).toBe(200);
    expect((await post('/live/api/user/guest-login', '')).status).toBe(200);
  });
  it('431 for headers that are too large', async () => {
    const text = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    expect(rawBody(text)).toEqual(refusal(431));
    expect(text).toMatch(/x-request-id: \w+/i);
  });
  it('400 for bytes that are no request, for no Host and for an expectation nobody can meet', async () => {
    const nonsense = await raw('nonsense\r\n\r\n');
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
    expect(rawBody(nonsense)).toEqual(refusal(400));
    const noHost = await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(noHost).toMatch(/^HTTP\/1\.1 400 /);
    expect(noHost).toContain('"code":400');
    const expectation = await raw('GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n');
    expect(expectation).toMatch(/^HTTP\/1\.1 400 /);
  });
  it('S-8: a database that cannot be used for now is 503 with a time, which ends no session', async () => {
    const { status, headers, body } = await call(level.info.path, {
      headers: { authorization: 'Bearer member-token' },
    });
    expect([status, headers.get('retry-after'), body]).toEqual([503, '5', refusal(503)]);
  });

  it('item 37: 500 tells nothing of what happened', async () => {
    const { status, body } = await call('/live/api/schedule/anchor');
    expect([status, body]).toEqual([500, { code: 500, data: null, message: 'Something went wrong here.' }]);
  });
  it('S-3: a refused upgrade is let go, though it never closes its half; so is one between answers', async () => {
    const open = () => openRaw(Number(new URL(started.url).port));
    for (const [bytes, answer] of [
      [rawUpgrade('/elsewhere'), 'HTTP/1.1 404 '],
      [rawUpgrade('/ws', { Origin: 'https://evil.example' }), 'HTTP/1.1 403 '],
    ] as const) {
      const client = await open();
      client.write(bytes);
      await client.gone;
      expect(client.heard()).toContain(answer);
    }
    const between = await open();
    between.write(rawGet('/live/api/schedule-mode/list') + rawUpgrade('/ws'));
    await between.gone;
    expect(between.heard()).not.toContain('101 Switching');
  });

  it('item 18: a wish to upgrade elsewhere, or from a foreign Origin, ends before the upgrade', async () => {
    const ask = (path: string, headers: string) =>
      raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`);
    const elsewhere = await ask('/chat', '');
    expect([elsewhere.slice(9, 12), rawBody(elsewhere)]).toEqual(['404', refusal(404)]);
    const foreign = await ask('/ws?token=t', 'Origin: https://evil.example\r\n');
    expect([foreign.slice(9, 12), rawBody(foreign)]).toEqual(['403', refusal(403)]);
  });
  it('passes over an offer of another protocol', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(
        `${started.url}/healthz`,
        { headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQ' } },
        (response) => resolve(response.resume().statusCode),
      );
      request.on('error', reject).end();
    });
    expect(status).toBe(200);
  });
});

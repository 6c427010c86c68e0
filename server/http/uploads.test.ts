import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE } from '#domain/uploads/picture.ts';
import { openRaw } from '../../tools/faults/support/rawClient.ts';
import { fakeUser } from '../testing/fakeContent.ts';
import { fakeHandlers } from '../testing/fakeHandlers.ts';
import { startFake, type Started } from '../testing/startFake.ts';

const path = '/live/api/user/picture';
const refusal = (code: number) => ({ code, data: null, message: expect.any(String) });

let started: Started;
let received: Buffer[] = [];
beforeAll(async () => {
  const handlers = fakeHandlers({
    pictures: {
      upload: async (_input, { body }) => {
        received.push(body);
        return fakeUser;
      },
    },
  });
  started = await startFake({ parts: { handlers } });
});
afterAll(() => started.origin.close());
beforeEach(() => void (received = []));

const upload = async (body: BodyInit, type: string | null = 'image/png', token: string | null = 'member-token') => {
  const response = await fetch(started.url + path, {
    method: 'POST',
    body,
    headers: {
      ...(type !== null && { 'content-type': type }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('item 32: a row with a raw body', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'IMAGE/PNG; charset=binary'])('takes %s as it is', async (type) => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
    expect(await upload(bytes, type)).toEqual({ status: 200, body: { code: 200, data: fakeUser } });
    expect(received).toEqual([Buffer.from(bytes)]);
  });

  it.each(['application/json', 'image/svg+xml', 'image/gif', 'text/plain', 'application/x-www-form-urlencoded', null])(
    'item 21: refuses the type %s with 415',
    async (type) => {
      const bytes = new Blob(['{}']);
      expect(await upload(bytes, type)).toEqual({ status: 415, body: refusal(415) });
      expect(received).toEqual([]);
    },
  );

  it('takes its largest body, and one byte more is 413', async () => {
    expect(await upload(new Uint8Array(PICTURE.maxBytes))).toMatchObject({ status: 200 });
    expect(received[0]).toHaveLength(PICTURE.maxBytes);
    expect(await upload(new Uint8Array(PICTURE.maxBytes + 1))).toEqual({ status: 413, body: refusal(413) });
    expect(received).toHaveLength(1);
  });

  it('counts a body that does not say its length too', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(
        started.url + path,
        {
          method: 'POST',
          headers: {
            authorization: 'Bearer member-token',
            'content-type': 'image/png',
            'transfer-encoding': 'chunked',
          },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(Buffer.alloc(PICTURE.maxBytes + 1));
    });
    expect(status).toBe(413);
    expect(received).toEqual([]);
  });

  it('refuses an empty body with 422', async () => {
    expect(await upload('')).toMatchObject({ status: 422, body: { data: { fields: { body: expect.any(String) } } } });
    expect(received).toEqual([]);
  });

  it.each([null, 'guest-token', 'nonsense'])('refuses the token %s before it reads the body', async (token) => {
    // The promised body is never sent, so a server that read it first would wait.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(
        started.url + path,
        {
          method: 'POST',
          headers: {
            'content-type': 'image/png',
            'content-length': 1_000_000,
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
          outgoing.destroy();
        },
      );
      outgoing.on('error', (error) => reject(error));
      outgoing.flushHeaders();
    });
    expect(status).toBe(401);
  });

  it('item 31: leaves the limit and the type of all other rows as they were', async () => {
    const login = (body: string, type: string) =>
      fetch(`${started.url}/live/api/user/login`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await login('x', 'image/png')).status).toBe(415);
    expect((await login(' '.repeat(65_537), 'application/json')).status).toBe(413);
  });
});

it('S-2: one address sends eight at once, each of which is held until it is whole; the ninth is 429, others are not', async () => {
  const port = Number(new URL(started.url).port);
  const lines = ['Host: x', 'Content-Type: image/png', 'Content-Length: 100', 'Authorization: Bearer member-token'];
  const begin = async (from?: string) => {
    const client = await openRaw(port, from === undefined ? {} : { from });
    client.write([`POST ${path} HTTP/1.1`, ...lines, '', 'x'.repeat(99)].join('\r\n'));
    return client;
  };
  const eight = await Promise.all(Array.from({ length: 8 }, () => begin()));
  await expect.poll(async () => (await upload(new Uint8Array(10))).status).toBe(429);
  const other = await begin('127.0.0.2');
  other.write('x');
  await expect.poll(other.heard).toMatch(/^HTTP\/1\.1 200 /);
  eight[0]!.write('x');
  await expect.poll(eight[0]!.heard).toMatch(/^HTTP\/1\.1 200 /);
  expect((await upload(new Uint8Array(10))).status).toBe(200);
  eight[1]!.cut();
  for (const { cut } of [...eight, other]) cut();
  await expect.poll(async () => (await upload(new Uint8Array(10))).status).toBe(200);
});

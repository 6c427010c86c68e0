import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { openRaw, rawGet } from '../../tools/faults/support/rawClient.ts';
import { readConfig } from '../config.ts';
import { silentLog } from '../log.ts';
import { createServer, HTTP } from './server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createServer(readConfig({ PORT: '0' }), silentLog, () => 0);
  app.post('/echo', async () => 'never reached');
  app.get('/held', () => new Promise(() => {}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const portOf = () => (app.server.address() as AddressInfo).port;

/** Everything that a client receives which sends these bytes and then nothing more. */
const hears = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(portOf(), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

describe('item 31: clients that are slow on purpose', () => {
  it('have 10 s for their headers and 30 s for a whole request', () => {
    const times = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
    expect(app.server).toMatchObject(times);
    expect(HTTP).toMatchObject({ stalledMs: 30_000, bodyLimit: 65_536, headersLimit: 16_384 });
  });

  it('are answered 408 in the envelope and closed, in the middle of their headers or of their body', async () => {
    Object.assign(app.server, { headersTimeout: 1, requestTimeout: 1 });
    const [headers, body] = await Promise.all([
      hears('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a'),
      hears('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'),
    ]);
    for (const text of [headers, body]) {
      expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
        code: 408,
        data: null,
        message: expect.any(String),
      });
    }
  });

  it('S-1: are let go after their 408, though they never close their half', async () => {
    Object.assign(app.server, { headersTimeout: 1, requestTimeout: 1 });
    const client = await openRaw(portOf());
    client.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a');
    await client.gone;
    expect(client.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it('S-2: nine requests at once that nobody answers end their connection', async () => {
  app.server.headersTimeout = HTTP.headersTimeoutMs;
  const client = await openRaw(portOf());
  client.write(rawGet('/held').repeat(9));
  await client.gone;
  expect(client.heard()).toBe('');
});

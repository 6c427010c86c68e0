import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { fakeHandlers } from '../testing/fakeHandlers.ts';
import { startFake } from '../testing/startFake.ts';

it('a request in flight ends well while the origin drains; new ones and new sockets find no door; the stores close last', async () => {
  const told: string[] = [];
  const entered = deferred<void>();
  const release = deferred<void>();
  const handlers = fakeHandlers({
    schedule: {
      anchors: async () => {
        entered.resolve();
        await release.promise;
        told.push('answered');
        return [];
      },
    },
  });
  const { url, origin } = await startFake({
    parts: {
      handlers,
      drain: async () => void told.push('sockets closed'),
      close: async () => void told.push('stores closed'),
    },
  });
  const inFlight = fetch(`${url}/live/api/schedule/anchor`);
  await entered.promise;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const closing = origin.close();
  expect(origin.close()).toBe(closing);
  release.resolve();
  const response = await inFlight;
  expect([response.status, await response.json()]).toEqual([200, { code: 200, data: [] }]);
  await closing;
  expect(told).toEqual(['sockets closed', 'answered', 'stores closed']);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

it('S-8: /readyz says 503 while nothing can be written, and /healthz 200', async () => {
  let writable = false;
  const { url, origin } = await startFake({ parts: { canWrite: async () => writable } });
  const [ready, healthy] = await Promise.all([fetch(`${url}/readyz`), fetch(`${url}/healthz`)]);
  expect([ready.status, ready.headers.get('retry-after'), healthy.status]).toEqual([503, '2', 200]);
  writable = true;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await origin.close();
});

it('/readyz says 503 while draining, on a connection that was open', async () => {
  const entered = deferred<void>();
  const release = deferred<void>();
  const { url, origin } = await startFake({ parts: { drain: () => release.promise } });
  const socket = await new Promise<Socket>((resolve) => {
    const one = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(one));
  });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
    if (text.includes('"code":503')) entered.resolve();
  });
  const closing = origin.close();
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
  await entered.promise;
  expect(text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2/i);
  release.resolve();
  socket.end();
  await closing;
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openRaw, rawGet, type RawClient } from '../../tools/faults/support/rawClient.ts';
import { createIsTrusted } from '../shared/address.ts';
import { boundConnections, mostConnections, MOST_PER_ADDRESS, type ConnectionBounds } from './connections.ts';

const servers: Server[] = [];
const clients: RawClient[] = [];
let now = 0;
afterEach(async () => {
  for (const client of clients.splice(0)) client.cut();
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed))));
});

const start = async (bounds: Partial<ConnectionBounds> = {}) => {
  const server = createServer((_request, response) => response.end('here'));
  const shutOut = boundConnections(server, {
    openFiles: 4096,
    limits: true,
    isTrusted: () => false,
    clock: () => now,
    ...bounds,
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const knock = async (from = '127.0.0.1') => {
    const client = await openRaw(port, { from });
    clients.push(client);
    return client;
  };
  return {
    server,
    /** Shuts out the address of the next connection. */
    shutNext: () => void server.once('connection', shutOut),
    knock,
    many: (count: number, from?: string) => Promise.all(Array.from({ length: count }, () => knock(from))),
    held: () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
  };
};
const isServed = async (client: RawClient): Promise<boolean> => {
  client.write(rawGet('/'));
  await Promise.race([client.gone, new Promise((resolve) => client.socket.once('data', resolve))]);
  return client.heard().startsWith('HTTP/1.1 200');
};

describe('S-1: connections of one address', () => {
  it('S-1: are 200; the next is answered 429 and let go, though it never closes its half, and others still come in', async () => {
    const { many, knock, held } = await start();
    const inside = await many(MOST_PER_ADDRESS);
    const beyond = await many(5);
    await Promise.all(beyond.map(({ gone }) => gone));
    for (const { heard } of beyond) expect(heard()).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: 5\r\n/);
    expect(await held()).toBe(200);
    expect(await isServed(await knock('127.0.0.2'))).toBe(true);
    inside[0]!.cut();
    await expect.poll(async () => isServed(await knock())).toBe(true);
  });

  it('S-1: of a trusted proxy, and under LIMITS=off, are not counted', async () => {
    for (const bounds of [{ isTrusted: createIsTrusted(['127.0.0.0/8']) }, { limits: false }]) {
      const { many, held } = await start(bounds);
      const inside = await many(MOST_PER_ADDRESS + 5);
      expect(await isServed(inside.at(-1)!)).toBe(true);
      expect(await held()).toBe(205);
    }
  });

  it('S-1: all together stay below what the process may have open, and one address below half of that', async () => {
    expect(mostConnections(4096)).toBe(3072);
    const { many, held } = await start({ openFiles: 40 });
    const one = await many(20);
    await Promise.all(one.slice(15).map(({ gone }) => gone));
    const others = await many(20, '127.0.0.2');
    await Promise.all(others.slice(15).map(({ gone }) => gone));
    const beyond = await many(3, '127.0.0.3');
    await Promise.all(beyond.map(({ gone }) => gone));
    expect(await held()).toBe(30);
  });

  it('S-2: an address that was shut out keeps what it has and gets nothing more for ten seconds; others do', async () => {
    const { shutNext, knock } = await start();
    shutNext();
    const inside = await knock();
    expect(await isServed(inside)).toBe(true);
    const next = await knock();
    await next.gone;
    expect(next.heard()).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: 10\r\n/);
    expect(await isServed(await knock('127.0.0.2'))).toBe(true);
    now += 10_000;
    expect(await isServed(await knock())).toBe(true);
  });

  it('S-2: a trusted proxy is never shut out', async () => {
    const { shutNext, knock } = await start({ isTrusted: createIsTrusted(['127.0.0.0/8']) });
    shutNext();
    await knock();
    expect(await isServed(await knock())).toBe(true);
  });
});

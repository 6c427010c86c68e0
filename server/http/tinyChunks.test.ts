import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openRaw, type RawClient } from '../../tools/faults/support/rawClient.ts';
import { refuseTinyChunks } from './tinyChunks.ts';

let server: Server;
let client: RawClient;
afterEach(async () => {
  client.cut();
  await new Promise((closed) => server.close(closed));
});

/** Sends a body in chunks to a server that either reads it or does not. */
const send = async (chunks: number, size: number, reads: boolean) => {
  const cut: unknown[] = [];
  let request: IncomingMessage | null = null;
  server = createServer();
  refuseTinyChunks(server, (socket) => void cut.push(socket));
  server.on('request', async (asked, response) => {
    request = asked;
    const read = reads ? await asked.toArray().catch(() => null) : null;
    if (read) response.end(`${read.join('').length} bytes`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  client = await openRaw((server.address() as AddressInfo).port);
  const chunk = `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`;
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(chunks)}0\r\n\r\n`);
  return { cut, held: () => request?.readableLength ?? 0 };
};

it.each([true, false])('S-2: a body in crumbs is cut, whether anybody reads it (%s) or not', async (reads) => {
  const { cut, held } = await send(20_000, 1, reads);
  await client.gone;
  expect(cut).toHaveLength(1);
  expect(held()).toBeLessThanOrEqual(256);
  expect(client.heard()).toBe('');
});

it.each([
  [200, 1],
  [100, 600],
  [2000, 600],
])('S-2: %i pieces of %i bytes are no crumbs', async (chunks, size) => {
  const { cut } = await send(chunks, size, true);
  await expect.poll(client.heard).toContain(`${chunks * size} bytes`);
  expect(cut).toEqual([]);
});

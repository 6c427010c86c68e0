import { WebSocketServer, WebSocket } from 'ws';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { textFrame } from './frame.ts';

it('frames made by hand are read by a websocket as they were, around every length that changes the head', async () => {
  const texts = [
    '',
    'x',
    'đ'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    'ế'.repeat(21_845),
    'x'.repeat(65_535),
    '⚽'.repeat(30_000),
  ];
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, () => {
      for (const text of texts) stream.write(textFrame(text));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const heard: string[] = [];
    await new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('message', (data) => {
        heard.push(String(data));
        if (heard.length === texts.length) resolve();
      });
    });
    expect(heard).toEqual(texts);
  } finally {
    client.terminate();
    server.close();
  }
});

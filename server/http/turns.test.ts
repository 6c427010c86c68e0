import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openRaw, rawGet, type RawClient } from '../../tools/faults/support/rawClient.ts';
import { createTurns, MOST_UNANSWERED } from './turns.ts';

let server: Server;
let client: RawClient;
afterEach(async () => {
  client.cut();
  await new Promise((closed) => server.close(closed));
});

const start = async (handle: RequestListener) => {
  server = createServer(createTurns().inTurn(handle));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  client = await openRaw((server.address() as AddressInfo).port);
};
const requests = (count: number) => Array.from({ length: count }, (_, i) => rawGet(`/${i}`)).join('');

it('S-2: requests sent at once are begun one after the other, and answered in their order', async () => {
  const begun: { readonly url: string; readonly response: ServerResponse }[] = [];
  let heard = () => {};
  await start(({ url = '' }, response) => {
    begun.push({ url, response });
    heard();
  });
  client.write(requests(MOST_UNANSWERED));
  for (let i = 0; i < MOST_UNANSWERED; i += 1) {
    if (begun.length <= i) await new Promise<void>((resolve) => (heard = resolve));
    expect(begun.map(({ url }) => url)).toEqual(Array.from({ length: i + 1 }, (_, n) => `/${n}`));
    begun[i]!.response.end(`answer ${i}.`);
  }
  await expect.poll(() => client.heard().match(/answer \d/g)).toHaveLength(MOST_UNANSWERED);
  // All are answered, so the same number may follow.
  client.write(rawGet('/again'));
  await expect.poll(() => begun.at(-1)?.url).toBe('/again');
});

it('S-2: a connection with nine unanswered requests is cut, and none of a thousand is begun but the first', async () => {
  const begun: string[] = [];
  await start(({ url = '' }) => void begun.push(url));
  let read = 0;
  server.on('request', () => (read += 1));
  client.write(requests(1000));
  await client.gone;
  expect(begun).toEqual(['/0']);
  expect(read).toBe(MOST_UNANSWERED + 1);
});

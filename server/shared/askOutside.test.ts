import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askOutside } from './askOutside.ts';

let server: Server | null = null;
let asked = 0;
const serve = async (answer: RequestListener): Promise<number> => {
  asked = 0;
  server = createServer((request, reply) => {
    asked += 1;
    answer(request, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
const question = { method: 'GET', headers: {}, mostBytes: 1000, timeoutMs: 2000 } as const;

it('item 33: a public name never leads to a private address, whatever its owner tells the resolver', async () => {
  const port = await serve((_request, reply) => reply.end('private'));
  const leadingTo = (...addresses: readonly string[]) =>
    ((_name: string, _options: object, done: (error: null, all: object) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup;
  for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1', '0.0.0.0'])
    expect(await askOutside(new URL(`http://bao.example:${port}/`), question, leadingTo(address)), address).toBeNull();
  expect(asked).toBe(0);
  // An operator who lists an address of their own network means it.
  expect(await askOutside(new URL(`http://127.0.0.1:${port}/`), question)).toMatchObject({ status: 200 });
});

it('item 33: nobody is followed elsewhere, and no more is read than is said', async () => {
  const port = await serve((request, reply) => {
    if (request.url === '/away') reply.writeHead(302, { location: '/large' }).end();
    else reply.end('x'.repeat(5000));
  });
  expect(await askOutside(new URL(`http://127.0.0.1:${port}/away`), question)).toMatchObject({ status: 302 });
  expect(asked).toBe(1);
  const large = await askOutside(new URL(`http://127.0.0.1:${port}/large`), question);
  expect([large!.cut, large!.bytes.length <= 1000]).toEqual([true, true]);
});

it('item 33: who breaks off has said nothing', async () => {
  const port = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-length': '100' });
    reply.write('half');
    setImmediate(() => reply.destroy());
  });
  expect(await askOutside(new URL(`http://127.0.0.1:${port}/`), question)).toBeNull();
});

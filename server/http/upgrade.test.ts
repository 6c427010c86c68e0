import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createUpgrade } from './upgrade.ts';

const BINDING = 'b'.repeat(43);

it.each([
  [true, `__Host-sb=${BINDING}`, BINDING],
  [true, `sb=${BINDING}`, null],
  [false, `sb=${BINDING}`, BINDING],
])('item 15: the chat is told the browser of a session (production: %s, %s)', (production, cookie, binding) => {
  const opened: unknown[] = [];
  const upgrade = createUpgrade({
    ...{ publicUrl: null, production, addressOf: () => '192.0.2.1', isDraining: () => false },
    turns: { inTurn: (handle) => handle, begin: (_request, work) => work(), isAnswering: () => false },
    onUpgrade: (_request, _socket, _head, opening) => void opened.push(opening),
  });
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: '/ws?token=t1', headers: { host: 'localhost', cookie } });
  upgrade(request, new PassThrough(), Buffer.alloc(0));
  expect(opened).toEqual([{ token: 't1', binding, address: '192.0.2.1' }]);
});

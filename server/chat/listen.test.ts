import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { listen } from './listen.ts';

/** A socket that is listened to, of which so many frames are read. */
const heard = (most: number) => {
  const told: string[] = [];
  const socket = Object.assign(new EventEmitter(), { pong: (data: Buffer) => told.push(`pong ${data.toString()}`) });
  const connection: Connection = {
    ...{ socketId: 's1', addressHash: '', topics: new Map(), isOpen: () => true },
    ...{ deliver: () => {}, say: () => {}, close: () => {} },
    viewer: { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null },
    refuse: ({ code }) => told.push(String(code)),
  };
  let left = most;
  listen(socket as unknown as WebSocket, connection, {
    carryOut: async () => {},
    frameRate: () => (left-- > 0 ? null : 1),
    toldRate: () => null,
    failed: () => {},
  });
  return { socket, told };
};

it('CHAT: a ping is answered with what it said, and counts as a frame like any other', () => {
  const { socket, told } = heard(2);
  for (const text of ['one', 'two', 'three']) socket.emit('ping', Buffer.from(text));
  expect(told).toEqual(['pong one', 'pong two', '429']);
});

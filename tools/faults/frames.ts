import { WebSocket } from 'ws';
import { accounts } from '#contract/http/accounts.ts';
import { overAndOver, pause, WHILE_MS, type Attack } from './support/attack.ts';
import type { Target } from './support/target.ts';

/** The maximum for two sessions. */
const SOCKETS = 20;
/** Number of frames per write; the next ones follow as soon as the system has accepted them. */
const AT_ONCE = 200;

const guestToken = async (target: Target): Promise<string> => {
  const { guestToken } = (await target.post(accounts.guestLogin.path, {})) as { readonly guestToken: string };
  return guestToken;
};

type SendOne = (socket: WebSocket, n: number) => void;

/** Sends frames over a socket as fast as possible, until it is closed. */
const flood = async (port: number, token: string, send: SendOne, first: number): Promise<void> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${token}`, { perMessageDeflate: false });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  const end = performance.now() + WHILE_MS;
  for (let n = first; performance.now() < end && socket.readyState === socket.OPEN;) {
    for (let i = 0; i < AT_ONCE; i += 1) send(socket, (n += 1));
    await pause(socket.bufferedAmount > 65_536 ? 20 : 1);
  }
  socket.terminate();
  await pause(10);
};

const floodWith = (name: string, send: SendOne): Attack => ({
  name,
  run: async (target) => {
    const tokens = [await guestToken(target), await guestToken(target)];
    await overAndOver(SOCKETS, (n) => flood(target.port, tokens[n % 2]!, send, n * 1_000_000));
  },
});

const frame = (value: object): string => JSON.stringify(value);
const SUB = frame({ type: 'sub', topic: 'chatroom.30', since: { epoch: 'x', seq: 0 } });
const UNSUB = frame({ type: 'unsub', topic: 'chatroom.30' });
const REFUSED = frame({
  ...{ type: 'send', path: 'chat.sendMessage', topic: 'chatroom.30' },
  data: { clientId: 'c', originalMessage: 'x' },
});

export const unsubFlood = floodWith('a flood of unsub frames', (socket) => socket.send(UNSUB));
export const refusedSendFlood = floodWith('a flood of messages that a guest may not send', (socket) =>
  socket.send(REFUSED),
);
export const madeUpTopics = floodWith('made-up topics', (socket, n) =>
  socket.send(frame({ type: n % 2 === 0 ? 'unsub' : 'sub', topic: `chatroom.x${n >> 1}` })),
);
export const madeUpMatches = floodWith('made-up matches', (socket, n) =>
  socket.send(frame({ type: n % 2 === 0 ? 'unsub' : 'sub', topic: `fixture.x${n >> 1}` })),
);
export const pingFlood = floodWith('a flood of pings', (socket) => socket.ping(Buffer.alloc(125)));

/** A socket that joins and leaves a room at the rate at which frames are read, so that none is refused. */
const churn = async (port: number, token: string): Promise<void> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${token}`, { perMessageDeflate: false });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  const end = performance.now() + WHILE_MS;
  for (let n = 0; performance.now() < end && socket.readyState === socket.OPEN; n += 1) {
    socket.send(n % 2 === 0 ? SUB : UNSUB);
    await pause(35);
  }
  socket.terminate();
};

export const roomChurn: Attack = {
  name: 'all the sockets that are allowed, each in and out of a room',
  run: async (target) => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => guestToken(target)));
    await Promise.allSettled(Array.from({ length: 190 }, (_, n) => churn(target.port, tokens[n % tokens.length]!)));
  },
};

import { describe, expect, it, vi } from 'vitest';
import type { TransportEvent } from '#ports/chatTransport.ts';
import { chatMessage, saidFrom } from '../../../tests/fakes/chat.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import type { Bearer } from '../browser/bearer.ts';
import { wsChatTransport } from './chatTransport.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: FakeSocket;
  static opened = 0;
  readyState = 0;
  closes = 0;
  readonly sent: unknown[] = [];
  readonly url: string;
  constructor(url: string | URL) {
    super();
    this.url = String(url);
    FakeSocket.last = this;
    FakeSocket.opened += 1;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closes += 1;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }
  end(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const guest = (value: string): Bearer => ({ kind: 'guest', value });
const start = (bearer: Bearer | null = guest('T 1'), answer: Parameters<typeof fakeWire>[0] = () => ok(null)) => {
  const told: TransportEvent[] = [];
  const warnings: unknown[][] = [];
  const opened = FakeSocket.opened;
  const wire = fakeWire(answer);
  const transport = wsChatTransport(wire.send, {
    // The fake has what the adapter uses of a WebSocket.
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    address: 'wss://khandai.example/ws',
    bearer: () => bearer,
    log: { warn: (...line) => void warnings.push(line) },
  });
  const connection = transport.connect((event) => void told.push(event));
  const sockets = () => FakeSocket.opened - opened;
  return { ...wire, transport, connection, told, warnings, sockets, socket: FakeSocket.last };
};
const topic = 'chatroom.30';

describe('a chat socket', () => {
  it('CHAT-1: carries the token in the query', () => {
    expect(start().socket.url).toBe('wss://khandai.example/ws?token=T%201');
    expect(start(null).socket.url).toBe('wss://khandai.example/ws?token=');
  });
  it('CHAT-1, item 19: a member’s own token never stands in an address: one for the socket alone is asked for', async () => {
    const t = start({ kind: 'member', value: 'the member’s own' }, () => ok({ token: 'once', ttlSec: 60 }));
    t.connection.subscribe(topic, null);
    expect(t.sockets()).toBe(0);
    await vi.waitFor(() => expect(t.sockets()).toBe(1));
    expect(t.asked).toMatchObject([{ url: '/live/api/user/chat-token' }]);
    expect(FakeSocket.last.url).toBe('wss://khandai.example/ws?token=once');
    FakeSocket.last.open();
    t.connection.subscribe(topic, null);
    t.connection.unsubscribe(topic);
    t.connection.send(topic, { kind: 'message', clientId: 'c', text: 'xin chào' });
    expect(FakeSocket.last.sent).toHaveLength(3);
    t.connection.close();
    expect([FakeSocket.last.closes, t.told]).toEqual([1, [{ type: 'socket.opened' }]]);
  });
  it.each([429, 500, 503])('CHAT-2: a token that was answered %i is a socket that was lost', async (code) => {
    const t = start({ kind: 'member', value: 'T' }, () => refusal(code));
    await vi.waitFor(() => expect(t.told).toEqual([{ type: 'socket.closed', code: 1006 }]));
    expect(t.sockets()).toBe(0);
  });
  it('opens nothing that was left before its token came', async () => {
    const t = start({ kind: 'member', value: 'T' }, () => ok({ token: 'once', ttlSec: 60 }));
    t.connection.close();
    await vi.waitFor(() => expect(t.asked).toHaveLength(1));
    await new Promise(setImmediate);
    expect([t.sockets(), t.told]).toEqual([0, []]);
  });
  it('tells its opening, and its end once', () => {
    const t = start();
    t.socket.open();
    t.socket.end(4401);
    t.socket.end(1006);
    t.socket.dispatchEvent(new Event('error'));
    expect(t.told).toEqual([{ type: 'socket.opened' }, { type: 'socket.closed', code: 4401 }]);
  });
  it('CHAT-2: an error is an end, and the close after it is none', () => {
    const t = start();
    t.socket.dispatchEvent(new Event('error'));
    t.socket.end(1006);
    t.socket.open();
    t.socket.say({ type: 'presence', topic, online: 3 });
    expect(t.told).toEqual([{ type: 'socket.closed', code: 1006 }]);
  });
  it('tells nothing after it was closed here', () => {
    const t = start();
    t.socket.open();
    t.connection.close();
    t.socket.say({ type: 'presence', topic, online: 3 });
    t.socket.end(1000);
    t.connection.unsubscribe(topic);
    expect(t.told).toEqual([{ type: 'socket.opened' }]);
    expect([t.socket.closes, t.socket.sent]).toEqual([1, []]);
  });
  it('CHAT-4: says what it is told to, each with its path', () => {
    const t = start();
    t.connection.subscribe(topic, null);
    t.socket.open();
    t.connection.subscribe(topic, null);
    t.connection.subscribe(topic, { epoch: 'e1', seq: 7 });
    t.connection.unsubscribe(topic);
    t.connection.send(topic, { kind: 'message', clientId: 'a', text: 'Vào!' });
    t.connection.send(topic, { kind: 'message', clientId: 'b', text: 'Vào!', parentMessageId: 'm1' });
    t.connection.send(topic, { kind: 'reaction', clientId: 'c', groupMessageId: 'm1', reaction: '🔥', on: true });
    t.connection.send(topic, { kind: 'delete', clientId: 'd', groupMessageId: 'm1' });
    t.connection.send(topic, { kind: 'join', clientId: 'e' });
    t.connection.send('private.u2', { kind: 'message', clientId: 'f', text: 'chào' });
    t.connection.send('private.u2', { kind: 'join', clientId: 'g' });
    const send = { type: 'send', path: 'chat.sendMessage', topic };
    expect(t.socket.sent).toEqual([
      { type: 'sub', topic },
      { type: 'sub', topic, since: { epoch: 'e1', seq: 7 } },
      { type: 'unsub', topic },
      { ...send, data: { clientId: 'a', originalMessage: 'Vào!' } },
      { ...send, data: { clientId: 'b', originalMessage: 'Vào!', parentMessageId: 'm1' } },
      { ...send, data: { clientId: 'c', groupMessageId: 'm1', reaction: '🔥', on: true } },
      { ...send, data: { clientId: 'd', groupMessageId: 'm1', deleted: true } },
      { ...send, data: { clientId: 'e', systemMessage: 'join' } },
      {
        type: 'send',
        path: 'chat.sendMessagePrivate',
        topic: 'private.u2',
        data: { clientId: 'f', originalMessage: 'chào' },
      },
    ]);
  });
  it('tells what the origin says, in the words of the domain', () => {
    const t = start();
    t.socket.open();
    const messages = saidFrom(1, 2);
    t.socket.say({ type: 'subscribed', topic, epoch: 'e1', seq: 2, recovered: true, messages });
    t.socket.say({ type: 'message', topic, ...messages[0] });
    t.socket.say({ type: 'batch', topic, messages });
    t.socket.say({ type: 'ack', clientId: 'a', groupMessageId: 'm1', seq: 1 });
    t.socket.say({ type: 'ack', clientId: 'e', groupMessageId: null, seq: null });
    t.socket.say({ type: 'error', clientId: 'a', code: 429, message: 'slow', retryAfter: 2 });
    t.socket.say({ type: 'error', code: 403, message: 'no' });
    t.socket.say({ type: 'error', topic, code: 404, message: 'no' });
    t.socket.say({ type: 'join', topic, data: { userId: 'u2', showName: 'Bình', badge: null } });
    t.socket.say({ type: 'presence', topic, online: 3 });
    expect(t.told.slice(1)).toEqual([
      { type: 'socket.subscribed', topic, position: { epoch: 'e1', seq: 2 }, recovered: true, entries: messages },
      { type: 'socket.entries', topic, entries: [messages[0]] },
      { type: 'socket.entries', topic, entries: messages },
      { type: 'socket.acked', clientId: 'a', groupMessageId: 'm1', seq: 1 },
      { type: 'socket.acked', clientId: 'e', groupMessageId: null, seq: null },
      { type: 'socket.refused', clientId: 'a', code: 429, retryAfterS: 2 },
      { type: 'socket.refused', clientId: null, code: 403, retryAfterS: null },
      { type: 'socket.refused', clientId: null, topic, code: 404, retryAfterS: null },
      { type: 'socket.joined', topic, userId: 'u2', showName: 'Bình' },
      { type: 'socket.presence', topic, online: 3 },
    ]);
    expect(t.warnings).toEqual([]);
  });
  it.each([
    ['no JSON', 'pong'],
    ['half a frame', '{"type":"presence","topic":"chatr'],
    ['an unknown type', { type: 'poll', topic }],
    ['an unknown topic', { type: 'presence', topic: 'room.30', online: 3 }],
    ['a message without a seq', { type: 'message', topic, data: chatMessage(1) }],
    ['a message of another shape', { type: 'message', topic, seq: 1, data: { kind: 'message', text: 'x' } }],
    ['nothing', 'null'],
  ])('logs and leaves %s, and goes on', (_, frame) => {
    const t = start();
    t.socket.open();
    t.socket.say(frame);
    t.socket.say({ type: 'presence', topic, online: 3 });
    expect(t.told).toHaveLength(2);
    expect(t.warnings).toHaveLength(1);
    expect(t.warnings[0]![0]).toBe('A chat frame cannot be read');
  });
  it('leaves what is no text', () => {
    const t = start();
    t.socket.open();
    t.socket.dispatchEvent(new MessageEvent('message', { data: new Uint8Array(2) }));
    expect(t.told).toHaveLength(1);
    expect(t.warnings).toEqual([['A chat frame cannot be read', 'object']]);
  });
});

it('reads history by calls', async () => {
  const t = start();
  const { signal } = new AbortController();
  await t.transport.history({ groupId: '30', beforeSeq: 51, limit: 50 }, signal);
  expect(t.asked.map(({ url, body }) => [url, body])).toEqual([
    ['/live/api/chat/history?beforeSeq=51&groupId=30&limit=50', undefined],
  ]);
});

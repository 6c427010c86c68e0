import { describe, expect, it } from 'vitest';
import { GIVEN_UP_WARNING } from '#domain/chat/chat.ts';
import type { TransportEvent } from '#ports/chatTransport.ts';
import { settle } from '../../../tests/fakes/accounts.ts';
import { said } from '../../../tests/fakes/chat.ts';
import { givenUp, startSocket } from '../../../tests/fakes/chatSocketWorld.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { chatSocketMachine } from './chatSocket.machine.ts';
import { hasGivenUp, isOpen } from './chatSocket.selectors.ts';

wellFormed('chatSocket', chatSocketMachine);

describe('a chat socket', () => {
  it('CHAT-1: is connecting, then open', () => {
    const t = startSocket();
    expect(t.shown()).toBe('idle');
    t.send('chat.connect');
    expect(t.shown()).toBe('connecting');
    expect(isOpen(t.state())).toBe(false);
    t.open();
    expect(t.shown()).toBe('open');
    expect(isOpen(t.state())).toBe(true);
    expect(hasGivenUp(t.state())).toBe(false);
    expect(t.connections()).toBe(1);
  });
  it('passes commands on to the open socket only', () => {
    const t = startSocket();
    const commands = (): void => {
      t.actor.send({ type: 'chat.subscribe', topic: 'chatroom.30', since: { epoch: 'e', seq: 7 } });
      t.actor.send({ type: 'chat.send', topic: 'chatroom.30', send: { kind: 'join', clientId: 'a' } });
      t.actor.send({ type: 'chat.unsubscribe', topic: 'chatroom.30' });
    };
    commands();
    t.send('chat.connect');
    commands();
    expect(t.log).toEqual(['open']);
    t.open();
    commands();
    expect(t.log).toEqual(['open', 'sub chatroom.30 7', 'send chatroom.30 join', 'unsub chatroom.30']);
  });
  it('tells what the open socket says', () => {
    const t = startSocket();
    const events: readonly TransportEvent[] = [
      {
        type: 'socket.subscribed',
        topic: 'chatroom.30',
        position: { epoch: 'e', seq: 1 },
        recovered: false,
        entries: [said(1)],
      },
      { type: 'socket.entries', topic: 'chatroom.30', entries: [said(2)] },
      { type: 'socket.acked', clientId: 'a', groupMessageId: 'm2', seq: 2 },
      { type: 'socket.refused', clientId: 'a', code: 429, retryAfterS: 2 },
      { type: 'socket.joined', topic: 'chatroom.30', userId: 'u1', showName: 'Lan' },
      { type: 'socket.presence', topic: 'chatroom.30', online: 3 },
    ];
    t.send('chat.connect');
    events.forEach(t.tell);
    expect(t.heard).toEqual([]);
    t.open();
    events.forEach(t.tell);
    expect(t.heard).toEqual(events);
  });
  it('CHAT-2: is opened anew 1000 ms after it closed, never twice at a time', () => {
    const t = startSocket();
    t.send('chat.connect');
    t.open();
    t.close(1012);
    expect(t.live()).toBe(0);
    expect(t.shown()).toBe('reconnecting');
    t.clock.increment(999);
    expect(t.opened()).toBe(1);
    t.clock.increment(1);
    expect(t.opened()).toBe(2);
    expect(t.live()).toBe(1);
    expect(t.shown()).toBe('reconnecting');
    expect(t.connections()).toBe(2);
    t.open();
    expect(t.shown()).toBe('open');
  });
  it('CHAT-2: is given up for a new one when it does not open within 10 s', () => {
    const t = startSocket();
    t.send('chat.connect');
    t.clock.increment(9999);
    expect(t.live()).toBe(1);
    t.clock.increment(1);
    expect(t.live()).toBe(0);
    t.clock.increment(1000);
    expect(t.opened()).toBe(2);
  });
  it('CHAT-2: is taken for closed when a send is not answered', () => {
    const t = startSocket();
    t.send('chat.connect');
    t.open();
    t.send('chat.stalled');
    expect(t.log).toEqual(['open', 'close']);
    expect(t.connections()).toBe(1);
    t.clock.increment(1000);
    expect(t.opened()).toBe(2);
  });
  it('CHAT-3: the first connection counts; when the sixth has closed it gives up and warns once', () => {
    const t = startSocket();
    t.send('chat.connect');
    t.fail(5);
    expect(t.shown()).toBe('reconnecting');
    expect(t.warnings).toEqual([]);
    t.clock.increment(1000);
    expect(t.connections()).toBe(6);
    t.open();
    t.close();
    expect(t.shown()).toBe('givenUp');
    expect(hasGivenUp(t.state())).toBe(true);
    expect(t.warnings).toEqual([GIVEN_UP_WARNING]);
    expect(GIVEN_UP_WARNING).toBe('Không thể kết nối với server chat, vui lòng thử lại sau...');
    t.clock.increment(3_600_000);
    expect(t.opened()).toBe(6);
  });
  it('CHAT-3: a stall counts like a close', () => {
    const t = startSocket();
    t.send('chat.connect');
    t.fail(5);
    t.clock.increment(1000);
    t.send('chat.stalled');
    expect(t.shown()).toBe('givenUp');
    const late = startSocket();
    late.send('chat.connect');
    late.fail(5);
    late.clock.increment(1000);
    late.clock.increment(10_000);
    expect(late.shown()).toBe('givenUp');
  });
  it('CHAT-3: a socket that stayed open 10 s starts the count anew', () => {
    const t = startSocket();
    t.send('chat.connect');
    t.fail(4);
    t.clock.increment(1000);
    t.open();
    t.clock.increment(9999);
    expect(t.connections()).toBe(5);
    t.clock.increment(1);
    expect(t.connections()).toBe(0);
    expect(t.state().value).toEqual({ connected: { open: 'lasting' } });
    expect(t.shown()).toBe('open');
    expect(t.opened()).toBe(5);
    t.fail(6);
    expect(t.shown()).toBe('reconnecting');
    t.fail(1);
    t.clock.increment(1000);
    t.close();
    expect(t.shown()).toBe('givenUp');
  });
  it('CHAT-3: tries again by hand with a new count', () => {
    const t = givenUp();
    t.send('chat.retry');
    expect(t.shown()).toBe('connecting');
    expect(t.connections()).toBe(1);
    t.fail(6);
    expect(t.opened()).toBe(12);
    expect(t.warnings).toHaveLength(2);
  });
  it.each(['chat.online', 'chat.visible'] as const)('CHAT-3: tries once more on %s, silently', (type) => {
    const t = givenUp();
    t.send(type);
    expect(t.opened()).toBe(7);
    expect(t.shown()).toBe('reconnecting');
    t.close();
    expect(t.shown()).toBe('givenUp');
    expect(t.warnings).toHaveLength(1);
    t.send(type);
    expect(t.opened()).toBe(8);
    t.open();
    t.clock.increment(10_000);
    expect(t.connections()).toBe(0);
    t.fail(5);
    expect(t.shown()).toBe('reconnecting');
  });
  it('CHAT-3: tries once more after an answer of any call at least 20 s later', () => {
    const t = givenUp();
    t.send('chat.answered');
    t.clock.increment(19_999);
    t.send('chat.answered');
    expect(t.opened()).toBe(6);
    t.clock.increment(1);
    expect(t.opened()).toBe(6);
    t.send('chat.answered');
    expect(t.opened()).toBe(7);
    t.close();
    t.send('chat.answered');
    expect(t.opened()).toBe(7);
    expect(t.warnings).toHaveLength(1);
  });
  it('CHAT-3: answers, the network and the tab mean nothing unless it has given up', () => {
    const t = startSocket();
    t.send('chat.retry', 'chat.online', 'chat.visible', 'chat.answered');
    expect(t.opened()).toBe(0);
    t.send('chat.connect', 'chat.retry', 'chat.online', 'chat.visible', 'chat.answered', 'chat.connect');
    t.close();
    t.send('chat.retry', 'chat.online', 'chat.visible', 'chat.answered');
    expect(t.opened()).toBe(1);
  });
  it('CHAT-3: a close with 4401 is answered by a refresh and does not count', async () => {
    const t = startSocket([true]);
    t.send('chat.connect');
    t.open();
    t.close(4401);
    expect(t.log).toEqual(['open', 'close', 'renew']);
    expect(t.shown()).toBe('reconnecting');
    await settle();
    expect(t.opened()).toBe(2);
    expect(t.connections()).toBe(1);
    t.open();
    t.tell({
      type: 'socket.subscribed',
      topic: 'chatroom.30',
      position: { epoch: 'e', seq: 0 },
      recovered: false,
      entries: [],
    });
    t.close(4401);
    expect(t.log.filter((line) => line === 'renew')).toHaveLength(2);
  });
  it('CHAT-3: a refresh keeps the count of the closes before it', async () => {
    const t = startSocket([true]);
    t.send('chat.connect');
    t.fail(3);
    t.clock.increment(1000);
    t.close(4401);
    await settle();
    expect([t.opened(), t.connections()]).toEqual([5, 4]);
  });
  it('CHAT-3: a second 4401 before the new token was accepted counts as any close', async () => {
    const t = startSocket([true]);
    t.send('chat.connect');
    t.close(4401);
    await settle();
    t.open();
    t.close(4401);
    expect(t.log.filter((line) => line === 'renew')).toHaveLength(1);
    t.clock.increment(1000);
    expect(t.connections()).toBe(2);
  });
  it('CHAT-3: a stable socket has its token accepted', async () => {
    const t = startSocket([true]);
    t.send('chat.connect');
    t.close(4401);
    await settle();
    t.open();
    t.clock.increment(10_000);
    t.close(4401);
    expect(t.log.filter((line) => line === 'renew')).toHaveLength(2);
  });
  it.each([false, 'throws'] as const)('CHAT-3: a refresh that fails (%s) counts, down to giving up', async (answer) => {
    const t = startSocket(Array(6).fill(answer));
    t.send('chat.connect');
    for (let i = 1; i <= 6; i += 1) {
      if (i > 1) t.clock.increment(1000);
      expect(t.connections()).toBe(i);
      t.close(4401);
      await settle();
    }
    expect(t.shown()).toBe('givenUp');
    expect(t.warnings).toHaveLength(1);
    t.send('chat.online');
    t.close(1006);
    expect(t.warnings).toHaveLength(1);
  });
  it('is left from everywhere, and starts anew', () => {
    const t = startSocket([]);
    const leave = () => {
      t.send('chat.leave');
      expect(t.shown()).toBe('idle');
      expect(t.live()).toBe(0);
      t.clock.increment(60_000);
      expect(t.live()).toBe(0);
      t.send('chat.connect');
      expect(t.connections()).toBe(1);
    };
    t.send('chat.connect');
    leave();
    t.open();
    leave();
    t.close();
    leave();
    t.close(4401);
    leave();
    t.fail(6);
    leave();
    t.actor.stop();
    expect(t.live()).toBe(0);
  });
});

import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { TransportEvent } from '#ports/chatTransport.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { done } from '../../../tests/model/paths.ts';
import { walk } from '../../../tests/model/walk.ts';
import { chatSocketMachine } from './chatSocket.machine.ts';
import { wireChatSocket } from './chatSocket.wire.ts';

const topic = 'chatroom.30';
const cases = {
  'xstate.done.actor.renewToken': [done('renewToken', true), done('renewToken', false)],
  'socket.closed': [
    { type: 'socket.closed', code: 1006 },
    { type: 'socket.closed', code: 4401 },
  ],
  'socket.subscribed': [
    { type: 'socket.subscribed', topic, position: { epoch: 'e', seq: 0 }, recovered: false, entries: [] },
  ],
  'socket.fixtureSubscribed': [
    {
      ...{ type: 'socket.fixtureSubscribed', topic: 'fixture.9', position: { epoch: 'f', seq: 0 } },
      ...{ recovered: false, entries: [] },
    },
  ],
  'chat.subscribe': [{ type: 'chat.subscribe', topic, since: null }],
  'chat.send': [{ type: 'chat.send', topic, send: { kind: 'join', clientId: 'a' } }],
};

it('connects, waits and gives up as its chart says', { timeout: 60_000 }, async () => {
  // The walk takes any chart; the type of this one includes the events it emits.
  const chart: AnyStateMachine = chatSocketMachine;
  const cover = coverage(chart);
  await walk({
    chart,
    cover,
    cases,
    wire: (hands) => {
      const listen = hands.listener<TransportEvent>('socket.');
      return {
        machine: wireChatSocket({
          transport: {
            connect: (tell) => {
              const stop = listen(tell);
              return { subscribe: () => {}, unsubscribe: () => {}, send: () => {}, close: stop };
            },
          },
          renewToken: hands.promise('renewToken'),
          warn: () => {},
        }),
        check: (state) => {
          expect(hands.listening()).toBe(state.matches('connected') ? 1 : 0);
          expect(state.context.connections).toBeLessThanOrEqual(7);
        },
        stopped: () => expect(hands.listening()).toBe(0),
      };
    },
  });
  cover.assertFull();
});

import { assign, setup } from 'xstate';
import { emit, sendTo } from 'xstate/actions';
import { CHAT, type ChatPosition, type Topic } from '#domain/chat/chat.ts';
import type { FixtureTopic } from '#domain/football/fixtureFeed.ts';
import type { ChatSend, TransportEvent } from '#ports/chatTransport.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';

/** What rooms and followed matches send over the open socket. */
export type ChatCommand =
  | { readonly type: 'chat.subscribe'; readonly topic: Topic | FixtureTopic; readonly since: ChatPosition | null }
  | { readonly type: 'chat.unsubscribe'; readonly topic: Topic | FixtureTopic }
  | { readonly type: 'chat.send'; readonly topic: Topic; readonly send: ChatSend };

export type ChatSocketEvent =
  | { readonly type: 'chat.connect' }
  | { readonly type: 'chat.leave' }
  /** The viewer pressed "try again". */
  | { readonly type: 'chat.retry' }
  | { readonly type: 'chat.online' }
  | { readonly type: 'chat.visible' }
  /** A call was answered, so the origin is reachable. */
  | { readonly type: 'chat.answered' }
  /** A frame was not answered in time: the open socket counts as dead. */
  | { readonly type: 'chat.stalled' }
  | ChatCommand
  | TransportEvent;

export interface ChatSocketContext {
  /** Connections since the last stable one, including the current one. */
  readonly connections: number;
  /** The token was renewed for this socket, which has not opened yet. */
  readonly renewed: boolean;
}

const { maxConnections } = CHAT;
const ended = [
  { guard: 'triedOnceMore', target: '#chatSocket.givenUp' },
  { guard: 'connectionsExhausted', target: '#chatSocket.givenUp', actions: 'warnGivenUp' },
  { target: '#chatSocket.waiting' },
] as const;

/** Keeps one connection for chat and followed matches, waits between attempts, and gives up after too many. */
export const chatSocketMachine = setup({
  types: {
    context: {} as ChatSocketContext,
    events: {} as ChatSocketEvent,
    emitted: {} as TransportEvent,
  },
  actors: {
    socket: unprovidedCallback<ChatCommand>('socket'),
    renewToken: unprovided<boolean>('renewToken'),
  },
  actions: {
    warnGivenUp: () => {},
    tellRooms: emit(({ event }) => event as TransportEvent),
    forward: sendTo('socket', ({ event }) => event as ChatCommand),
    countConnection: assign({
      connections: ({ context }) => Math.min(context.connections + 1, maxConnections + 2),
    }),
    uncountConnection: assign({ connections: ({ context }) => Math.max(context.connections - 1, 0) }),
    resetConnections: assign({ connections: 0, renewed: false }),
    allowOneMore: assign({ connections: maxConnections + 1 }),
    markRenewed: assign({ renewed: true }),
    acceptToken: assign({ renewed: false }),
  },
  guards: {
    connectionsExhausted: ({ context }) => context.connections > maxConnections,
    triedOnceMore: ({ context }) => context.connections > maxConnections + 1,
    tokenEnded: ({ context, event }) =>
      event.type === 'socket.closed' && event.code === CHAT.closed.token && !context.renewed,
    isRenewed: (_, renewed: boolean) => renewed,
  },
  delays: {
    handshake: CHAT.openWithinMs,
    reconnect: CHAT.reconnectDelayMs,
    stable: CHAT.stableAfterMs,
    retryAfterAnswer: CHAT.retryAfterAnswerMs,
  },
}).createMachine({
  id: 'chatSocket',
  context: { connections: 0, renewed: false },
  initial: 'idle',
  states: {
    idle: { on: { 'chat.connect': { target: 'connected', actions: 'resetConnections' } } },
    connected: {
      entry: 'countConnection',
      invoke: { id: 'socket', src: 'socket' },
      initial: 'connecting',
      on: {
        'socket.closed': [{ guard: 'tokenEnded', target: 'refreshingToken' }, ...ended],
        'chat.stalled': ended,
        'chat.leave': 'idle',
      },
      states: {
        connecting: { after: { handshake: ended }, on: { 'socket.opened': 'open' } },
        open: {
          initial: 'young',
          states: {
            young: { after: { stable: { target: 'lasting', actions: 'resetConnections' } } },
            lasting: {},
          },
          on: {
            'chat.subscribe': { actions: 'forward' },
            'chat.unsubscribe': { actions: 'forward' },
            'chat.send': { actions: 'forward' },
            'socket.subscribed': { actions: ['acceptToken', 'tellRooms'] },
            'socket.entries': { actions: 'tellRooms' },
            'socket.fixtureSubscribed': { actions: ['acceptToken', 'tellRooms'] },
            'socket.fixtureEntries': { actions: 'tellRooms' },
            'socket.acked': { actions: 'tellRooms' },
            'socket.refused': { actions: 'tellRooms' },
            'socket.joined': { actions: 'tellRooms' },
            'socket.presence': { actions: 'tellRooms' },
          },
        },
      },
    },
    refreshingToken: {
      on: { 'chat.leave': 'idle' },
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'connected',
            actions: ['uncountConnection', 'markRenewed'],
          },
          ...ended,
        ],
        onError: ended,
      },
    },
    waiting: { after: { reconnect: 'connected' }, on: { 'chat.leave': 'idle' } },
    givenUp: {
      initial: 'resting',
      on: {
        'chat.retry': { target: 'connected', actions: 'resetConnections' },
        'chat.online': { target: 'connected', actions: 'allowOneMore' },
        'chat.visible': { target: 'connected', actions: 'allowOneMore' },
        'chat.leave': 'idle',
      },
      states: {
        resting: { after: { retryAfterAnswer: 'listening' } },
        listening: { on: { 'chat.answered': { target: '#chatSocket.connected', actions: 'allowOneMore' } } },
      },
    },
  },
});

export type ChatSocketMachine = typeof chatSocketMachine;

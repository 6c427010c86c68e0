import { fromPromise, type ActorRefFrom } from 'xstate';
import type { ChatPosition } from '#domain/chat/chat.ts';
import type { FixtureLive } from '#domain/football/fixtureFeed.ts';
import type { Outcome } from '#ports/failure.ts';
import { fixtureFeedMachine } from './fixtureFeed.machine.ts';

export interface FixtureFeedPorts {
  /** Over the socket, if it is open. */
  readonly subscribe: (since: ChatPosition | null) => void;
  readonly unsubscribe: () => void;
  /** What the calls say now. */
  readonly read: (signal: AbortSignal) => Promise<Outcome<FixtureLive>>;
}
export type FixtureFeedMachine = typeof fixtureFeedMachine;
export type FixtureFeedRef = ActorRefFrom<FixtureFeedMachine>;

export const wireFixtureFeed = ({ subscribe, unsubscribe, read }: FixtureFeedPorts): FixtureFeedMachine =>
  fixtureFeedMachine.provide({
    actors: { read: fromPromise<Outcome<FixtureLive>, void>(({ signal }) => read(signal)) },
    actions: { subscribe: ({ context }) => subscribe(context.position), unsubscribe: () => unsubscribe() },
  });

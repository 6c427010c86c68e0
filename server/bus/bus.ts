import type { Sequenced } from '#domain/chat/chat.ts';

/** Messages that processes send to each other at once. They are only hints: what must not be lost is a stored event (`storedEvents`). */
export interface BusMessages {
  /** A session ended: its access tokens and sockets end with it. */
  readonly 'session.ended': { readonly sessionId: string };
  /** An entry was stored in a chat topic, identified by its name in the database. */
  readonly 'chat.stored': { readonly topic: string; readonly entry: Sequenced };
  readonly 'chat.joined': {
    readonly topic: string;
    readonly who: { readonly userId: string; readonly showName: string; readonly badge: string | null };
  };
  /** A member's account and name were erased. */
  readonly 'member.erased': { readonly userId: string };
}

export interface Bus {
  readonly publish: <Name extends keyof BusMessages>(name: Name, message: BusMessages[Name]) => void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: <Name extends keyof BusMessages>(
    name: Name,
    listener: (message: BusMessages[Name]) => void,
  ) => () => void;
}

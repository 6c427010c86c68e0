import type { Sequenced } from '#domain/chat/chat.ts';

/** What gateways tell each other at once. A hint only: what must not be lost is a stored event (`storedEvents`). */
export interface BusMessages {
  /** A session ended: its access tokens and sockets end with it. */
  readonly 'session.ended': { readonly sessionId: string };
  /** An entry was stored in a chat topic (named as the database names it). */
  readonly 'chat.stored': { readonly topic: string; readonly entry: Sequenced };
  readonly 'chat.joined': {
    readonly topic: string;
    readonly who: { readonly userId: string; readonly showName: string; readonly badge: string | null };
  };
  /** Somebody's account and name are gone. */
  readonly 'member.erased': { readonly userId: string };
}

export interface Bus {
  readonly publish: <Name extends keyof BusMessages>(name: Name, message: BusMessages[Name]) => void;
  /** Answers the way to stop listening. */
  readonly subscribe: <Name extends keyof BusMessages>(
    name: Name,
    listener: (message: BusMessages[Name]) => void,
  ) => () => void;
}

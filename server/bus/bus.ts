import type { ApplicationState } from '#domain/application/application.ts';
import type { Sequenced } from '#domain/chat/chat.ts';

/** What gateways and areas tell each other. A hint only: what must not be lost stands in the database. */
export interface BusMessages {
  /** A session ended: its access tokens and sockets end with it. */
  readonly 'session.ended': { readonly sessionId: string };
  /** An entry was stored in a chat topic (named as the database names it). */
  readonly 'chat.stored': { readonly topic: string; readonly entry: Sequenced };
  readonly 'chat.joined': {
    readonly topic: string;
    readonly who: { readonly userId: string; readonly showName: string; readonly badge: string | null };
  };
  /** CA-6: somebody's application to be a commentator is in another state; `by` is who moved it. */
  readonly 'application.moved': {
    readonly applicationId: string;
    readonly userId: string;
    readonly state: ApplicationState;
    readonly by: 'user' | 'staff';
    readonly at: number;
  };
}

export interface Bus {
  readonly publish: <Name extends keyof BusMessages>(name: Name, message: BusMessages[Name]) => void;
  /** Answers the way to stop listening. */
  readonly subscribe: <Name extends keyof BusMessages>(
    name: Name,
    listener: (message: BusMessages[Name]) => void,
  ) => () => void;
}

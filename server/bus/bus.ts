import type { ApplicationState } from '#domain/application/application.ts';
import type { Sequenced } from '#domain/chat/chat.ts';
import type { ReferralState } from '#domain/referral/referral.ts';

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
  /** One member did something about another: asked to be friends, became one, or there is nothing asked any more. */
  readonly 'friend.moved': {
    readonly what: 'asked' | 'accepted' | 'ended';
    readonly byUserId: string;
    readonly toUserId: string;
    readonly at: number;
  };
  /** What a member proves themselves by, or is reached by, is another. */
  readonly 'account.changed': { readonly userId: string; readonly what: 'password' | 'contact'; readonly at: number };
  /** A session was opened on a device that the member had not used before; its browser and system in words. */
  readonly 'device.new': { readonly userId: string; readonly device: string; readonly at: number };
  /** A member shows another picture than this one, which they may have sent. */
  readonly 'picture.left': { readonly picture: string };
  /** Somebody's account and name are gone. */
  readonly 'member.erased': { readonly userId: string };
  /** MI-8: somebody whom a member invited has come further, or not far enough. */
  readonly 'referral.moved': {
    readonly referralId: string;
    /** Who invited them. */
    readonly userId: string;
    readonly state: ReferralState;
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

import type { ChatNotice, ChatPosition, Passing, Sequenced, Topic } from '#domain/chat/chat.ts';
import type { FixtureTopic, SequencedFixture } from '#domain/football/fixtureFeed.ts';
import type { DuelCommand, DuelDetail } from '#domain/games/chess/duel.ts';
import type { PartyCommand } from '#domain/party/party.ts';
import type { Outcome } from './failure.ts';

/** A frame to send; `clientId` (1–64 characters) makes retries idempotent. */
export type ChatSend =
  | { readonly kind: 'message'; readonly clientId: string; readonly text: string; readonly parentMessageId?: string }
  | {
      readonly kind: 'reaction';
      readonly clientId: string;
      readonly groupMessageId: string;
      readonly reaction: string;
      readonly on: boolean;
    }
  | { readonly kind: 'delete'; readonly clientId: string; readonly groupMessageId: string }
  | { readonly kind: 'join'; readonly clientId: string }
  /** FI-11: to a party alone. */
  | {
      readonly kind: 'party';
      readonly clientId: string;
      readonly cmd: PartyCommand;
      readonly pos?: number;
      readonly rate?: number;
      readonly to?: string;
    }
  /** GA-11: to a game of two alone. */
  | ({ readonly kind: 'duel'; readonly clientId: string; readonly cmd: DuelCommand } & DuelDetail);

/** CHAT-1, CHAT-2: what a socket reports. It reports its end exactly once. */
export type TransportEvent =
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.closed'; readonly code: number }
  | {
      readonly type: 'socket.subscribed';
      readonly topic: Topic;
      readonly position: ChatPosition;
      readonly recovered: boolean;
      readonly entries: readonly Passing[];
      /** What stands in the room, of which `entries` may tell only a part. */
      readonly standing?: readonly ChatNotice[];
    }
  | { readonly type: 'socket.entries'; readonly topic: Topic; readonly entries: readonly Passing[] }
  | {
      readonly type: 'socket.fixtureSubscribed';
      readonly topic: FixtureTopic;
      readonly position: ChatPosition;
      readonly recovered: boolean;
      readonly entries: readonly SequencedFixture[];
    }
  | {
      readonly type: 'socket.fixtureEntries';
      readonly topic: FixtureTopic;
      readonly entries: readonly SequencedFixture[];
    }
  | {
      readonly type: 'socket.acked';
      readonly clientId: string;
      readonly groupMessageId: string | null;
      readonly seq: number | null;
      /** The origin's time, in the answer to a command of a party or a game. */
      readonly ts?: number;
    }
  | {
      readonly type: 'socket.refused';
      readonly clientId: string | null;
      /** The topic of a subscription that was refused. */
      readonly topic?: Topic | FixtureTopic;
      readonly code: number;
      /** Why the door or the rules of a room refused it; absent where the code says all. */
      readonly reason?: string;
      readonly retryAfterS: number | null;
    }
  | { readonly type: 'socket.joined'; readonly topic: Topic; readonly userId: string; readonly showName: string }
  | { readonly type: 'socket.presence'; readonly topic: Topic; readonly online: number };

export interface ChatConnection {
  readonly subscribe: (topic: Topic | FixtureTopic, since: ChatPosition | null) => void;
  readonly unsubscribe: (topic: Topic | FixtureTopic) => void;
  readonly send: (topic: Topic, send: ChatSend) => void;
  readonly close: () => void;
}

export interface ChatTransportPort {
  /** Opens a socket with the current token. Events go to `tell`; none after `close`. */
  readonly connect: (tell: (event: TransportEvent) => void) => ChatConnection;
  /** Older messages, newest last; also used for reading after the socket has given up. */
  readonly history: (
    query: {
      readonly groupId: string;
      readonly beforeSeq?: number;
      readonly afterSeq?: number;
      /** Those that were there at this moment, with the times of their reactions. Epoch milliseconds. */
      readonly atTs?: number;
      readonly limit: number;
    },
    signal: AbortSignal,
  ) => Promise<Outcome<ChatHistory>>;
}
export interface ChatHistory {
  readonly epoch: string;
  readonly messages: readonly Sequenced[];
  readonly firstSeq: number;
  readonly lastSeq: number;
}

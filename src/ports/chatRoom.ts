import type { ChatMessage } from '#domain/chat/chat.ts';
import type { Poll } from '#domain/chat/poll.ts';
import type { ChatRules } from '#domain/chat/rules.ts';
import type { Outcome } from './failure.ts';

/** What stands in a room, and what the viewer is there. */
export interface ChatRoomDetail {
  readonly groupId: string;
  readonly rules: ChatRules;
  readonly pinned: ChatMessage | null;
  readonly poll: Poll | null;
  /** Whether somebody is there to follow. */
  readonly hosted: boolean;
  readonly me: {
    readonly role: 'owner' | 'mod' | 'member' | null;
    /** Until when and why the viewer may not write. */
    readonly restriction: { readonly kind: 'mute' | 'ban'; readonly untilTs: number; readonly reason: string } | null;
  };
}
/** A decision about a person, by whose id it can be undone. */
export interface Decided {
  readonly decisionId: string;
}

/** How many messages went; no id where there were none. */
export interface Swept extends Decided {
  readonly count: number;
}

/** Of whom, where and why; a repeat with the same `clientId` does nothing. */
interface Restriction {
  readonly groupId: string;
  readonly userId: string;
  readonly reason: string;
  readonly clientId: string;
}

/** Order in rooms: their rules, what is pinned, their polls, and decisions about people. */
export interface ChatRoomPort {
  readonly detail: (groupId: string, signal: AbortSignal) => Promise<Outcome<ChatRoomDetail>>;
  readonly setRules: (
    wish: { readonly groupId: string; readonly rules: ChatRules },
    signal: AbortSignal,
  ) => Promise<Outcome<ChatRules>>;
  readonly words: (groupId: string, signal: AbortSignal) => Promise<Outcome<readonly string[]>>;
  readonly setWords: (
    wish: { readonly groupId: string; readonly words: readonly string[] },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly string[]>>;
  /** With `text` something is said and pinned. */
  readonly pin: (
    wish: {
      readonly groupId: string;
      readonly groupMessageId?: string;
      readonly text?: string;
      readonly on: boolean;
      readonly clientId: string;
    },
    signal: AbortSignal,
  ) => Promise<Outcome<ChatMessage | null>>;
  readonly ask: (
    wish: {
      readonly groupId: string;
      readonly question: string;
      readonly options: readonly string[];
      readonly durationSec: number;
      readonly clientId: string;
    },
    signal: AbortSignal,
  ) => Promise<Outcome<Poll>>;
  readonly vote: (
    wish: { readonly pollId: string; readonly optionId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Poll>>;
  readonly closePoll: (wish: { readonly pollId: string }, signal: AbortSignal) => Promise<Outcome<Poll>>;
  readonly mute: (wish: Restriction & { readonly minutes: number }, signal: AbortSignal) => Promise<Outcome<Decided>>;
  readonly ban: (wish: Restriction & { readonly until: number }, signal: AbortSignal) => Promise<Outcome<Decided>>;
  /** Takes away what new accounts wrote of late, as one decision. */
  readonly sweep: (
    wish: {
      readonly groupId: string;
      readonly minutes: number;
      readonly days: number;
      readonly reason: string;
      readonly clientId: string;
    },
    signal: AbortSignal,
  ) => Promise<Outcome<Swept>>;
  /** Takes a decision back within ten minutes. */
  readonly undo: (decisionId: string, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly remove: (
    wish: {
      readonly groupId: string;
      readonly groupMessageId?: string;
      readonly userId?: string;
      readonly last?: number;
      readonly reason: string;
      readonly clientId: string;
    },
    signal: AbortSignal,
  ) => Promise<Outcome<Decided>>;
}

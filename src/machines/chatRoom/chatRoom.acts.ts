import type { ChatMessage } from '#domain/chat/chat.ts';
import type { Poll } from '#domain/chat/poll.ts';
import type { ChatRules } from '#domain/chat/rules.ts';
import type { ChatRoomDetail, Decided } from '#ports/chatRoom.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { chatRoomDetail, chatRoomWords } from './chatRoom.resources.ts';

interface Voting {
  readonly groupId: string;
  readonly pollId: string;
  readonly optionId: string;
}
const withPoll = (poll: Poll) => (detail: ChatRoomDetail) => ({ ...detail, poll });
/** CH-9: chooses an option of a poll, or another one. */
export const votePoll = act({
  ...{ name: 'votePoll', members: true, invalidates: [] },
  to: ({ pollId }: Voting) => pollId,
  run: async ({ loadPort }: Ports, { pollId, optionId }, { signal }) =>
    (await loadPort('chatRoom')).vote({ pollId, optionId }, signal),
  applyAnswer: (poll: Poll, { groupId }, change) => change(chatRoomDetail, { groupId }, withPoll(poll)),
});

interface OfRoom {
  readonly groupId: string;
}
/** CH-10: sets the rules of a room. */
export const setRules = act({
  ...{ name: 'setRules', members: true, invalidates: [] },
  to: ({ groupId, rules }: OfRoom & { readonly rules: ChatRules }) => `${groupId} ${JSON.stringify(rules)}`,
  run: async ({ loadPort }: Ports, wish, { signal }) => (await loadPort('chatRoom')).setRules(wish, signal),
  applyAnswer: (rules: ChatRules, { groupId }, change) =>
    change(chatRoomDetail, { groupId }, (detail) => ({ ...detail, rules })),
});

/** CH-11: sets the words that are refused in a room. */
export const setRoomWords = act({
  ...{ name: 'setRoomWords', members: true, invalidates: [chatRoomWords] },
  to: ({ groupId, words }: OfRoom & { readonly words: readonly string[] }) => `${groupId} ${words.join(' ')}`,
  run: async ({ loadPort }: Ports, wish, { signal }) => (await loadPort('chatRoom')).setWords(wish, signal),
  applyAnswer: (words: readonly string[], { groupId }, change) => change(chatRoomWords, { groupId }, () => words),
});

/** CH-9: pins a message, says something and pins it, or takes away what is pinned. */
export const pinMessage = act({
  ...{ name: 'pinMessage', members: true, invalidates: [] },
  to: ({ groupId, groupMessageId = '', text = '' }: Pinning) => `${groupId} ${groupMessageId} ${text}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('chatRoom')).pin({ ...wish, clientId }, signal),
  applyAnswer: (pinned: ChatMessage | null, { groupId }, change) =>
    change(chatRoomDetail, { groupId }, (detail) => ({ ...detail, pinned })),
});
interface Pinning extends OfRoom {
  readonly groupMessageId?: string;
  readonly text?: string;
  readonly on: boolean;
}

interface Asking extends OfRoom {
  readonly question: string;
  readonly options: readonly string[];
  readonly durationSec: number;
}
/** CH-9: asks the room. */
export const askPoll = act({
  ...{ name: 'askPoll', members: true, invalidates: [] },
  to: ({ groupId, question }: Asking) => `${groupId} ${question}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('chatRoom')).ask({ ...wish, clientId }, signal),
  applyAnswer: (poll: Poll, { groupId }, change) => change(chatRoomDetail, { groupId }, withPoll(poll)),
});

/** CH-9: ends a poll before its time. */
export const closePoll = act({
  ...{ name: 'closePoll', members: true, invalidates: [] },
  to: ({ pollId }: OfRoom & { readonly pollId: string }) => pollId,
  run: async ({ loadPort }: Ports, { pollId }, { signal }) =>
    (await loadPort('chatRoom')).closePoll({ pollId }, signal),
  applyAnswer: (poll: Poll, { groupId }, change) => change(chatRoomDetail, { groupId }, withPoll(poll)),
});

/** One decision about a person and what they said in a room. */
export interface Decision extends OfRoom {
  readonly userId: string;
  readonly reason: string;
  /** Not to write for so many minutes, or not to take part until a moment. */
  readonly minutes?: number;
  readonly until?: number;
  /** One message, or their last ones. */
  readonly groupMessageId?: string;
  readonly last?: number;
}
/** CH-11: keeps a person from writing and takes away what they said; each part is a decision of its own. */
export const decideInRoom = act({
  ...{ name: 'decideInRoom', members: true, invalidates: [] },
  to: ({ groupId, userId, groupMessageId = '' }: Decision) => `${groupId} ${userId} ${groupMessageId}`,
  run: async ({ loadPort }: Ports, wish, told): Promise<Outcome<readonly Decided[]>> => {
    const { signal } = told;
    const { groupId, userId, reason, minutes, until, groupMessageId, last } = wish;
    const of = (part: string) => ({ groupId, reason, clientId: `${told.clientId}-${part}` });
    const port = await loadPort('chatRoom');
    const parts: (() => Promise<Outcome<Decided>>)[] = [
      ...(minutes === undefined ? [] : [() => port.mute({ ...of('mute'), userId, minutes }, signal)]),
      ...(until === undefined ? [] : [() => port.ban({ ...of('ban'), userId, until }, signal)]),
      ...(last === undefined ? [] : [() => port.remove({ ...of('last'), userId, last }, signal)]),
      ...(groupMessageId === undefined ? [] : [() => port.remove({ ...of('one'), groupMessageId }, signal)]),
    ];
    const done: Decided[] = [];
    for (const part of parts) {
      const outcome = await part();
      if (!outcome.ok) return failed(outcome.failure);
      done.push(outcome.value);
    }
    return succeeded(done);
  },
});

interface Sweeping extends OfRoom {
  readonly minutes: number;
  readonly days: number;
  readonly reason: string;
}
/** CH-11, X16: takes away what new accounts wrote of late. */
export const sweepRoom = act({
  ...{ name: 'sweepRoom', members: true, invalidates: [] },
  to: ({ groupId }: Sweeping) => groupId,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('chatRoom')).sweep({ ...wish, clientId }, signal),
});

/** CH-11: takes the parts of a decision back, the last one first. */
export const undoDecisions = act({
  ...{ name: 'undoDecisions', members: true, invalidates: [] },
  to: ({ decisionIds }: { readonly decisionIds: readonly string[] }) => decisionIds.join(' '),
  run: async ({ loadPort }: Ports, { decisionIds }, { signal }): Promise<Outcome<null>> => {
    const port = await loadPort('chatRoom');
    for (const decisionId of decisionIds.toReversed()) {
      const outcome = await port.undo(decisionId, signal);
      if (!outcome.ok) return outcome;
    }
    return succeeded(null);
  },
});

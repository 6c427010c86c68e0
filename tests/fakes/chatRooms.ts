import { defaultRules, type ChatRules } from '#domain/chat/rules.ts';
import { votedFor, type Poll } from '#domain/chat/poll.ts';
import type { ChatRoomDetail, ChatRoomPort } from '#ports/chatRoom.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';

export const somePoll = (now: number, me: string | null = null): Poll => ({
  ...{ pollId: 'p1', question: 'Ai ghi bàn trước?', endTs: now + 120_000, me },
  options: [
    { id: '1', text: 'Nắng Sớm', votes: 31 },
    { id: '2', text: 'Bến Gỗ', votes: 12 },
    { id: '3', text: 'Không ai', votes: 5 },
  ],
});

interface FakeRooms {
  readonly role?: ChatRoomDetail['me']['role'];
  readonly detail?: Partial<ChatRoomDetail>;
  readonly words?: readonly string[];
  /** The refusal of every write. */
  readonly refuses?: Failure | null;
  /** Each write, by name. */
  readonly done?: { readonly what: string; readonly wish: unknown }[];
}

/** Rooms for a page over fakes. */
export const fakeChatRooms = ({ role = 'member', detail, words = [], refuses = null, done = [] }: FakeRooms = {}) => {
  let rules: ChatRules = detail?.rules ?? defaultRules;
  let poll = detail?.poll ?? null;
  let kept = words;
  const write = <A>(what: string, wish: unknown, answer: () => A) => {
    if (refuses) return Promise.resolve(failed(refuses));
    done.push({ what, wish });
    return Promise.resolve(succeeded(answer()));
  };
  const decided = (what: string) => (wish: unknown) => write(what, wish, () => ({ decisionId: `d${done.length}` }));
  const port: ChatRoomPort = {
    detail: (groupId) =>
      Promise.resolve(
        succeeded({
          ...{ groupId, pinned: null, hosted: true, me: { role, restriction: null }, ...detail },
          ...{ rules, poll },
        }),
      ),
    setRules: (wish) => write('rules', wish, () => (rules = wish.rules)),
    words: () => Promise.resolve(succeeded(kept)),
    setWords: (wish) => write('words', wish, () => (kept = wish.words)),
    pin: (wish) => write('pin', wish, () => null),
    ask: (wish) =>
      write('ask', wish, () => {
        const options = wish.options.map((text, i) => ({ id: String(i + 1), text, votes: 0 }));
        return (poll = { pollId: 'p2', question: wish.question, options, endTs: Number.MAX_SAFE_INTEGER, me: null });
      }),
    vote: (wish) => write('vote', wish, () => (poll = votedFor(poll!, wish.optionId))),
    closePoll: (wish) => write('close', wish, () => (poll = { ...poll!, endTs: 0 })),
    ...{ mute: decided('mute'), ban: decided('ban'), remove: decided('remove') },
    sweep: (wish) => write('sweep', wish, () => ({ decisionId: `d${done.length}`, count: 150 })),
    undo: (decisionId) => write('undo', decisionId, () => null),
  };
  return port;
};

import type { LoggedMessage } from '#domain/chat/log.ts';

type Reaction = LoggedMessage['reaction'];

/** Messages whose reactions are remembered. */
const KEPT = 1000;
/** Reactions that were there when a message was first seen count as this old, in milliseconds. */
const BEFORE_MS = 10_000;

interface Remembered {
  reaction: Reaction;
  /** What it was until a moment, oldest first. */
  readonly earlier: { readonly ts: number; readonly reaction: Reaction }[];
  /** The last copy that was made, so that an equal one is the same object. */
  copy: LoggedMessage | null;
}

/** CH-14: how messages were reacted to at a moment: as far as this page saw it happen. */
export const createReactionMemory = () => {
  const known = new Map<string, Remembered>();
  const remember = (message: LoggedMessage, now: number): Remembered => {
    const { groupMessageId: id, reaction } = message;
    const before = known.get(id);
    if (before) {
      if (before.reaction !== reaction) before.earlier.push({ ts: now, reaction: before.reaction });
      before.reaction = reaction;
      return before;
    }
    const none = Object.keys(reaction).length === 0;
    const first: Remembered = { reaction, earlier: none ? [] : [{ ts: now - BEFORE_MS, reaction: {} }], copy: null };
    known.set(id, first);
    for (const oldest of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(oldest);
    }
    return first;
  };
  return (message: LoggedMessage, until: number, now: number): LoggedMessage => {
    const remembered = remember(message, now);
    const then = remembered.earlier.find(({ ts }) => ts > until)?.reaction ?? message.reaction;
    if (then === message.reaction) return message;
    const { copy } = remembered;
    if (copy && copy.reaction === then && copy.deleted === message.deleted) return copy;
    return (remembered.copy = { ...message, reaction: then });
  };
};

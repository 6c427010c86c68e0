import { CHAT, chatroomTopic } from '#domain/chat/chat.ts';

/** Whether a group exists; subscribing to one that does not creates no topic. */
export type IsGroup = (groupId: string) => Promise<boolean>;

interface Knowledge {
  /** How many listen to a topic now. */
  readonly online: (topic: string) => number;
  /** The position of a topic's last entry; 0 if it has none. */
  readonly head: (topic: string) => Promise<number>;
  /** Whether the schedule knows a room of this group. */
  readonly isRoom: (groupId: string) => Promise<boolean>;
}

/** The main group, groups that have messages, and rooms of the schedule; the cheapest check comes first. */
export const createIsGroup =
  ({ online, head, isRoom }: Knowledge): IsGroup =>
  async (groupId) => {
    const topic = chatroomTopic(groupId);
    if (groupId === CHAT.defaultGroup || online(topic) > 0) return true;
    return (await head(topic)) > 0 || isRoom(groupId);
  };

import { CHAT, chatroomTopic } from '#domain/chat/chat.ts';

/** Whether there is such a group: subscribing to any other makes no topic. */
export type IsGroup = (groupId: string) => Promise<boolean>;

interface Knowledge {
  /** How many listen to a topic now. */
  readonly online: (topic: string) => number;
  /** The place of a topic's last entry; 0 where there is none. */
  readonly head: (topic: string) => Promise<number>;
  /** Whether the schedule knows a room of this group. */
  readonly isRoom: (groupId: string) => Promise<boolean>;
}

/** The main group, those where something was said once, and the rooms of the schedule: asked in the order of what it costs. */
export const createIsGroup =
  ({ online, head, isRoom }: Knowledge): IsGroup =>
  async (groupId) => {
    const topic = chatroomTopic(groupId);
    if (groupId === CHAT.defaultGroup || online(topic) > 0) return true;
    return (await head(topic)) > 0 || isRoom(groupId);
  };

import type { ChatRoom } from './chatRoom.ts';

/** How many resting rooms keep their messages and the viewer's reactions, in case the viewer returns. */
const KEPT = 8;

/** The rooms of the page, one per group; above `KEPT` resting rooms, the one left longest ago is dropped. */
export const createChatRooms = (
  make: (groupId: string, rested: () => void) => ChatRoom,
): ((groupId: string) => ChatRoom) => {
  const rooms = new Map<string, ChatRoom>();
  /** Ids of the resting rooms, in the order in which they were left. */
  const resting = new Set<string>();
  const rest = (groupId: string) => {
    resting.delete(groupId);
    resting.add(groupId);
    if (resting.size <= KEPT) return;
    const [oldest = groupId] = resting;
    resting.delete(oldest);
    rooms.delete(oldest);
  };
  return (groupId) => {
    resting.delete(groupId);
    const room = rooms.get(groupId) ?? make(groupId, () => rest(groupId));
    rooms.set(groupId, room);
    return room;
  };
};

import type { ChatRoom } from './chatRoom.ts';

/** How many resting rooms keep what they showed, and the viewer's own reactions, for who comes back. */
const KEPT = 8;

/** The rooms of the page, one for each group; of those that rest, the ones left longest ago are forgotten. */
export const createChatRooms = (
  make: (groupId: string, rested: () => void) => ChatRoom,
): ((groupId: string) => ChatRoom) => {
  const rooms = new Map<string, ChatRoom>();
  /** Those that rest, the one left longest ago first. */
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

import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

interface OfRoom {
  readonly groupId: string;
}
/** What the viewer is in a room, with the own vote. */
export const chatRoomDetail = resource({
  name: 'chatRoomDetail',
  private: true,
  load: async ({ loadPort }: Ports, { groupId }: OfRoom, signal) =>
    (await loadPort('chatRoom')).detail(groupId, signal),
});

/** CH-11: the words that are refused in a room. */
export const chatRoomWords = resource({
  name: 'chatRoomWords',
  private: true,
  load: async ({ loadPort }: Ports, { groupId }: OfRoom, signal) => (await loadPort('chatRoom')).words(groupId, signal),
});

import type { ActorRefFrom } from 'xstate';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import type { chatSocketMachine } from '#machines/chat/chatSocket.machine.ts';
import type { mediaFocusMachine } from '#machines/mediaFocus/mediaFocus.machine.ts';
import type { playerMachine } from '#machines/player/player.machine.ts';
import type { PicturedStore } from '#machines/timeline/pictured.ts';
import type { timelineMachine } from '#machines/timeline/timeline.machine.ts';

/** The player and the chat of live rooms; they outlive screens. */
export interface Live {
  readonly chatSocket: ActorRefFrom<typeof chatSocketMachine>;
  readonly mediaFocus: ActorRefFrom<typeof mediaFocusMachine>;
  /** The page's only player. */
  readonly player: ActorRefFrom<typeof playerMachine>;
  /** B1: whether what is told waits for the picture, and where that is. */
  readonly timeline: ActorRefFrom<typeof timelineMachine>;
  /** B1: what of the match follows it. */
  readonly pictured: PicturedStore;
  /** Whether the viewer, or the browser, wants to save data. */
  readonly savesData: () => boolean;
  /** The page's only video element; screens show it and never create another. */
  readonly video: HTMLVideoElement;
  /** PLAYER-4: starts loading the playback library, on intent. */
  readonly prepareVideo: () => void;
  readonly chatRoomFor: (groupId: string) => ChatRoom;
}

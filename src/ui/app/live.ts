import type { ActorRefFrom } from 'xstate';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import type { chatSocketMachine } from '#machines/chat/chatSocket.machine.ts';
import type { mediaFocusMachine } from '#machines/mediaFocus/mediaFocus.machine.ts';
import type { playerMachine } from '#machines/player/player.machine.ts';

/** What live rooms need: the picture and the chat. It outlives screens. */
export interface Live {
  readonly chatSocket: ActorRefFrom<typeof chatSocketMachine>;
  readonly mediaFocus: ActorRefFrom<typeof mediaFocusMachine>;
  /** The one player of the page. */
  readonly player: ActorRefFrom<typeof playerMachine>;
  /** Whether the viewer, or the browser, wants few bytes. */
  readonly savesData: () => boolean;
  /** The one video element of the page; a screen adopts it and never makes another. */
  readonly video: HTMLVideoElement;
  /** Starts fetching the playback library, on intent (PLAYER-4). */
  readonly prepareVideo: () => void;
  readonly chatRoomFor: (groupId: string) => ChatRoom;
}

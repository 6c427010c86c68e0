import type { ActorRefFrom } from 'xstate';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import type { chatSocketMachine } from '#machines/chat/chatSocket.machine.ts';
import type { FixtureFeed } from '#machines/football/fixtureFeeds.ts';
import type { mediaFocusMachine } from '#machines/mediaFocus/mediaFocus.machine.ts';
import type { playerMachine } from '#machines/player/player.machine.ts';
import type { PicturedStore } from '#machines/timeline/pictured.ts';
import type { CrowdPort } from '#ports/crowd.ts';
import type { Lazy } from './lazy.ts';
import type { Music } from './music.ts';
import type { Tv } from './tv.ts';
import type { Vod } from './vod.ts';
import type { timelineMachine } from '#machines/timeline/timeline.machine.ts';

/** The page's only socket, for chat and for matches that are followed. */
export interface Socket {
  readonly chatSocket: ActorRefFrom<typeof chatSocketMachine>;
  /** Keeps it open until the returned function is called. */
  readonly hold: () => () => void;
  readonly fixtureFeedFor: (fixtureId: string) => FixtureFeed;
}

/** The player and the chat of live rooms; they outlive screens. */
export interface Live extends Pick<Socket, 'chatSocket' | 'hold'> {
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
  /** The player of films, loaded with the first of them. */
  readonly vod: Lazy<Vod>;
  /** The stand, which is heard at a goal. */
  readonly crowd: CrowdPort;
  /** The TV set, loaded with the first channel. */
  readonly tv: Lazy<Tv>;
  /** The player of music, loaded with the first song. */
  readonly music: Lazy<Music>;
  readonly chatRoomFor: (groupId: string) => ChatRoom;
}

import type { ActorRefFrom } from 'xstate';
import type { Channel } from '#domain/tv/channel.ts';
import type { playerMachine } from '#machines/player/player.machine.ts';
import type { zappingMachine } from '#machines/tv/zapping.machine.ts';
import type { LiveTracks } from '#ports/playback.ts';

/** What can be heard and read of the channel that plays. */
export interface TvTracks {
  readonly now: () => LiveTracks | null;
  readonly subscribe: (changed: () => void) => () => void;
  /** Remembered for this channel (TV-11). */
  readonly choose: (kind: keyof LiveTracks, id: string | null) => void;
}

/** The TV set; it outlives screens. */
export interface Tv {
  readonly zapping: ActorRefFrom<typeof zappingMachine>;
  /** A player of its own, that plays one source of the channel. */
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly video: HTMLVideoElement;
  /** TV-4: the last picture of the channel before. */
  readonly lastFrame: HTMLCanvasElement;
  readonly tracks: TvTracks;
  /** Shows channels only in passing: without their sound. */
  readonly preview: (on: boolean) => void;
  /** Asks to be told which channel's page is to be shown; returns how to stop. */
  readonly follow: (go: (channel: Channel) => void) => () => void;
  /** Switches off, and leaves a stub of what was heard. */
  readonly leave: () => void;
  readonly hear: (news: 'focus.lost' | 'focus.gained') => void;
}

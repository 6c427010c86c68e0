import type { ActorRefFrom } from 'xstate';
import type { Progress, Target } from '#domain/social/social.ts';
import type { Stub } from '#domain/vod/stub.ts';
import type { SmallWindow } from '#machines/vod/smallWindow.ts';
import type { vodPlayerMachine } from '#machines/vod/vod.machine.ts';
import type { PartyPort } from '#ports/party.ts';
import type { Lazy } from './lazy.ts';
import type { Parties } from './parties.ts';

/** What the sound was taken from, and where to go on with it. */
export interface Stubs {
  readonly list: () => readonly Stub[];
  readonly subscribe: (changed: () => void) => () => void;
  readonly leave: (stub: Stub) => void;
  readonly drop: (id: string) => void;
}

/** The player of films; it outlives screens. */
export interface Vod {
  readonly player: ActorRefFrom<typeof vodPlayerMachine>;
  /** Its own element, so that a film neither stops a stream's picture nor takes its place. */
  readonly video: HTMLVideoElement;
  readonly stubs: Stubs;
  /** Whether it goes on in the small window. */
  readonly small: SmallWindow;
  /** The place of something on this device, or null. */
  readonly placeOf: (target: Target) => Progress | null;
  /** Asks to be told which page follows; returns how to stop. */
  readonly follow: (go: (path: string) => void) => () => void;
  /** FI-11: watching together, loaded with the first party. */
  readonly parties: Lazy<Parties>;
  /** FI-11, FI-13: what codes are for. */
  readonly party: PartyPort;
  /** News of the seat of the sound for this player. */
  readonly hear: (news: 'focus.lost' | 'focus.gained') => void;
}

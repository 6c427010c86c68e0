import type { FromGame, Proof } from '#domain/games/bridge.ts';

/** Why a game was taken off the stage. */
export type Fault = 'error' | 'flood' | 'neverReady' | 'hung';

export type GameBridgeEvent =
  | FromGame
  /** The frame has its page; a game that does not know the portal tells no more than that. */
  | { readonly type: 'frame.opened' }
  | { readonly type: 'frame.flooded' }
  | { readonly type: 'bridge.open' }
  | { readonly type: 'bridge.close' }
  | { readonly type: 'bridge.retry' }
  | { readonly type: 'bridge.pause' }
  | { readonly type: 'bridge.resume' }
  | { readonly type: 'bridge.mute' }
  | { readonly type: 'bridge.unmute' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'focus.lost' };

export interface GameBridgeInput {
  /** Whether the game tells when it is ready; of one that does not, the page's own word counts. */
  readonly speaks: boolean;
  readonly muted: boolean;
}
export interface GameBridgeContext extends GameBridgeInput {
  /** From 0 to 1. */
  readonly done: number;
  readonly fault: Fault | null;
  /** The game told that something of it failed; it is left on the stage. */
  readonly troubled: boolean;
  readonly score: { readonly value: number; readonly proof: Proof; readonly final: boolean } | null;
}

/** The frame on the stage. */
export interface FramePort {
  readonly open: () => void;
  readonly close: () => void;
  readonly watch: (listener: (event: GameBridgeEvent) => void) => () => void;
}

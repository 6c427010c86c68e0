import type { JoinedParty } from '#domain/party/joinedParty.ts';
import type { PlayerNow } from '#domain/party/steer.ts';
import type { Target } from '#domain/social/social.ts';
import type { Handover } from '#domain/handover/handover.ts';
import type { Outcome } from './failure.ts';

/** FI-11, FI-13: beginning a party and coming into one, and going on with a film on another device. */
export interface PartyPort {
  readonly create: (
    of: { readonly target: Target; readonly positionSec: number; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<JoinedParty>>;
  readonly join: (code: string, signal: AbortSignal) => Promise<Outcome<JoinedParty>>;
  readonly handOver: (
    of: Handover,
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly code: string; readonly expiresTs: number }>>;
  readonly takeOver: (code: string, signal: AbortSignal) => Promise<Outcome<Handover & { readonly path: string }>>;
}

/** The player as a party sees and moves it. */
export interface PartyPlayerPort {
  /** Null while it shows something else. */
  readonly now: () => PlayerNow | null;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (toS: number) => void;
  /** The speed that the viewer sees. */
  readonly setRate: (rate: number) => void;
  /** The speed of the picture, with what is added to it to catch up. */
  readonly setPace: (rate: number) => void;
}

import type { HandEnd } from './casino.ts';
import type { SideName } from './timer.ts';

interface Happened {
  readonly eventId: string;
  /** When it happened. Epoch milliseconds. */
  readonly ts: number;
}

/** `left` is what the game clock said, in seconds. */
export interface BasketballEvent extends Happened {
  readonly sport: 'basketball';
  readonly type: 'three' | 'two' | 'freeThrow' | 'foul' | 'timeOut' | 'quarterEnd';
  readonly quarter: number;
  readonly left: number;
  /** Absent at the end of a quarter. */
  readonly side?: SideName;
  readonly player?: string;
  readonly scoreAfter: string;
}

/** `passed` is seconds since the start of the heat. */
export interface MarbleEvent<Name = string> extends Happened {
  readonly sport: 'marble';
  readonly type: 'lead' | 'out' | 'heatWon';
  readonly heat: number;
  readonly passed: number;
  readonly name: Name;
  /** #rrggbb */
  readonly colour: string;
}

/** `passed` is seconds since the start of the map. */
export interface EsportEvent extends Happened {
  readonly sport: 'esport';
  readonly type: 'kill' | 'tower' | 'dragon' | 'mapWon';
  readonly map: number;
  readonly passed: number;
  readonly side: SideName;
  /** Who did it; of a kill also whom. */
  readonly player?: string;
  readonly victim?: string;
}

export interface CasinoEvent extends Happened {
  readonly sport: 'casino';
  readonly type: 'hand';
  readonly round: number;
  readonly end: HandEnd;
  readonly banker: number;
  readonly player: number;
}

/** What happened in a match that is not football. */
export type SportEvent<Name = string> = BasketballEvent | MarbleEvent<Name> | EsportEvent | CasinoEvent;

/** How many of the latest an overview brings. */
export const LOG_MOST = 30;

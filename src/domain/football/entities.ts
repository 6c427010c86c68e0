import type { PersonRef, TeamRef, VenueRef } from './fixture.ts';
import type { Position } from './matchData.ts';

export interface Team extends TeamRef {
  readonly founded?: number;
  readonly city?: string;
  readonly venue?: VenueRef;
  readonly manager?: PersonRef;
}

/** A person of a squad. */
export interface SquadPlayer {
  readonly player: PersonRef;
  readonly number: number | null;
  readonly pos: Position;
  /** YYYY-MM-DD. */
  readonly birthDate?: string;
  /** Of a national team: the club. */
  readonly club?: string;
  /** Of the latest season that has figures; appearances and minutes are 0 where no line-ups are known. */
  readonly season?: {
    readonly apps: number;
    readonly minutes: number;
    readonly goals: number;
    readonly assists: number;
  };
}

/** `birthDate` is YYYY-MM-DD; heights in centimetres. */
export interface Player extends PersonRef {
  readonly birthDate?: string;
  readonly heightCm?: number;
  readonly foot?: 'left' | 'right' | 'both';
  readonly position?: Position;
  readonly number?: number;
  readonly team?: TeamRef;
  readonly country?: string;
  /** The club as its national team names it, where that club is not known to the portal. */
  readonly club?: string;
}

/** Totals of a player in a season. `values` are sums by key: goals, assists, shots, xg, passes … */
export interface SeasonTotals {
  readonly player: PersonRef;
  readonly team: TeamRef;
  readonly position: Position;
  readonly minutes: number;
  readonly apps: number;
  readonly values: Readonly<Record<string, number>>;
}

export interface Manager extends PersonRef {
  readonly team?: TeamRef;
  readonly country?: string;
  readonly birthDate?: string;
}

export interface Venue extends VenueRef {
  readonly capacity?: number;
  readonly surface?: 'grass' | 'artificial' | 'hybrid';
  readonly country?: string;
  /** Degrees north and east. */
  readonly geo?: { readonly lat: number; readonly lon: number };
  readonly tenants: readonly TeamRef[];
}

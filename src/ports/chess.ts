import type { ColourWish, TimeControl } from '#domain/games/chess/duel.ts';
import type { DuelLists } from '#domain/games/chess/duelCard.ts';
import type { Outcome } from './failure.ts';

export interface DuelOffer {
  readonly control: TimeControl;
  readonly colour: ColourWish;
  readonly listed: boolean;
}
export interface DuelRef {
  readonly gameId: string;
}

/** GA-11: offering games of chess, and sitting down at them. */
export interface ChessPort {
  readonly lists: (signal: AbortSignal) => Promise<Outcome<DuelLists>>;
  readonly create: (offer: DuelOffer & { readonly clientId: string }, signal: AbortSignal) => Promise<Outcome<DuelRef>>;
  readonly join: (code: string, signal: AbortSignal) => Promise<Outcome<DuelRef>>;
}

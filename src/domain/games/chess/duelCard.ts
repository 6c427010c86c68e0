import { movesOf, sideOfMember, type DuelState } from './duel.ts';

/** A game of two in a list. */
export interface DuelCard extends Pick<DuelState, 'gameId' | 'control' | 'phase' | 'hostSide' | 'ending'> {
  readonly host: string;
  readonly guest: string | null;
  /** Whose side the viewer plays. */
  readonly mySide: DuelState['hostSide'];
  readonly plies: number;
}
/** What one plays oneself, the latest first, and who waits for somebody. */
export interface DuelLists {
  readonly mine: readonly DuelCard[];
  readonly seeks: readonly DuelCard[];
}

export const duelCard = (state: DuelState, userId: string): DuelCard => {
  const { gameId, control, phase, hostSide, ending, host, guest } = state;
  return {
    ...{ gameId, control, phase, hostSide, ending },
    ...{ host: host.showName, guest: guest?.showName ?? null },
    ...{ mySide: sideOfMember(state, userId), plies: movesOf(state).length },
  };
};

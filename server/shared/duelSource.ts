import type { DuelCommand, DuelDetail, DuelEntry } from '#domain/games/chess/duel.ts';
import type { Viewer } from '../http/identify.ts';

export interface SequencedDuel {
  readonly seq: number;
  readonly data: DuelEntry;
}
export interface DuelWish extends DuelDetail {
  readonly cmd: DuelCommand;
}
/** The origin's time once it is done and stored, or why it is not. */
export type DuelDone = { readonly ts: number } | { readonly code: 403 | 404 | 409 };

/** GA-11: the topics of games of two: the chat lets people in and tells them, the game knows what is told. */
export interface DuelSource {
  /** Whether there is such a game; what answers yes can be opened. */
  readonly knows: (gameId: string) => Promise<boolean>;
  /** To be called when somebody begins to listen; `tell` gets what is added until `leave`. */
  readonly open: (
    gameId: string,
    tell: (entry: SequencedDuel) => void,
  ) => {
    readonly epoch: string;
    readonly head: () => number;
    readonly latest: () => readonly SequencedDuel[];
    /** All after a position; null where it does not reach back so far. */
    readonly after: (seq: number) => readonly SequencedDuel[] | null;
    readonly entered: (viewer: Pick<Viewer, 'userId'>) => void;
    readonly left: (userId: string) => void;
    readonly leave: () => void;
  } | null;
  readonly command: (gameId: string, userId: string, wish: DuelWish) => Promise<DuelDone>;
}

import type { DuelCommand, DuelDetail, DuelEntry } from '#domain/games/chess/duel.ts';
import type { Viewer } from '../http/identify.ts';

export interface SequencedDuel {
  readonly seq: number;
  readonly data: DuelEntry;
}
export interface DuelWish extends DuelDetail {
  readonly cmd: DuelCommand;
}
/** The origin's time once the move is done and stored, or the code of the refusal. */
export type DuelDone = { readonly ts: number } | { readonly code: 403 | 404 | 409 };

/**
 * GA-11: the topics of two-player games. The chat admits people and sends them the entries; the game produces the
 * entries.
 */
export interface DuelSource {
  /** Whether such a game exists; only an existing game can be opened. */
  readonly knows: (gameId: string) => Promise<boolean>;
  /** Called when somebody begins to listen; `tell` receives new entries until `leave`. */
  readonly open: (
    gameId: string,
    tell: (entry: SequencedDuel) => void,
  ) => {
    readonly epoch: string;
    readonly head: () => number;
    readonly latest: () => readonly SequencedDuel[];
    /** All entries after a position; null if the log does not reach back that far. */
    readonly after: (seq: number) => readonly SequencedDuel[] | null;
    readonly entered: (viewer: Pick<Viewer, 'userId'>) => void;
    readonly left: (userId: string) => void;
    readonly leave: () => void;
  } | null;
  readonly command: (gameId: string, userId: string, wish: DuelWish) => Promise<DuelDone>;
}

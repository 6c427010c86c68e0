import type { Proof, FromGame, ToGame } from '#domain/games/bridge.ts';
import type {
  Game,
  GamePage,
  GameSave,
  GameTab,
  GameTag,
  Leaderboard,
  PlayedGame,
  SaveAnswer,
  ScoreAnswer,
  ScoreScope,
  StartedRun,
} from '#domain/games/game.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

export interface GameQuery {
  readonly tab: GameTab;
  readonly genre?: GameTag;
  readonly q?: string;
}
export interface SaveWish {
  readonly gameId: string;
  readonly rev: number;
  readonly data: string;
  readonly force: boolean;
}
export interface ScoreWish {
  readonly gameId: string;
  readonly runId: string;
  readonly value: number;
  readonly proof: Proof;
}

/** The library of games, and what members keep of them. */
export interface GamesPort {
  readonly list: (query: GameQuery, cursor: string | null, signal: AbortSignal) => Promise<Outcome<GamePage>>;
  readonly game: (id: string, signal: AbortSignal) => Promise<Outcome<Game>>;
  readonly recent: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<PlayedGame>>>;
  readonly leaderboard: (
    of: { readonly gameId: string; readonly scope: ScoreScope },
    signal: AbortSignal,
  ) => Promise<Outcome<Leaderboard>>;
  readonly session: (
    session: { readonly gameId: string; readonly startedAt: number; readonly endedAt: number },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly playedMs: number }>>;
  readonly readSave: (gameId: string, signal: AbortSignal) => Promise<Outcome<GameSave | null>>;
  readonly save: (wish: SaveWish, signal: AbortSignal) => Promise<Outcome<SaveAnswer>>;
  readonly start: (
    wish: { readonly gameId: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<StartedRun>>;
  readonly score: (wish: ScoreWish, signal: AbortSignal) => Promise<Outcome<ScoreAnswer>>;
}

/** What a frame tells: messages of its game, and what happens to it. */
export type FrameNews = FromGame | { readonly type: 'frame.opened' } | { readonly type: 'frame.flooded' };

/** A game in its frame. */
export interface GameFrame {
  readonly open: () => void;
  readonly close: () => void;
  readonly post: (message: ToGame) => void;
  readonly watch: (listener: (news: FrameNews) => void) => () => void;
}
/** Makes frames; `box` is the element of the page in which one stands. */
export interface GameStagePort {
  readonly frame: (of: {
    readonly url: string;
    readonly title: string;
    readonly box: unknown;
    /** What the game may read before it begins. */
    readonly greeting: () => string;
  }) => GameFrame;
}

import type { User } from '../people/user.ts';
import type { Rating } from '../social/social.ts';
import type { Slice } from '../shared/slice.ts';

/** The lists of the library, as addresses name them. */
export const gameTabs = ['game-hot', 'game-moi', 'game-top', 'xu-huong', 'game-all'] as const;
export type GameTab = (typeof gameTabs)[number];

/** What games are found by: one that fits a half-time break, needs no keys, is for two, takes a pad, keeps its state. */
export const gameTags = ['half', 'phone', 'two', 'pad', 'saves', 'vietnam'] as const;
export type GameTag = (typeof gameTags)[number];

/** The form of a game's id, as it stands in addresses and names folders. */
export const GAME_ID = /^[a-z0-9][a-z0-9-]{0,47}$/u;
export const gameControls = ['touch', 'keyboard', 'mouse', 'gamepad'] as const;
export type GameControl = (typeof gameControls)[number];
export const orientations = ['any', 'portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];
/** The buttons that a phone may show over a game. */
export const padKeys = ['left', 'right', 'up', 'down', 'main', 'second'] as const;
/**
 * What an operator's game may do beside running the scripts in its folder: run those that stand in its page, make code of
 * text, show what it makes itself, read its own files. The network is nobody's.
 */
export const gameMay = ['inline', 'eval', 'data', 'files'] as const;
export type GameMay = (typeof gameMay)[number];
export const scoreScopes = ['day', 'week', 'friends'] as const;
export type ScoreScope = (typeof scoreScopes)[number];

export interface GameImage {
  readonly url: string;
  readonly w: number;
  readonly h: number;
}
export interface GameCard {
  readonly gameId: string;
  readonly slug: string;
  readonly name: string;
  /** In one line. */
  readonly about: string;
  readonly cover: GameImage;
  readonly tags: readonly GameTag[];
  readonly controls: readonly GameControl[];
  /** How long one go takes. */
  readonly minutes: number;
  readonly rating: Rating;
  readonly counters: { readonly plays: number };
}
/** Keys that do one thing; `touch` is what the same button says on a phone. */
export interface Legend {
  readonly keys: readonly string[];
  readonly label: string;
}
export interface Game extends GameCard {
  readonly orientation: Orientation;
  /** Width to height. */
  readonly aspect: string;
  /** Where it is played: in a frame, or on a board of the portal over its socket. */
  readonly stage: 'frame' | 'board';
  /** The page that the stage frames. */
  readonly entryUrl: string;
  /** What the frame is allowed. */
  readonly sandbox: readonly string[];
  readonly saves: boolean;
  readonly leaderboard: { readonly kind: 'high'; readonly reset: 'daily'; readonly checked: boolean } | null;
  readonly legend: readonly Legend[];
  /** The buttons that a phone shows over the game; none where the game is played by touching it. */
  readonly pad: readonly PadButton[];
  readonly publisher: string;
  readonly license: string;
  /** What an operator's game was allowed; null for one of ours. */
  readonly may: readonly GameMay[] | null;
  readonly similar: readonly GameCard[];
}
export interface PadButton {
  readonly key: (typeof padKeys)[number];
  readonly label: string;
}
export type GamePage = Slice<GameCard> & { readonly total: number };

/** A game that a member played: `game` is null once it is gone. */
export interface PlayedGame {
  readonly gameId: string;
  readonly game: GameCard | null;
  readonly playedMs: number;
  readonly lastPlayedAt: number;
}
/** A state that is kept for a member. */
export interface GameSave {
  readonly rev: number;
  readonly data: string;
  readonly savedTs: number;
}
/** What became of a save: stored as `rev`, or not because of another one that the member has to decide about. */
export interface SaveAnswer {
  readonly rev: number;
  readonly conflict: GameSave | null;
}
export interface ScoreRow {
  readonly place: number;
  readonly user: User;
  readonly value: number;
  readonly checked: boolean;
}
export interface Leaderboard {
  readonly rows: readonly ScoreRow[];
  /** The member's own row, also where it is not among the first. */
  readonly me: ScoreRow | null;
  readonly resetsAt: number | null;
}
/** A run that may be scored once, and from what it begins. */
export interface StartedRun {
  readonly runId: string;
  readonly seed: number;
}
export interface ScoreAnswer {
  readonly value: number;
  readonly checked: boolean;
  readonly best: number;
  readonly place: number;
}

export const GAMES = {
  pageSize: 24,
  similar: 6,
  rows: 20,
  /** In characters; each takes at most four bytes. */
  saveBytes: 262_144,
  slots: 4,
  scoreMost: 1_000_000_000,
  /** A session longer than this is a clock gone wrong. */
  sessionMostMs: 12 * 3_600_000,
  /** So much faster than its clock no run is. */
  haste: 1.15,
  runsKeptMs: 30 * 86_400_000,
} as const;

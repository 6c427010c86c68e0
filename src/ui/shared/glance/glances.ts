import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { BoardSport } from '#domain/match/board/board.ts';
import type { Match } from '#domain/match/match.ts';

export interface GlanceProps {
  readonly match: Match;
  readonly sport: BoardSport;
  /** What is shown until the board is known, and where there is none. */
  readonly plain: ReactNode;
  /** In a card that is larger than others. */
  readonly large?: boolean;
}

/** Where boards are shown in brief. */
export type GlancePlace = 'tile' | 'card' | 'mini' | 'strip';
type Parts = Readonly<Record<GlancePlace, ComponentType<GlanceProps>>>;

let parts: Parts | null = null;
let load: (() => Promise<Parts>) | null = null;
let asked = false;
const listeners = new Set<() => void>();

const begin = () => {
  if (!load || asked || listeners.size === 0) return;
  asked = true;
  load().then(
    (loaded) => {
      parts = loaded;
      for (const changed of listeners) changed();
    },
    () => {
      asked = false;
    },
  );
};
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  begin();
  return () => listeners.delete(changed);
};
const none = () => null;

/** Says how the parts are loaded: what comes behind a page does, so that no first page lists their files. */
export const giveGlances = (from: () => Promise<Parts>): void => {
  load = from;
  begin();
};
/** What shows a board in brief in such a place; null until it is loaded. */
export const useGlancePart = (place: GlancePlace): ComponentType<GlanceProps> | null =>
  useSyncExternalStore(subscribe, () => parts && parts[place], none);

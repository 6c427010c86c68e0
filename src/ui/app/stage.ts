import type { Side } from '#domain/match/match.ts';
import type { MediaItem } from '#domain/media/mediaItem.ts';

/** What the page's one picture shows, as those around it need to know. */
export interface OnStage extends MediaItem {
  /** Viewers now. */
  readonly watching: number;
  readonly sides: readonly [Side, Side] | null;
  /** Moments worth finding again: epoch milliseconds and what they are called. */
  readonly marks: readonly StageMark[];
}
export interface StageMark {
  readonly at: number;
  readonly label: string;
}
/** How the picture stands in its slot. `strip` is the small one beside the board while a phone user types. */
export type StageMode = 'normal' | 'theater' | 'strip';

export interface StageState {
  readonly show: OnStage | null;
  /** The place in the page that the picture follows; null while the viewer is elsewhere. */
  readonly slot: HTMLElement | null;
  readonly mode: StageMode;
  /** CSS pixels at the right that something else covers. */
  readonly coveredRight: number;
  readonly fullscreen: boolean;
}

/** What the screen asked to be done when a control or a key is pressed. */
export interface StageWishes {
  readonly toggleTheater: () => void;
  readonly toggleFullscreen: () => void;
}

/** No picture has a place; so is a page painted. */
export const bareStage: StageState = { show: null, slot: null, mode: 'normal', coveredRight: 0, fullscreen: false };

export type Stage = ReturnType<typeof createStage>;

/** Where the page's one picture stands: screens lend it a place, and without one it goes on small in the corner. */
export const createStage = () => {
  let state = bareStage;
  let wishes: StageWishes | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<StageState>) => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };
  return {
    getSnapshot: (): StageState => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show: (show: OnStage | null) => set({ show }),
    /** Lends a place; returns how to take it back. */
    place: (slot: HTMLElement): (() => void) => {
      set({ slot });
      return () => {
        if (state.slot === slot) set({ slot: null, mode: 'normal', coveredRight: 0 });
      };
    },
    arrange: (change: Partial<Pick<StageState, 'mode' | 'coveredRight' | 'fullscreen'>>) => set(change),
    answer: (asked: StageWishes | null) => {
      wishes = asked;
    },
    wishes: (): StageWishes | null => wishes,
  };
};

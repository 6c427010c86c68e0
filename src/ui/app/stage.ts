import type { Side } from '#domain/match/match.ts';
import type { MediaItem } from '#domain/media/mediaItem.ts';
import type { BandSide } from '#domain/room/bandSide.ts';
import type { ChatPlace, StageForm } from '#domain/room/stage.ts';

/** The playing item, as the code around the player needs it. */
export interface OnStage extends MediaItem {
  /** Current number of viewers. */
  readonly watching: number;
  readonly sides: readonly [Side, Side] | null;
}
/** A key moment of the seek bar; `at` is epoch milliseconds. */
export interface StageMark {
  readonly at: number;
  readonly label: string;
}
export interface StageState {
  readonly show: OnStage | null;
  /** The element that the video is placed over; null while no page has a slot. */
  readonly slot: HTMLElement | null;
  readonly mode: StageForm;
  readonly fullscreen: boolean;
  /** The chosen place of the chat; null where it cannot be chosen. */
  readonly chat: ChatPlace | null;
  /** Whether the controls are shown over the video. */
  readonly awake: boolean;
  readonly marks: readonly StageMark[];
  /** Whether the viewer pinched the picture to fill the window of a phone on its side. */
  readonly filled: boolean;
  /** Whether a wide window shows the rail of other rooms; it stays from room to room. */
  readonly rail: boolean;
}

/** Callbacks of the screen for controls and keys. */
export interface StageWishes {
  readonly toggleTheater: () => void;
  readonly toggleFullscreen: () => void;
  readonly chooseChat: (place: ChatPlace) => void;
  readonly chooseBand: (side: BandSide) => void;
}

const elsewhere = { mode: 'normal', fullscreen: false, chat: null, filled: false } as const;
/** No slot and no video; painted pages use it too. */
export const bareStage: StageState = { ...elsewhere, show: null, slot: null, awake: true, marks: [], rail: false };

export type Stage = ReturnType<typeof createStage>;

/** The place of the page's video: screens provide a slot, and without one it continues as the mini player. */
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
    /** Provides a slot; returns the function to withdraw it. */
    place: (slot: HTMLElement): (() => void) => {
      set({ slot });
      return () => {
        if (state.slot === slot) set({ ...elsewhere, slot: null });
      };
    },
    arrange: (
      change: Partial<Pick<StageState, 'mode' | 'fullscreen' | 'chat' | 'awake' | 'marks' | 'rail' | 'filled'>>,
    ) => set(change),
    answer: (asked: StageWishes | null) => {
      wishes = asked;
    },
    wishes: (): StageWishes | null => wishes,
  };
};

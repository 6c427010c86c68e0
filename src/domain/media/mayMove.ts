/** What decides whether pictures of rooms move by themselves. */
export interface Surroundings {
  /** The system asks for less motion. */
  readonly wantsStill: boolean;
  /** The browser or the member saves data. */
  readonly savesData: boolean;
  /** A room's stream plays: the line and the eyes belong to it. */
  readonly streamPlays: boolean;
  /** What the browser says of the line, where it says anything; `downlink` is Mbit/s. */
  readonly line: { readonly effectiveType?: string; readonly downlink?: number } | null;
}

/** What a line must carry: several times the rate of a clip. */
const FAST_MBIT = 2;

/** Whether a picture of a room may move; a browser that says nothing of its line counts as fast. */
export const mayMove = ({ wantsStill, savesData, streamPlays, line }: Surroundings): boolean =>
  !wantsStill &&
  !savesData &&
  !streamPlays &&
  (line?.effectiveType ?? '4g') === '4g' &&
  (line?.downlink ?? FAST_MBIT) >= FAST_MBIT;

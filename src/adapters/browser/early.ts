import type { EarlyPicture } from '../media/earlySession.ts';

/** What public/colour.js does on a painted page before its code runs: it records presses until each button is hydrated. */
export interface Early {
  /** From now on React handles events, in each part of the page as soon as that is hydrated. */
  readonly handOver: () => void;
  /** Stops recording: there is nothing to hydrate, and the page handles its own events. */
  readonly stop: () => void;
  /** A room's picture that plays already; its player takes it over. */
  picture?: EarlyPicture;
}

/** After hydration, repeats the focus event of the field that has the focus already. */
export const replayFocus = ({ activeElement }: Pick<Document, 'activeElement'>): void => {
  activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
};

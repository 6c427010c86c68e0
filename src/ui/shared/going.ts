import { withScroll } from './entryScroll.ts';

export interface Going {
  /** Replaces the current history entry, for example for another filter of the same list. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** The history entry of a navigation: a page that replaces another keeps its scroll position. */
export const entryFor = ({ replace = false, state = null }: Going = {}): {
  readonly replace: boolean;
  readonly state: unknown;
} => ({
  replace,
  state: replace ? withScroll(state, window.scrollY) : state,
});

import { withScroll } from './entryScroll.ts';

export interface Going {
  /** Replaces the current history entry, for example for another filter of the same list. */
  readonly replace?: boolean;
  readonly state?: unknown;
  /** What replaces the entry is another page, and begins at its top. */
  readonly fromTop?: true;
}

/** The history entry of a navigation: what replaces another keeps its scroll position, as long as it is the same page. */
export const entryFor = ({ replace = false, state = null, fromTop }: Going = {}): {
  readonly replace: boolean;
  readonly state: unknown;
} => ({
  replace,
  state: replace && !fromTop ? withScroll(state, window.scrollY) : state,
});

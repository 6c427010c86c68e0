import { withScroll } from './entryScroll.ts';

export interface Going {
  /** Takes the place of the entry that stands, such as another filter of the same list. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** The entry that a walk writes: a page that takes another's place stays scrolled where that one was. */
export const entryFor = ({ replace = false, state = null }: Going = {}): {
  readonly replace: boolean;
  readonly state: unknown;
} => ({
  replace,
  state: replace ? withScroll(state, window.scrollY) : state,
});

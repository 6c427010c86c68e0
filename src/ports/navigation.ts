/** A wish to go somewhere: a path with its query and language prefix. */
export interface Goal {
  readonly to: string;
  readonly replace: boolean;
  /** Kept in the history entry, for the layers and the scroll of a page. */
  readonly state: unknown;
  /** The browser is there already: Back, Forward, or the first page. */
  readonly pop: boolean;
}

/** The address bar. */
export interface HistoryPort {
  /** Path, query and hash of the page shown now. */
  readonly here: () => string;
  /** What the entry of the page shown now keeps, also after a reload. */
  readonly state: () => unknown;
  readonly push: (to: string, state: unknown) => void;
  readonly replace: (to: string, state: unknown) => void;
  /** Leaves the running application: another site, or this one loaded anew. */
  readonly hardLoad: (url: string) => void;
  /** Back and Forward; returns how to stop listening. */
  readonly watch: (popped: (goal: Goal) => void) => () => void;
}

/** What a reload of a page whose code failed would come to. */
export type ReloadPermit =
  | 'granted'
  /** It was reloaded for that a moment ago. */
  | 'tooSoon'
  /** The origin does not answer: there would be no page at all. */
  | 'unreachable';

/** NAV-5: when each path was last reloaded because its chunk failed; kept while the tab lives. */
export interface ReloadsPort {
  /** Whether the path may be reloaded now; what was granted is remembered. */
  readonly permit: (path: string) => Promise<ReloadPermit>;
}

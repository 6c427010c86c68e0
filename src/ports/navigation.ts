/** A requested navigation: a path with its query and language prefix. */
export interface Goal {
  readonly to: string;
  readonly replace: boolean;
  /** Stored in the history entry: open dialogs and scroll position of the page. */
  readonly state: unknown;
  /** The address bar shows it already: Back, Forward, or the first page. */
  readonly pop: boolean;
}

/** The address bar. */
export interface HistoryPort {
  /** Path, query and hash of the current page. */
  readonly here: () => string;
  /** The state of the current history entry; it survives a reload. */
  readonly state: () => unknown;
  /** Whether a press on a page of the portal opened this document, rather than an address, a reload or another site. */
  readonly cameByPress: () => boolean;
  readonly push: (to: string, state: unknown) => void;
  readonly replace: (to: string, state: unknown) => void;
  /** Leaves the running application: for another site, or to reload this one. */
  readonly hardLoad: (url: string) => void;
  /** Reports Back and Forward; returns the function to unsubscribe. */
  readonly watch: (popped: (goal: Goal) => void) => () => void;
}

/** Whether a page whose chunk failed to load may be reloaded. */
export type ReloadPermit =
  | 'granted'
  /** It was reloaded for this reason a moment ago. */
  | 'tooSoon'
  /** The origin does not answer: a reload would show no page at all. */
  | 'unreachable';

/** NAV-5: when each path was last reloaded because its chunk failed; stored per tab. */
export interface ReloadsPort {
  /** Whether the path may be reloaded now; a granted permit is recorded. */
  readonly permit: (path: string) => Promise<ReloadPermit>;
}

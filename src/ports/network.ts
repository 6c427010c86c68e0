/** Whether the browser has a network, as far as it knows. */
export interface NetworkPort {
  readonly isOnline: () => boolean;
  /** Tells changes; returns how to stop listening. */
  readonly watch: (changed: (online: boolean) => void) => () => void;
}

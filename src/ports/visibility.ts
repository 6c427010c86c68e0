/** Whether the tab can be seen. */
export interface VisibilityPort {
  readonly isVisible: () => boolean;
  /** Tells changes; returns how to stop listening. */
  readonly watch: (changed: (visible: boolean) => void) => () => void;
}

/** What public/colour.js keeps of a page that stood before its code: the buttons pressed, until each is alive. */
export interface Early {
  /** React hears the page from now on, each part once it has been taken over. */
  readonly handOver: () => void;
  /** There is nothing to take over: the page hears for itself. */
  readonly stop: () => void;
}

/** Lets the page, now alive, hear which field has the focus already. */
export const replayFocus = ({ activeElement }: Pick<Document, 'activeElement'>): void => {
  activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
};

/** What public/colour.js remembers of a page that stood before its code. */
export interface Early {
  /** The buttons pressed, in their order. */
  readonly presses: HTMLElement[];
  /** Remembers nothing any more: from now on the page hears for itself. */
  readonly stop: () => void;
}

/** Lets the page, now alive, hear once what was pressed before, and which field has the focus already. */
export const replayEarly = ({ document, early }: { readonly document: Document; readonly early?: Early }): void => {
  if (!early) return;
  const { activeElement } = document;
  if (activeElement) activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const pressed of early.presses.splice(0)) if (pressed.isConnected) pressed.click();
};

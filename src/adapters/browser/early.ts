/** What public/colour.js remembers of a page that stood before its code: the buttons pressed and the fields written to, in their order. */
export interface Early {
  readonly presses: HTMLElement[];
  /** With what stood in them after each key: the code that takes the page over empties them. */
  readonly fields: (readonly [field: HTMLInputElement, text: string])[];
  /** Remembers nothing any more. */
  readonly stop: () => void;
}

/** Sets what a field holds past whoever watches it, as typing does. */
const write = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Lets the page, now alive, hear what was pressed and typed before. */
export const replayEarly = (document: Document, { presses, fields }: Pick<Early, 'presses' | 'fields'>): void => {
  const { activeElement } = document;
  // A field that has the focus already gets it once more, for who listens now.
  if (activeElement instanceof HTMLInputElement)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [field, typed] of new Map(fields)) {
    write(field, '');
    write(field, typed);
  }
  for (const pressed of presses) if (pressed.isConnected) pressed.click();
};

/** As a ref: what is put in its place takes the keyboard, since the viewer has just asked for it. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();

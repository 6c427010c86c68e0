import type { Focus } from './keymap.ts';

const typing =
  'input:not([type="range"]):not([type="checkbox"]):not([type="radio"]), textarea, select, dialog, [contenteditable]:not([contenteditable="false"])';
const widget =
  'button, a[href], input, [role="tab"], [role="slider"], [role="menu"], [role="log"], [role="grid"], summary';

/**
 * The kind of element that has the focus, for the player's shortcuts; a dialog keeps all keys to itself, like a text
 * field.
 */
export const focusOf = (target: EventTarget | null, stage: Element | null): Focus => {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(typing) || (target instanceof HTMLElement && target.isContentEditable)) return 'typing';
  if (target.closest(widget)) return 'widget';
  return stage?.contains(target) ? 'stage' : 'page';
};

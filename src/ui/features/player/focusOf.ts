import type { Focus } from './keymap.ts';

const typing =
  'input:not([type="range"]):not([type="checkbox"]):not([type="radio"]), textarea, select, dialog, [contenteditable]:not([contenteditable="false"])';
const widget =
  'button, a[href], input, [role="tab"], [role="slider"], [role="menu"], [role="log"], [role="grid"], summary';

/** What the focus rests on, for the player's keys; a dialog keeps all keys to itself, like a field. */
export const focusOf = (target: EventTarget | null, stage: Element | null): Focus => {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(typing) || (target instanceof HTMLElement && target.isContentEditable)) return 'typing';
  if (target.closest(widget)) return 'widget';
  return stage?.contains(target) ? 'stage' : 'page';
};

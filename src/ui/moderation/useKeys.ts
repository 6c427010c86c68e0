import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<string, () => unknown>>;

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox') ||
  element instanceof HTMLSelectElement;

/**
 * Keys of the page, by `event.key`; none while somebody types or a dialog is open. Letters work with or without shift;
 * `Ctrl+Enter` also while typing.
 */
export const useKeys = (keys: Keys): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    const withCtrl = event.ctrlKey || event.metaKey;
    if (withCtrl && event.key !== 'Enter') return;
    if (!withCtrl && isTyping(document.activeElement) && event.key !== 'Escape') return;
    const name = withCtrl ? 'Ctrl+Enter' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys[name];
    if (!act) return;
    // The first Escape leaves the field.
    if (event.key === 'Escape' && isTyping(document.activeElement)) {
      (document.activeElement as HTMLElement).blur();
      return;
    }
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};

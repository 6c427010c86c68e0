import { useEffect } from 'react';
import { useApp } from '../hooks/useApp.ts';
import { SEARCH_INPUT, SEARCH_LAYER } from '../search/searchLayer.ts';

export const SHORTCUTS_LAYER = 'shortcuts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Shortcuts of every page: Ctrl/⌘ K searches, `?` lists the shortcuts (not while typing). */
export const useShellKeys = (): void => {
  const { layers } = useApp();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        const box = document.getElementById(SEARCH_INPUT);
        if (box && layers.names().length === 0) box.focus();
        else if (!box) layers.open(SEARCH_LAYER);
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target))
        layers.open(SHORTCUTS_LAYER);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [layers]);
};

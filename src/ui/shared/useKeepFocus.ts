import { useEffect, type RefObject } from 'react';

/** Where what has the focus inside a box goes away, the box takes it, so that the keyboard goes on from there. */
export const useKeepFocus = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    let inside = false;
    const came = () => {
      inside = true;
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      // What is taken away blurs to nowhere.
      if (relatedTarget !== null) inside = false;
    };
    const changed = new MutationObserver(() => {
      if (inside && document.activeElement === document.body) root.focus();
    });
    root.addEventListener('focusin', came);
    root.addEventListener('focusout', left);
    changed.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', came);
      root.removeEventListener('focusout', left);
      changed.disconnect();
    };
  }, [box]);
};

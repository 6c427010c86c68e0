import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A ref that focuses its element when mounted: the viewer has just asked for it. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();

/** For a button that opens something: it gets the focus again after that is closed. */
export const useBackTo = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (!open && wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
};

/** Focuses the first invalid field each time `wrong` changes. */
export const useFocusOnError = (wrong: unknown) => {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (wrong) form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong, form]);
  return setForm;
};

/** If the focused element inside a box is removed, the box gets the focus. */
export const useKeepFocus = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    let inside = false;
    const came = () => {
      inside = true;
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      // A removed element's blur has no related target.
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

const isLost = (): boolean => (document.activeElement ?? document.body) === document.body;

/** Focuses the top dialog, else the page's content. */
const focusPage = (): void => {
  const layer = [...document.querySelectorAll('dialog:modal')].at(-1);
  const first =
    layer?.querySelector<HTMLElement>('[data-autofocus]') ?? layer?.querySelector<HTMLElement>('button, [href], input');
  (layer ? first : document.getElementById('content'))?.focus({ preventScroll: true });
};

/**
 * Restores the focus after a dialog has closed. If the previous element is gone, or is removed soon after (such as the
 * log-in button after logging in), the top dialog or the page gets the focus.
 */
export const giveFocusBack = (before: Element | null): void => {
  if (isLost() && before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (isLost()) return focusPage();

  const holder = document.activeElement;
  const stop = () => {
    changed.disconnect();
    for (const act of ['focusin', 'pointerdown']) document.removeEventListener(act, stop);
  };
  const changed = new MutationObserver(() => {
    if (holder?.isConnected) return;
    stop();
    if (isLost()) focusPage();
  });
  for (const act of ['focusin', 'pointerdown']) document.addEventListener(act, stop);
  changed.observe(document.body, { childList: true, subtree: true });
};

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** As a ref: what is put in its place takes the keyboard, since the viewer has just asked for it. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();

/** For the button that opens something in its own place or under it: it has the keyboard again once what had it there is gone. */
export const useBackTo = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (!open && wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
};

/** Puts the focus into the first field that is wrong each time `wrong` changes. */
export const useFocusOnError = (wrong: unknown) => {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (wrong) form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong, form]);
  return setForm;
};

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

const isLost = (): boolean => (document.activeElement ?? document.body) === document.body;

/** The layer that stands on top takes it as when it was opened, else the page's content as after a walk to another screen. */
const focusPage = (): void => {
  const layer = [...document.querySelectorAll('dialog:modal')].at(-1);
  const first =
    layer?.querySelector<HTMLElement>('[data-autofocus]') ?? layer?.querySelector<HTMLElement>('button, [href], input');
  (layer ? first : document.getElementById('content'))?.focus({ preventScroll: true });
};

/**
 * Puts the keyboard back to where it was before something stood over the page. Where that is gone, or goes before the
 * keyboard moves on (a way in is gone for whoever has come in), it goes on from what is shown then.
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

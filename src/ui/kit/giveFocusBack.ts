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

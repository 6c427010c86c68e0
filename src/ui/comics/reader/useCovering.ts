import { useLayoutEffect, type RefObject } from 'react';

/** What is heard or stands above everything, wherever it lies. */
const ABOVE = 'dialog, [popover], [aria-live]';

/** As long as a box covers the page, nothing behind it can be reached; what was already out of reach stays so. */
export const useCovering = (box: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const covered = new Set<HTMLElement>();
    const ways: HTMLElement[] = [];
    for (let at = box.current; at?.parentElement && at !== document.body; at = at.parentElement) ways.push(at);
    const cover = () => {
      for (const way of ways)
        for (const one of way.parentElement?.children ?? [])
          if (one !== way && one instanceof HTMLElement && !one.inert && !one.matches(ABOVE)) {
            one.inert = true;
            covered.add(one);
          }
    };
    cover();
    // What comes while it is open, such as the bar of music.
    const watch = new MutationObserver(cover);
    for (const { parentElement } of ways) if (parentElement) watch.observe(parentElement, { childList: true });
    return () => {
      watch.disconnect();
      for (const one of covered) one.inert = false;
    };
  }, [box]);
};

import { useEffect, useLayoutEffect } from 'react';
import { useSelector } from '@xstate/react';
import { selectHash, selectLocalPath, selectSearch } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { scrollOf, withScroll } from '../shared/entryScroll.ts';

/** How long a page may grow into the height that it had, in milliseconds. */
const PATIENCE_MS = 1500;

/** Keeps where each entry of the history was scrolled to, and goes there again; a new page starts at its top. */
export const useScrollRestoration = (): void => {
  const { navigation } = useApp();
  const path = useSelector(navigation, selectLocalPath);
  const search = useSelector(navigation, selectSearch);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let timer: number | undefined;
    const keep = () => window.history.replaceState(withScroll(window.history.state, window.scrollY), '');
    const scrolled = () => {
      if (timer !== undefined) return;
      const entry: unknown = window.history.state;
      timer = window.setTimeout(() => {
        timer = undefined;
        // Back and Forward may have changed the entry meanwhile.
        if (window.history.state === entry) keep();
      }, 200);
    };
    // While the next page is prepared, the entry of the page that will be left still stands.
    const leaving = navigation.subscribe(({ context: { goal } }) => {
      if (goal && !goal.pop) keep();
    });
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.clearTimeout(timer);
      leaving.unsubscribe();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', keep);
    };
  }, [navigation]);

  useLayoutEffect(() => {
    const hash = selectHash(navigation.getSnapshot());
    const target = hash === '' ? null : document.getElementById(hash);
    if (target) {
      target.scrollIntoView();
      return;
    }
    const top = scrollOf(window.history.state) ?? 0;
    window.scrollTo(0, top);
    if (top === 0) return;
    const again = () => {
      window.scrollTo(0, top);
      if (Math.abs(window.scrollY - top) < 1) stop();
    };
    const growing = new ResizeObserver(again);
    growing.observe(document.body);
    const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    const stop = () => {
      growing.disconnect();
      window.clearTimeout(timer);
      for (const gesture of gestures) window.removeEventListener(gesture, stop);
    };
    for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
    const timer = window.setTimeout(stop, PATIENCE_MS);
    return stop;
  }, [navigation, path, search]);
};

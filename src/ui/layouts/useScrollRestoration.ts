import { useEffect, useLayoutEffect, useRef } from 'react';
import { selectHash, selectLocalPath, selectSearch } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { scrollOf, withScroll } from '../shared/entryScroll.ts';

/** Saves the scroll position of each history entry and restores it; a new page starts at its top. */
export const useScrollRestoration = (): void => {
  const { navigation, painted } = useApp();
  const path = useSelector(navigation, selectLocalPath);
  const search = useSelector(navigation, selectSearch);
  const fromPainted = useRef(painted !== null);

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
    // While the next page is prepared, the current entry is still the one that will be left; one that is replaced goes.
    const leaving = navigation.subscribe(({ context: { goal } }) => {
      if (goal && !goal.pop && !goal.replace) keep();
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
    const taking = fromPainted.current;
    fromPainted.current = false;
    const hash = selectHash(navigation.getSnapshot());
    const kept = scrollOf(window.history.state);
    // Back finds the place that was left, also where its address names another one.
    const target = hash === '' || kept !== null ? null : document.getElementById(hash);
    if (target) {
      target.scrollIntoView();
      return;
    }
    // A viewer who scrolled a painted page before hydration stays there.
    if (kept === null && taking) {
      if (window.scrollY > 0) window.history.replaceState(withScroll(window.history.state, window.scrollY), '');
      return;
    }
    const top = kept ?? 0;
    window.scrollTo(0, top);
    if (top === 0) return;
    let stop = () => {};
    let left = false;
    void import('./growIntoScroll.ts').then(
      ({ growIntoScroll }) => {
        if (!left) stop = growIntoScroll(top);
      },
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [navigation, path, search]);
};

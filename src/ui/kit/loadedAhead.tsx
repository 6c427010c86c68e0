import { lazy, useState, type ComponentType } from 'react';
import { loadWithStyles } from './styleSheets.ts';

/**
 * The part of a screen that is not painted, in a file of its own: `load` before it is rendered, and it suspends nothing.
 * Unlike a `lazyPart` the page is nothing without it, so that its missing code is the page's (NAV-5).
 */
export const loadedAhead = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) => {
  let loaded: ComponentType<P> | null = null;
  const ahead = async () => {
    const module = await loadWithStyles(load);
    loaded = module.default;
    return module;
  };
  const Late = lazy(ahead);
  const Part = (props: P) => {
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown {...props} />;
  };
  return { Part, load: ahead };
};

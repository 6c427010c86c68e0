import { lazy } from 'react';
import type { RouteId } from '#domain/routing/routes.ts';
import { importNamed, namedInHead } from '../app/namedInHead.ts';
import type { AnyScreen } from '../app/screen.ts';
import { loadWithStyles } from '../kit/styleSheets.ts';

interface Loaded {
  readonly default: AnyScreen;
}

/** One loader per route for ever: what loads style sheets anew after a failure knows it by its identity. */
const loaders = new Map<RouteId, () => Promise<Loaded>>();
const loaderOf = (id: RouteId): (() => Promise<Loaded>) => {
  const known = loaders.get(id);
  if (known) return known;
  const loader = async (): Promise<Loaded> => {
    const named = namedInHead('screen', id);
    if (named !== null) return importNamed<Loaded>(named);
    // A screen is drawn with the route that it was loaded for, which the table of its area holds it to.
    return (await import('./screens.ts')).screens[id]() as Promise<Loaded>;
  };
  loaders.set(id, loader);
  return loader;
};

const loaded = new Map<RouteId, AnyScreen>();

/** Loads a screen before it is shown: React then draws it at once, and no skeleton that it would hold for 300 ms. */
export const loadScreen = async (id: RouteId): Promise<void> => {
  loaded.set(id, (await loadWithStyles(loaderOf(id))).default);
};

/** A screen that was loaded, the same component for all routes of one file, so that its state stays; else one that loads when it is drawn. */
export const screenOf = (id: RouteId): AnyScreen => {
  const screen = loaded.get(id) ?? lazy(loaderOf(id));
  loaded.set(id, screen);
  return screen;
};

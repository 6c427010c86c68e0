import { lazy } from 'react';
import type { RouteId } from '#domain/routing/routes.ts';
import { importNamed, namedInHead } from '../app/namedInHead.ts';
import type { AnyScreen } from '../app/screen.ts';
import { loadWithStyles } from '../kit/styleSheets.ts';

interface Loaded {
  readonly default: AnyScreen;
  /** Loads what is not painted of it. */
  readonly whole?: () => Promise<unknown>;
}

/** One loader per route, with a stable identity: `loadWithStyles` recognises a failed loader by it. */
const loaders = new Map<RouteId, () => Promise<Loaded>>();
const loaderOf = (id: RouteId): (() => Promise<Loaded>) => {
  const known = loaders.get(id);
  if (known) return known;
  const loader = async (): Promise<Loaded> => {
    const named = namedInHead('screen', id);
    if (named !== null) return importNamed<Loaded>(named);
    // The table of the area ensures that the screen matches its route.
    return (await import('./tables.ts')).screens[id]() as Promise<Loaded>;
  };
  loaders.set(id, loader);
  return loader;
};

const loaded = new Map<RouteId, AnyScreen>();

/**
 * Loads a screen before it is shown, or of a painted page what was painted of it, so that React renders it at once, without a skeleton that it would keep for 300
 * ms.
 */
export const loadScreen = async (id: RouteId, painted = false): Promise<void> => {
  const { default: screen, whole } = await loadWithStyles(loaderOf(id));
  loaded.set(id, screen);
  if (!painted) await whole?.();
};

/**
 * A loaded screen (the same component for all routes of one file, so that its state is kept), else one that is loaded
 * when it is rendered.
 */
export const screenOf = (id: RouteId): AnyScreen => {
  const screen = loaded.get(id) ?? lazy(loaderOf(id));
  loaded.set(id, screen);
  return screen;
};

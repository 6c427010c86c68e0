import type { Clock } from './clock.ts';

type Views = ReadonlyMap<string, number>;
const VIEWS_MS = 60_000;

/** How often each thing was viewed, at most a minute old. */
export const createKeptViews = (viewsOf: () => Promise<Views>, clock: Clock): (() => Promise<Views>) => {
  let views: { readonly at: number; readonly value: Promise<Views> } | null = null;
  return () => {
    if (views && Math.abs(clock() - views.at) < VIEWS_MS) return views.value;
    const value = viewsOf();
    views = { at: clock(), value };
    value.catch(() => (views = null));
    return value;
  };
};

import { routes, type RouteId } from '#domain/routing/routes.ts';
import type { Key } from '../i18n/groups.ts';

/** What the bar of a phone calls a page; the window's title is of the group `titles`. */
export const titleKey = (id: RouteId): Key<'shell'> => {
  const row = routes.find((route) => route.id === id);
  return row && 'bar' in row ? row.bar : 'name';
};

import { routes, type RouteId } from '#domain/routing/routes.ts';
import type { Key } from '../i18n/groups.ts';

/** The title of a page in the top bar of a phone; the document's title is in the group `titles`. */
export const titleKey = (id: RouteId): Key<'shell'> => {
  const row = routes.find((route) => route.id === id);
  return row && 'bar' in row ? row.bar : 'name';
};

import { hrefOf } from '#domain/routing/routes.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import { splitLocale } from '#domain/locale/locale.ts';

/** The address to return to after a redirect: the current page, except for the return page itself. */
export const comingFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  if (splitLocale(pathname).path === hrefOf('googleReturn')) return '/';
  return ownPath(pathname + search) ?? '/';
};

import { hrefOf } from '#domain/routing/routes.ts';
import { ownPath } from '#domain/routing/ownPath.ts';
import { splitLocale } from '#domain/locale/locale.ts';

/** Where somebody who leaves now is to come back to: this page, but never the one that people come back through. */
export const comingFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  if (splitLocale(pathname).path === hrefOf('googleReturn')) return '/';
  return ownPath(pathname + search) ?? '/';
};

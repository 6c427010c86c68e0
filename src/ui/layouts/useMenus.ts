import { useEffect } from 'react';
import { menu } from '#machines/portal/portal.resources.ts';
import { ownMenus } from '../app/menus.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource } from '../hooks/useResource.ts';

/**
 * Loads the operator's menus after the page is shown; until then those of an earlier visit, or the built-in ones, are
 * used.
 */
export const useMenus = (): void => {
  const { menus } = useApp();
  const locale = useLocale();
  const { value } = useResource(menu, { locale });
  useEffect(() => {
    if (value) menus.heard(locale, ownMenus(value));
  }, [menus, locale, value]);
};

import { useEffect } from 'react';
import { menu } from '#machines/portal/portal.resources.ts';
import { ownMenus } from '../app/menus.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource } from '../hooks/useResource.ts';

/** Asks for the operator's menus once the page stands; what stands then is what an earlier visit heard, or what is built in. */
export const useMenus = (): void => {
  const { menus } = useApp();
  const locale = useLocale();
  const { value } = useResource(menu, { locale });
  useEffect(() => {
    if (value) menus.heard(locale, ownMenus(value));
  }, [menus, locale, value]);
};

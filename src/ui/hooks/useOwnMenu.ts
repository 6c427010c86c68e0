import { useSyncExternalStore } from 'react';
import type { MenuGroup, MenuItem } from '#ports/portal.ts';
import { useApp } from './useApp.ts';
import { useLocale } from './useLocale.ts';

/** A menu that the operator has set, or null where it is as built in. */
export const useOwnMenu = (group: MenuGroup): readonly MenuItem[] | null => {
  const { menus } = useApp();
  const locale = useLocale();
  return useSyncExternalStore(menus.subscribe, () => menus.of(locale)[group]) ?? null;
};

import { useSyncExternalStore } from 'react';
import type { MenuGroup, MenuItem } from '#ports/portal.ts';
import { useApp } from './useApp.ts';
import { useLocale } from './useLocale.ts';

/** The operator's menu of a group; null for the built-in one. */
export const useOwnMenu = (group: MenuGroup): readonly MenuItem[] | null => {
  const { menus, painted } = useApp();
  const locale = useLocale();
  const read = () => menus.of(locale)[group];
  return useSyncExternalStore(menus.subscribe, read, painted ? () => painted.menus[group] : read) ?? null;
};

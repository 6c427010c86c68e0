import { useMemo, useSyncExternalStore } from 'react';
import type { MenuGroup, MenuItem } from '#ports/portal.ts';
import { withoutOddsItems } from '../app/oddsItems.ts';
import { useApp } from './useApp.ts';
import { useLocale } from './useLocale.ts';
import { useSpoiler } from './useSpoiler.ts';

/** The operator's menu of a group, without odds and tips for who hides those (B3); null for the built-in one. */
export const useOwnMenu = (group: MenuGroup): readonly MenuItem[] | null => {
  const { menus, painted } = useApp();
  const locale = useLocale();
  const { hideOdds } = useSpoiler();
  const read = () => menus.of(locale)[group];
  const own = useSyncExternalStore(menus.subscribe, read, painted ? () => painted.menus[group] : read) ?? null;
  return useMemo(() => (own && hideOdds ? withoutOddsItems(own) : own), [own, hideOdds]);
};

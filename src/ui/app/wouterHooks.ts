import { useCallback } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { selectPath, selectSearch } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { entryFor, type Going } from '../shared/going.ts';

/**
 * Connects wouter to the navigation chart, for the current address and for navigations; paths have their language
 * prefix.
 */
export const useChartLocation: BaseLocationHook = () => {
  const { layers, navigation } = useApp();
  const go = useCallback(
    (to: string, going?: Going) =>
      layers.leave(() => navigation.send({ type: 'navigation.go', to, pop: false, ...entryFor(going) })),
    [layers, navigation],
  );
  return [useSelector(navigation, selectPath), go];
};

export const useChartSearch: BaseSearchHook = () => useSelector(useApp().navigation, selectSearch);

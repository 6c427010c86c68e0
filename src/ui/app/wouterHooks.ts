import { useCallback } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { selectPath, selectSearch } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { entryFor, type Going } from '../shared/going.ts';

/**
 * Connects wouter to the navigation chart, for navigations; paths have their language prefix. The address is the one of
 * the latest render and nothing is drawn anew when it changes: only links ask, which need the way to go, and a page of
 * hundreds of them would look at every step of the chart. What depends on the address selects it from the chart.
 */
export const useChartLocation: BaseLocationHook = () => {
  const { layers, navigation } = useApp();
  const go = useCallback(
    (to: string, going?: Going) =>
      layers.leave(() => navigation.send({ type: 'navigation.go', to, pop: false, ...entryFor(going) })),
    [layers, navigation],
  );
  return [selectPath(navigation.getSnapshot()), go];
};

export const useChartSearch: BaseSearchHook = () => useSelector(useApp().navigation, selectSearch);

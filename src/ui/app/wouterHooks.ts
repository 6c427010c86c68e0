import { useCallback } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { selectPath, selectSearch } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { entryFor, type Going } from '../shared/going.ts';

/** wouter reads the address from the navigation chart and hands it every wish to go elsewhere; paths carry their language. */
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

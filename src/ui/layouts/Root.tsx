import { useEffect } from 'react';
import { Router } from 'wouter';
import '../theme/theme.ts';
import { Shell } from './Shell.tsx';
import { AppContext, type App } from '../app/AppContext.ts';
import { useChartLocation, useChartSearch } from '../app/wouterHooks.ts';

/** The whole page, with the objects that live outside React. */
export const Root = ({ app }: { readonly app: App }) => {
  useEffect(() => {
    const following = app.navigation.subscribe(() => app.layers.moved());
    return () => following.unsubscribe();
  }, [app]);
  return (
    <AppContext value={app}>
      <Router hook={useChartLocation} searchHook={useChartSearch}>
        <Shell />
      </Router>
    </AppContext>
  );
};

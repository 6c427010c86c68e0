import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { AppContext, type App } from '#ui/app/AppContext.ts';
import { useChartLocation, useChartSearch } from '#ui/app/wouterHooks.ts';
import '#ui/theme/theme.ts';

const roots = new Set<Root>();

/** Renders content under an application with its words loaded; returns its container. */
export const mount = async (app: App, shown: ReactNode, groups: readonly string[]): Promise<HTMLElement> => {
  await app.words.load(app.locale.getSnapshot().context.locale, ['shell', ...groups]);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.add(root);
  root.render(
    <StrictMode>
      <AppContext value={app}>
        <Router hook={useChartLocation} searchHook={useChartSearch}>
          {shown}
        </Router>
      </AppContext>
    </StrictMode>,
  );
  return place;
};

/** Unmounts everything; for afterEach. */
export const unmountAll = (): void => {
  for (const root of roots) root.unmount();
  roots.clear();
  document.body.replaceChildren();
};

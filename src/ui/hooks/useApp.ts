import { use } from 'react';
import { AppContext, type App } from '../app/AppContext.ts';

export const useApp = (): App => {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs an AppContext above it: render inside <Root app={…}>');
  return app;
};

/*
 * Stands in the build for what wouter brings along and the application never calls: it gives every router its own hooks
 * (src/ui/app/wouterHooks.ts) and matches its routes itself (src/domain/routing/findRoute.ts).
 */
const never = (): never => {
  throw new Error('The application reads addresses from its navigation chart.');
};

export { never as parse, never as useBrowserLocation, never as useSearch };

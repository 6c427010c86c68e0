/*
 * Replaces, in the build, the parts of wouter that the application never calls: it passes its own hooks to every router
 * (src/ui/app/wouterHooks.ts) and matches routes itself (src/domain/routing/findRoute.ts).
 */
const never = (): never => {
  throw new Error('The application reads addresses from its navigation chart.');
};

export { never as parse, never as useBrowserLocation, never as useSearch };

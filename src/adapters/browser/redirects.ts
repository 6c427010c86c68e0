import type { RouteRule } from '#domain/navigation/redirects.ts';

/** NAV-4: the paths that lead outside, as the page names them; the origin has judged each. */
export const redirectsIn = (page: Pick<Document, 'querySelector'>): readonly RouteRule[] => {
  const named = page.querySelector('meta[name="redirects"]')?.getAttribute('content');
  return named ? JSON.parse(named) : [];
};

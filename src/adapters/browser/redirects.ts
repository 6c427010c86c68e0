import type { RouteRule } from '#domain/navigation/redirects.ts';

/** NAV-4: the redirects to other sites in the page's meta tag, which the origin has validated. */
export const redirectsIn = (page: Pick<Document, 'querySelector'>): readonly RouteRule[] => {
  const named = page.querySelector('meta[name="redirects"]')?.getAttribute('content');
  return named ? JSON.parse(named) : [];
};

import type { FirstRoute } from '#domain/routing/routeBook.ts';

/** The route of the page in its meta tag, which the origin has judged; null on an error page, and without an origin. */
export const firstRouteIn = (page: Pick<Document, 'querySelector'>): FirstRoute | null =>
  JSON.parse(page.querySelector('meta[name="route"]')?.getAttribute('content') ?? 'null');

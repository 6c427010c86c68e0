/** The build of this page, or null where it tells none. */
export const runningBuild = (page: Pick<Document, 'querySelector'>): string | null =>
  page.querySelector('meta[name="build-id"]')?.getAttribute('content') ?? null;

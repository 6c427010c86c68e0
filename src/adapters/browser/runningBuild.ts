/** The build id of this page, or null if it has none. */
export const runningBuild = (page: Pick<Document, 'querySelector'>): string | null =>
  page.querySelector('meta[name="build-id"]')?.getAttribute('content') ?? null;

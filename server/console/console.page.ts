import type { PagesOf } from '../page/areaPage.ts';

/** The route's own check knows the tabs of the console; what they show is the operator's. */
export const consolePages: PagesOf<'consoleTab'> = { consoleTab: { find: async () => ({}) } };

import type { PagesOf } from '../page/areaPage.ts';

/** The route's own check knows the pages of an account; what they show is the member's. */
export const settingsPages: PagesOf<'accountPage'> = { accountPage: { find: async () => ({}) } };

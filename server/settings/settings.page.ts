import type { PagesOf } from '../page/areaPage.ts';

/** The route's own check knows the account pages; their content belongs to the member. */
export const settingsPages: PagesOf<'accountPage'> = { accountPage: { find: async () => ({}) } };

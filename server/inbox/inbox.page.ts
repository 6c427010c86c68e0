import type { PagesOf } from '../page/areaPage.ts';

/** Always found: whether a token is valid is said by the page itself, to whoever holds it. */
export const inboxPages: PagesOf<'mailEnd'> = { mailEnd: { find: async () => ({}) } };

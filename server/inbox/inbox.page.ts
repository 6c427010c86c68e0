import type { PagesOf } from '../page/areaPage.ts';

/** Whether a token ends any mails is said by the page itself, to whoever holds it. */
export const inboxPages: PagesOf<'mailEnd'> = { mailEnd: { find: async () => ({}) } };

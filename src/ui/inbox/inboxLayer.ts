/** The name of the inbox on the layer stack. */
export const INBOX_LAYER = 'inbox';

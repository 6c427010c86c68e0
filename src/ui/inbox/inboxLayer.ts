/** The name of the layer of messages on the stack. */
export const INBOX_LAYER = 'inbox';

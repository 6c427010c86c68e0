/** The name of the layer of messages on the stack. */
export const MESSAGES_LAYER = 'messages';

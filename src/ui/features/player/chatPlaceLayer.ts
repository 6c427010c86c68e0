/** The choice of where the chat stands. */
export const CHAT_PLACE_LAYER = 'chatPlace';

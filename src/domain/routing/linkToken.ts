/** Whether a text can be an opaque one-time token; anything else is refused before it is asked for. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{22,64}$/.test(text);

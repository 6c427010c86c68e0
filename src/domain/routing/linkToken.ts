/** Whether a text has the form of an opaque one-time token; nothing else is sent to the origin. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{22,64}$/.test(text);

/**
 * A path of this site with its query and hash. Null for anything that could lead elsewhere: another host, a scheme, or
 * characters that browsers drop or rewrite when they parse an address.
 */
export const ownPath = (text: string): string | null =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) && text.length <= 512 ? text : null;

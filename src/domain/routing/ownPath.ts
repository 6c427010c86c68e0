/**
 * A path of this site with its query and hash, or null for whatever could lead elsewhere: another host, a scheme, or
 * signs that browsers drop or turn before they read an address.
 */
export const ownPath = (text: string): string | null =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) && text.length <= 512 ? text : null;

const parts: readonly (readonly [RegExp, string])[] = [
  // Line breaks and other invisible characters.
  [/\p{C}+/gu, ' '],
  [/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[mail]'],
  [/\b(?:[A-Za-z0-9_-]{8,}\.){2}[A-Za-z0-9_-]*/g, '[token]'],
  [/(?<=[?#])[^\s)"']+/g, '[query]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  // IPv6 addresses, and times with seconds, which look the same.
  [/(?<!\w)[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*/gi, '[address]'],
  [/\b(?=[A-Za-z0-9_-]*\d)(?=[A-Za-z0-9_-]*[A-Za-z])[A-Za-z0-9_-]{20,}\b/g, '[token]'],
  [/\+?\d(?:[\s().-]?\d){4,}/g, '[number]'],
];

/** A text from outside, made safe for the log: whatever looks like a token, code, address or number is removed. */
export const redacted = (text: string): string =>
  parts.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text).trim();

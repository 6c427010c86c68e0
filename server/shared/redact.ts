const parts: readonly (readonly [RegExp, string])[] = [
  // Line ends and other signs that are not seen.
  [/\p{C}+/gu, ' '],
  [/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[mail]'],
  [/\b(?:[A-Za-z0-9_-]{8,}\.){2}[A-Za-z0-9_-]*/g, '[token]'],
  [/(?<=[?#])[^\s)"']+/g, '[query]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  // IPv6, and times with seconds, which cannot be told apart by their form.
  [/(?<!\w)[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*/gi, '[address]'],
  [/\b(?=[A-Za-z0-9_-]*\d)(?=[A-Za-z0-9_-]*[A-Za-z])[A-Za-z0-9_-]{20,}\b/g, '[token]'],
  [/\+?\d(?:[\s().-]?\d){4,}/g, '[number]'],
];

/** A text that came from outside, fit for the log: what looks like a token, a code, an address or a number is taken out. */
export const redacted = (text: string): string =>
  parts.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text).trim();

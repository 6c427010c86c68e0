/** A secret that an origin received or sent. */
export interface Secret {
  readonly kind: 'token' | 'password' | 'code' | 'phone' | 'mail' | 'address';
  readonly value: string;
}
export interface Leak {
  readonly kind: string;
  readonly line: string;
}

/** Matches only if no letter or digit is adjacent, since the value would then be part of another one. */
const alone = (pattern: string): RegExp => new RegExp(`(?<![\\w.-])${pattern}(?![\\w-])`);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
/** The last nine digits of a number, with any separators. */
const phonePattern = (value: string): RegExp => new RegExp(digitsOf(value).slice(-9).split('').join('[ .()-]*'));

const isIn = ({ kind, value }: Secret, line: string): boolean => {
  if (kind === 'code' || kind === 'address') return alone(value.replaceAll('.', String.raw`\.`)).test(line);
  return kind === 'phone' ? phonePattern(value).test(line) : line.includes(value);
};

/** Forms of secrets that were not recorded. */
const shapes: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['token', /(?<![\w-])[\w-]{43}(?![\w-])/],
  ['token', /\bBearer\s+\S/i],
  ['token', /[?&](?:token|code|state|ticket)=/],
  ['password', /\$argon2/],
  ['phone', /\+\d{9,15}\b/],
  ['mail', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  ['address', /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/],
  ['address', /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{1,4}(?![\w:])/i],
];

/** The line with the origin's listening address contains the host of its settings. */
const withoutOwnHost = (line: string): string =>
  line.includes('"event":"listening"') ? line.replace(/"host":"[^"]*"/, '') : line;
/** Times contain colons, like addresses. */
const withoutTime = (line: string): string => line.replace(/"time":"[^"]*"/, '');

/** The lines of a log that contain one of these secrets, or something of their form. */
export const leaksIn = (lines: readonly string[], secrets: readonly Secret[]): readonly Leak[] =>
  lines.flatMap((line) => {
    const said = withoutTime(withoutOwnHost(line));
    const kinds = [
      ...secrets.filter((secret) => isIn(secret, said)).map(({ kind }) => kind),
      ...shapes.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind),
    ];
    return [...new Set(kinds)].map((kind) => ({ kind, line }));
  });

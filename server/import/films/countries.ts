import { fold } from '#domain/shared/fold.ts';

/** Old codes, such as that of East Germany, stand for new ones. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const byName = new Map<string, string>();
const names = ['en', 'vi', 'zh-Hant'].map(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
for (const code of letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent))
  for (const displayed of names) {
    const name = displayed.of(code);
    if (name !== undefined && !byName.has(fold(name))) byName.set(fold(name), code);
  }
for (const [name, code] of [
  ...[
    ['usa', 'US'],
    ['united states of america', 'US'],
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['england', 'GB'],
  ],
  ...[
    ['viet nam', 'VN'],
    ['south korea', 'KR'],
    ['soviet union', 'RU'],
    ['ussr', 'RU'],
    ['west germany', 'DE'],
  ],
] as const)
  byName.set(name, code);

/** The code of a country by its name in our languages, or by the code itself; null for none. */
export const countryOf = (name: string): string | null =>
  byName.get(fold(name.trim())) ?? (/^[a-z]{2}$/iu.test(name.trim()) ? name.trim().toUpperCase() : null);

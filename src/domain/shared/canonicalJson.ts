/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const text = (value: string): string => {
  if (/\p{Surrogate}/u.test(value)) throw new TypeError('canonical JSON has no lone surrogates');
  return JSON.stringify(value);
};

/**
 * RFC 8785: one text for each value, so that everybody hashes the same. Names are in the order of their UTF-16 units;
 * numbers and texts are as ECMAScript writes them. Throws TypeError for what JSON cannot say.
 */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('canonical JSON has finite numbers');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join()}]`;
  const names = Object.keys(value).sort(byUnits);
  return `{${names.map((name) => `${text(name)}:${canonicalJson(value[name]!)}`).join()}}`;
};

const isList = (value: object): value is readonly Json[] => Array.isArray(value);
/** As `<` compares texts, which is what the RFC asks for. */
const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

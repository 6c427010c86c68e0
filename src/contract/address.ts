import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import { encode } from './codec.ts';
import type { AnyCall } from './http/call.ts';

type Fields = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * The one way to write a GET call's address: parameters sorted by name, absent ones left out, and `lang` unless the
 * language is the default. The origin writes preloads of a route's first calls into its page. A browser uses a preload
 * only if the later request has exactly the same address, and a preload cannot send headers.
 */
export const callAddress = (path: string, query: Query, locale: Locale): string => {
  const stated: Query = locale === DEFAULT_LOCALE ? query : { ...query, lang: locale };
  const pairs = Object.keys(stated)
    .filter((name) => stated[name] !== undefined && stated[name] !== '')
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(stated[name]))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};

/** A call's path with its parameters filled in, and the rest of the input. */
export interface Placed {
  readonly path: string;
  readonly rest: Fields;
}

/** Encodes the input of a call; null if the contract refuses it. An empty parameter counts as absent. */
export const placeInput = (call: AnyCall, input: unknown): Placed | null => {
  const encoded = encode(call.input, present(input));
  return encoded.ok ? placed(call.path, present(encoded.value)) : null;
};

/** The fields of a query as strings. */
export const queryOf = (rest: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));

/** The address of a GET call, or null for an input that the contract refuses. */
export const addressOf = (call: AnyCall, input: unknown, locale: Locale): string | null => {
  const ready = placeInput(call, input);
  return ready && callAddress(ready.path, queryOf(ready.rest), locale);
};

const isPresent = (value: unknown): boolean => value !== '' && value !== undefined && value !== null;

const present = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries(fields as Fields).filter(([, value]) => isPresent(value)));

/** Fills `:name` in a path from the input, and removes those fields from it. */
const placed = (path: string, fields: Fields): Placed => {
  const names = new Set<string>();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    names.add(name);
    return encodeURIComponent(String(fields[name] ?? ''));
  });
  return { path: filled, rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name))) };
};

import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import { encode } from './codec.ts';
import type { AnyCall } from './http/call.ts';

type Fields = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * The one way to write a GET call's address: parameters by name, absent ones left out, and `lang` where the language is
 * not the default. The origin writes preloads for a route's first calls into its page; a browser gives such an answer
 * to the call that follows only where both addresses are the same, letter by letter, and a preload can send no headers.
 */
export const callAddress = (path: string, query: Query, locale: Locale): string => {
  const stated: Query = locale === DEFAULT_LOCALE ? query : { ...query, lang: locale };
  const pairs = Object.keys(stated)
    .filter((name) => stated[name] !== undefined && stated[name] !== '')
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(stated[name]))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};

/** A call's path with the input's parts in their places, and the rest of the input. */
export interface Placed {
  readonly path: string;
  readonly rest: Fields;
}

/** An input as its call sends it, or null for one that the contract refuses. An empty parameter is an absent one. */
export const placeInput = (call: AnyCall, input: unknown): Placed | null => {
  const encoded = encode(call.input, present(input));
  return encoded.ok ? placed(call.path, present(encoded.value)) : null;
};

/** The fields of a query, as texts. */
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

/** Fills `:name` in a path from the input, which loses it. */
const placed = (path: string, fields: Fields): Placed => {
  const names = new Set<string>();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    names.add(name);
    return encodeURIComponent(String(fields[name] ?? ''));
  });
  return { path: filled, rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name))) };
};

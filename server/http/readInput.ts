import { isWellFormed } from './wellFormed.ts';
import { refused, type Refusal } from '../shared/refusal.ts';

/** The query of a request: strictly decoded, empty parameters dropped. */
export const readQuery = (url: string): Readonly<Record<string, string>> | Refusal => {
  const query: Record<string, string> = Object.create(null);
  const repeated: Record<string, string> = {};
  const at = url.indexOf('?');
  for (const pair of at < 0 ? [] : url.slice(at + 1).split('&')) {
    if (pair === '') continue;
    const middle = pair.indexOf('=');
    const name = decoded(middle < 0 ? pair : pair.slice(0, middle));
    const value = decoded(middle < 0 ? '' : pair.slice(middle + 1));
    if (name === null || value === null || !isWellFormed(name) || !isWellFormed(value)) return refused(400);
    if (value === '') continue;
    if (name in query) repeated[name] = 'is given more than once';
    query[name] = value;
  }
  return Object.keys(repeated).length > 0 ? refused(422, { fields: repeated }) : query;
};

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a JSON body; no bytes are an empty object. */
export const parseBody = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return isWellFormed(value) ? value : refused(400);
  } catch {
    return refused(400);
  }
};

import type * as Schema from 'effect/Schema';
import type * as codec from '../codec.ts';
import { Misfit, type Reader } from './readers.ts';

const coded = (result: unknown): codec.Coded<unknown> => {
  if (!(result instanceof Misfit)) return { ok: true, value: result };
  return { ok: false, detail: result.path ? `${result.why}\n  at ${result.path}` : result.why };
};

const json: Reader = (text) => {
  const misfit = new Misfit('Expected a valid JSON string');
  if (typeof text !== 'string') return misfit;
  try {
    return JSON.parse(text);
  } catch {
    return misfit;
  }
};

/**
 * In the browser's build a schema is replaced by the reader generated from it: a decoder for data, an encoder for
 * input.
 */
const read = (schema: Schema.Top, value: unknown) => coded((schema as unknown as Reader)(value));

export const decode: typeof codec.decode = read;
export const encode: typeof codec.encode = read;
export const decodeText: typeof codec.decodeText = (schema, text) => {
  const value = json(text);
  return value instanceof Misfit ? coded(value) : read(schema, value);
};

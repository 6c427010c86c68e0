import * as Result from 'effect/Result';
import type * as Schema from 'effect/Schema';
import { invalidFields } from '../../http/invalid.ts';
import type { LinedJson } from '../jsonLines.ts';
import type { Aside, Line } from './parsed.ts';

/** Decoded records with what is told of those that are not taken. */
export interface Records<A> {
  readonly taken: readonly A[];
  readonly aside: readonly Aside[];
}

/** A record, or the reason why it is none. */
export type Reading<A> = { readonly value: A } | { readonly reason: string };

const firstFault = (issue: Schema.SchemaError['issue']): string => {
  const [field, reason] = Object.entries(invalidFields(issue))[0] ?? ['', 'is not right'];
  return field === '' || field === 'body' ? reason : `${field} ${reason}`;
};

/** Decodes the entries of a list one by one and reads each; what fails is put aside with its line. */
export const readRecords = <Wire, A>(
  { lineOf }: LinedJson,
  path: string,
  list: readonly unknown[],
  decode: (value: unknown) => Result.Result<Wire, Schema.SchemaError>,
  read: (wire: Wire, line: Line, path: string) => Reading<A>,
): Records<A> => {
  const taken: A[] = [];
  const aside: Aside[] = [];
  list.forEach((one, i) => {
    const place = path === '' ? String(i) : `${path}.${i}`;
    const line = () => lineOf(place);
    const decoded = decode(one);
    const reading: Reading<A> = Result.isSuccess(decoded)
      ? read(decoded.success, line, place)
      : { reason: firstFault(decoded.failure.issue) };
    if ('value' in reading) taken.push(reading.value);
    else aside.push({ line: line(), reason: reading.reason });
  });
  return { taken, aside };
};

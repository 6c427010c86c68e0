import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { everyCall } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { longLists } from './longLists.ts';

const ids = Schema.Array(Schema.String).check(Schema.isMaxLength(2));

it('S-12: names the lists that are too long, wherever they stand, without a look at their entries', () => {
  const look = longLists(
    Schema.Struct({
      ids,
      about: Schema.optionalKey(Schema.Struct({ days: Schema.NullOr(ids) })),
      pairs: Schema.Array(Schema.Tuple([Schema.Int, Schema.Int])).check(Schema.isMaxLength(3)),
    }),
    'call',
  );
  expect(look({ ids: ['a', 'b'], about: { days: null }, pairs: [[1, 2]] })).toBeNull();
  for (const odd of [null, 1, 'text', [], { ids: 'text', about: 1, pairs: [1] }]) expect(look(odd)).toBeNull();
  const unread = new Proxy(['a', 'b', 'c'], {
    get: (list, key) => {
      if (key !== 'length') throw new Error(`read ${String(key)}`);
      return list.length;
    },
  });
  expect(
    look({
      ids: unread,
      about: { days: ['a', 'b', 'c'] },
      pairs: [
        [1, 2],
        [1, 2, 3],
      ],
    }),
  ).toEqual({
    ids: 'must have at most 2 entries',
    'about.days': 'must have at most 2 entries',
    'pairs.1': 'must have at most 2 entries',
  });
});

it('S-12: finds lists in objects of several kinds', () => {
  const kinds = Schema.Union([
    Schema.Struct({ kind: Schema.Literal('a'), ids }),
    Schema.Struct({ kind: Schema.Literal('b'), names: ids }),
    Schema.Struct({ kind: Schema.Literal('c') }),
  ]);
  const look = longLists(Schema.Struct({ one: kinds }), 'call');
  expect(look({ one: { kind: 'b', names: ['a', 'b'] } })).toBeNull();
  expect(look({ one: { kind: 'b', names: ['a', 'b', 'c'] } })).toEqual({ 'one.names': 'must have at most 2 entries' });
  expect(() =>
    longLists(
      Schema.Struct({ one: Schema.Union([ids, Schema.Array(Schema.Int).check(Schema.isMaxLength(1))]) }),
      'call',
    ),
  ).toThrow('one of several lists');
});

it('S-12: every list that a call takes has an end', () => {
  for (const [area, calls] of Object.entries(everyCall))
    for (const [name, { input }] of Object.entries<AnyCall>(calls)) longLists(input, `${area}.${name}`);
  for (const endless of [Schema.Array(Schema.String), Schema.Record(Schema.String, Schema.String)])
    expect(() => longLists(Schema.Struct({ endless }), 'call')).toThrow('call.endless takes');
});

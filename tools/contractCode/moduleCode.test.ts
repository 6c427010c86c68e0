import * as Schema from 'effect/Schema';
import { describe, expect, it } from 'vitest';
import { call } from '#contract/http/call.ts';
import { moduleCode } from './moduleCode.ts';

const codeOf = (exported: Readonly<Record<string, unknown>>) =>
  moduleCode(new Map([['#contract/http/planted.ts', exported]]), '#contract/http/planted.ts');
const text = Schema.String;

describe('code for browsers', () => {
  it('has a shape once, and reads what refers to it after it', () => {
    const Side = Schema.Struct({ name: text });
    const code = codeOf({ Match: Schema.Struct({ home: Side, away: Schema.optionalKey(Side) }), Side });
    expect(code.split('\n').slice(1)).toEqual([
      'export const Side = /*#__PURE__*/ read.struct({ "name": read.string });',
      'export const Match = /*#__PURE__*/ read.struct({ "home": Side }, { "away": Side });',
      '',
    ]);
  });
  it('brings shapes from the module that has them', () => {
    const Side = Schema.Struct({ name: text });
    const contract = new Map([
      ['#contract/http/shapes.ts', { Side }],
      ['#contract/http/planted.ts', { Sides: Schema.Array(Side) }],
    ]);
    expect(moduleCode(contract, '#contract/http/planted.ts')).toContain(
      "import * as contract_http_shapes from '#contract/http/shapes.ts';\n" +
        'export const Sides = /*#__PURE__*/ read.array(contract_http_shapes.Side);',
    );
  });
  it('encodes the input of a call, decodes its data, and leaves out what is for documents', () => {
    const row = call({
      method: 'GET',
      path: '/x',
      about: 'What nobody reads.',
      input: Schema.Struct({ page: Schema.FiniteFromString }),
      data: Schema.Finite,
      needs: 'nothing',
      on401: 'allTokens',
    });
    expect(codeOf({ planted: { row } })).toContain(
      '  row: { method: "GET", path: "/x", needs: "nothing", on401: "allTokens", ' +
        'input: /*#__PURE__*/ read.struct({ "page": /*#__PURE__*/ read.asText(read.finite) }), data: read.finite },',
    );
  });
  it('carries plain values over, and no functions', () => {
    expect(
      codeOf({ LIMIT: 5, words: { 400: 'no' }, shortText: () => text })
        .split('\n')
        .slice(1),
    ).toEqual(['export const LIMIT = 5;', 'export const words = {"400":"no"};', '']);
  });
});

describe('what no reader can do stops the build', () => {
  it.each<readonly [string, unknown]>([
    ['Declaration', Schema.Date],
    ['BigInt', Schema.BigInt],
    ['Undefined', Schema.optional(text)],
    ['Suspend', Schema.suspend(() => text)],
    ['a transformation', Schema.BooleanFromBit],
    ['a transformation', Schema.fromJsonString(text)],
    ['the rule of nobody', text.check(Schema.makeFilter((value) => value.length > 3))],
    ['the rule effect/schema/isTrimmed', text.check(Schema.isTrimmed())],
    ['the rule effect/schema/isPattern', text.check(Schema.isPattern(/a/g))],
    [
      'the rule effect/schema/isBetween',
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1, exclusiveMaximum: true })),
    ],
    ['the rule of nobody', Schema.Int.check(Schema.isInt32())],
    ['a rule of Objects', Schema.Struct({ a: text }).check(Schema.makeFilter(() => true))],
    ['the rule effect/schema/isUnique', Schema.Array(text).check(Schema.isUnique())],
    ['a tuple of no fixed length', Schema.TupleWithRest(Schema.Tuple([text]), [text])],
    ['a tuple of no fixed length', Schema.Tuple([Schema.optionalKey(text)])],
    ['a record that treats some keys otherwise', Schema.Record(text.check(Schema.isMaxLength(3)), text)],
    [
      'a record that treats some keys otherwise',
      Schema.StructWithRest(Schema.Struct({ a: text }), [Schema.Record(text, text)]),
    ],
    ['a union of exactly one', Schema.Union([text, Schema.Boolean], { mode: 'oneOf' })],
    ['a literal that JSON does not know', Schema.Literal(5n)],
    ['a template that is more than a beginning', Schema.TemplateLiteral([text, '.jpg'])],
    ['the key __proto__', Schema.Struct({ ['__proto__']: text })],
    ['neither a schema nor a table', new Map()],
  ])('%s', (what, schema) => {
    const inside = Schema.isSchema(schema) ? Schema.Struct({ field: Schema.Array(schema) }) : schema;
    const at = Schema.isSchema(schema) ? 'Planted.field[]' : 'Planted';
    expect(() => codeOf({ Planted: inside })).toThrow(`#contract/http/planted.ts ${at}`);
    expect(() => codeOf({ Planted: inside })).toThrow(what);
  });
});

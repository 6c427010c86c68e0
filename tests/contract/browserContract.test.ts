import { isDeepStrictEqual } from 'node:util';
import * as Schema from 'effect/Schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, decodeText, encode, type Coded } from '#contract/codec.ts';
import { browserBuild } from './support/browserBuild.ts';
import { browserContract, type Pair } from './support/browserContract.ts';
import { misshapen } from './support/misshapen.ts';
import { samples } from './support/samples.ts';

const SAMPLES = 30;
/** Number of values per schema that have something wrong or unusual in them. */
const RUNS = 300;

const own = { decode, encode };
const browser = await browserContract();
const pairOf = (name: string): Pair => {
  const pair = browser.pairs.find((one) => one.name === name);
  if (!pair) throw new Error(`the contract has no ${name}`);
  return pair;
};

/** Whether both accept the value with the same result, or both reject it. */
const passes = (wanted: Coded<unknown>, got: Coded<unknown>, value: unknown): boolean => {
  const alike = wanted.ok ? isDeepStrictEqual(got, wanted) : !got.ok;
  if (!alike) expect.fail(`${fc.stringify(value)} is ${fc.stringify(got)}, not ${fc.stringify(wanted)}`);
  return wanted.ok;
};
const reads = ({ way, schema, generated }: Pair, value: unknown): boolean =>
  passes(own[way](schema, value), browser.codec[way](generated, value), value);

describe.each(browser.pairs)('$name', (pair) => {
  const fitting = samples(pair.schema, SAMPLES);
  it('lets pass in a browser what its schema lets pass', () => {
    expect(fitting.map((value) => reads(pair, value))).not.toContain(false);
  });
  it('refuses in a browser what its schema refuses', () => {
    const values = fc.constantFrom(...fitting).chain(misshapen);
    fc.assert(
      fc.property(values, (value) => void reads(pair, value)),
      { numRuns: RUNS },
    );
  });
});

describe('what browsers make of an answer', () => {
  const envelope = pairOf('#contract/http/envelope.ts Envelope');
  const invalid = pairOf('#contract/http/envelope.ts InvalidFields');
  const modes = pairOf('#contract/http/scheduleLists.ts scheduleLists.modes data');
  const anchors = pairOf('#contract/http/scheduleLists.ts scheduleLists.anchors data');
  const frame = pairOf('#contract/ws/frames.ts ServerFrame');

  it.each<unknown>([
    ...['{"code":200,"data":[1]}', ' {"code":404}\n', '{"code":"200"}', '{"code":1.5}', '[]', 'null', '5'],
    ...['', '{', '{"code":200', 'undefined', '{"code":200}{}', '<html>', '{"code":200,"__proto__":{"data":1}}'],
    ...[undefined, null, 5, { code: 200 }, new ArrayBuffer(8), ['{"code":200}']],
  ])('reads %j as text like its schema', (text) => {
    const { schema, generated } = envelope;
    passes(decodeText(schema, text), browser.codec.decodeText(generated, text), text);
  });

  it.each([
    [modes, {}],
    [modes, [{}]],
    [modes, [{ liveModeId: ['secret'] }]],
    [anchors, [{ userId: 'a', displayName: 'b', nickname: 'c', profilePicture: null, siteRoleId: 1.5 }]],
    [invalid, { fields: { password: 5 } }],
    [frame, { type: 'presence', topic: 'chatroom.1', online: 1.5 }],
    [frame, { type: 'message', topic: 'chatroom.1', seq: 1, data: { kind: 'deleted' } }],
    [pairOf('#contract/http/accounts.ts accounts.login input'), { username: '', password: 'secret' }],
    [pairOf('#contract/http/accounts.ts accounts.register input'), { username: 'Secret!', password: 'secret' }],
    [pairOf('#contract/http/schedule.ts schedule.liveSchedule input'), { pageSize: 5000 }],
  ])(
    'names the place and the reason of a misfit like its schema, and no value',
    ({ way, schema, generated }, value) => {
      const misfit = own[way](schema, value);
      expect(browser.codec[way](generated, value)).toEqual(misfit);
      expect(JSON.stringify(misfit)).not.toMatch(/secret/i);
    },
  );

  it('keeps a key __proto__ as a key, and no prototype is touched', () => {
    const fields = JSON.parse('{"fields":{"__proto__":"a","constructor":"b"}}') as unknown;
    const read = browser.codec.decode(invalid.generated, fields);
    expect(reads(invalid, fields)).toBe(true);
    expect(read.ok && Object.entries((read.value as { readonly fields: object }).fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    const polluted = JSON.parse('{"code":200,"__proto__":{"data":"a"}}') as unknown;
    const { generated } = envelope;
    expect(browser.codec.decode(generated, polluted)).toStrictEqual({ ok: true, value: { code: 200 } });
    expect({}).not.toHaveProperty('data');
  });
});

describe('what the contract does not have yet', async () => {
  const planted = {
    Page: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 5 })),
    Few: Schema.Array(Schema.String).check(Schema.isMinLength(2)),
    Some: Schema.Number.check(Schema.isGreaterThanOrEqualTo(3)),
    Between: Schema.Number.check(Schema.isBetween({ minimum: -5, maximum: 3 })),
    Nested: Schema.Union([Schema.Null, Schema.Struct({ kind: Schema.Literal('a') }), Schema.Array(Schema.Boolean)]),
  };
  const { pairs, codec } = await browserContract(async () => new Map([['#contract/http/fields.ts', planted]]));
  const values = [
    ...['1', '5', '6', '0', '1.5', '', ' 2 ', 'x', 'Infinity', '0x3', '-0', '2_0'],
    ...[1, 3, 3.5, 4, -5, Number.NaN, Infinity, -Infinity, null, undefined, true],
    ...[[], ['a'], ['a', 'b'], ['a', 'b', 5], [true], {}, { kind: 'a' }, { kind: 'b' }, { kind: 'a', more: 1 }],
  ];
  it.each(pairs)('$name is read like its schema', ({ schema, generated }) => {
    const passed = values.filter((value) => passes(decode(schema, value), codec.decode(generated, value), value));
    expect(passed.length).toBeGreaterThan(0);
  });
});

describe('the build for browsers', () => {
  const names = "export { Envelope } from '#contract/http/envelope.ts';";
  it('stops at a schema that no reader can do, and says where it is', async () => {
    const planted = new Map([['#contract/http/envelope.ts', { Envelope: Schema.Struct({ at: Schema.Date }) }]]);
    await expect(browserBuild(names, async () => planted)).rejects.toThrow(
      '#contract/http/envelope.ts Envelope.at has Declaration',
    );
  });
  it('stops at code of Effect, and says who wants it', async () => {
    await expect(browserBuild("export * from 'effect/Result';")).rejects.toThrow(/effect.* would reach browsers/);
    expect(await browserBuild(names)).toContain('Envelope');
  });
});

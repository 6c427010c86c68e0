import * as fc from 'fast-check';

/** Texts near the contract's length limits, of characters with one or two code units. */
const long = fc
  .record({ unit: fc.constantFrom('a', '😀'), bound: fc.constantFrom(0, 16, 32, 64, 128, 254, 500), more: fc.nat(1) })
  .map(({ unit, bound, more }) => unit.repeat(bound + more));

/** Values that JSON can contain, and some that it never does. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, undefined, true, false, '', 'x', '5', '\ud800', '__proto__', 'chatroom.', 'a'.repeat(2000)],
    ...[0, -0, -1, 1.5, 200, 201, 2 ** 53, Number.NaN, Infinity, 10n, Symbol.iterator, () => 1],
    ...[[], [undefined], Array(2), {}, Object.create({ userId: 'a' }), new Date(0), new Map(), new String('a')],
    JSON.parse('{"__proto__":{"userId":"a"},"constructor":1}'),
  ),
  long,
  fc.jsonValue(),
);

type Step = (value: unknown) => fc.Arbitrary<unknown>;

const replaced: Step = () => odd;
const inherited: Step = (value) =>
  fc.constant(typeof value === 'object' && !Array.isArray(value) ? Object.create(value) : value);

const inside: Step = (value) => {
  if (Array.isArray(value)) return inArray(value);
  if (typeof value === 'object' && value !== null) return inObject(value);
  return odd;
};

const inArray = (value: readonly unknown[]): fc.Arbitrary<unknown> => {
  const longer = odd.map((extra) => [...value, extra]);
  if (value.length === 0) return longer;
  const index = fc.nat(value.length - 1);
  const other = index.chain((at) => misshapen(value[at]).map((item) => value.with(at, item)));
  return fc.oneof(longer, fc.constant(value.slice(1)), { weight: 4, arbitrary: other });
};

const inObject = (value: object): fc.Arbitrary<unknown> => {
  const without = (name: string) => Object.entries(value).filter(([key]) => key !== name);
  const put = (name: string) => (item: unknown) => Object.fromEntries([...without(name), [name, item]]);
  const extra = fc.constantFrom('extra', '__proto__', 'toString').chain((name) => odd.map(put(name)));
  const names = Object.keys(value);
  if (names.length === 0) return extra;
  const name = fc.constantFrom(...names);
  const dropped = name.map((key) => Object.fromEntries(without(key)));
  const other = name.chain((key) => misshapen(Reflect.get(value, key)).map(put(key)));
  return fc.oneof(extra, dropped, { weight: 4, arbitrary: other });
};

/** The value with something wrong or unusual in one place, at any depth. */
export const misshapen: Step = (value) =>
  fc.oneof(replaced(value), inherited(value), { weight: 4, arbitrary: inside(value) });

import type * as SchemaAST from 'effect/SchemaAST';
import { make, notReadable, read, type Words } from './words.ts';

type Check = NonNullable<SchemaAST.AST['checks']>[number];
type Payload = Readonly<Record<string, unknown>>;

const bounds = (maker: 'between' | 'length' | 'codePoints', least: unknown, most: unknown) =>
  make(maker, String(least), String(most));

/** The checks of the contract, by the id that Effect or `fields.ts` gives them. */
const known: Readonly<Record<string, (payload: Payload, words: Words) => string>> = {
  'effect/schema/isFinite': () => read('finite'),
  'effect/schema/isInt': () => read('int'),
  'effect/schema/isPattern': ({ source, flags }) => make('pattern', `/${String(source)}/${String(flags)}`),
  'effect/schema/isBetween': ({ minimum, maximum }) => bounds('between', minimum, maximum),
  'effect/schema/isGreaterThanOrEqualTo': ({ minimum }) => bounds('between', minimum, Infinity),
  'effect/schema/isBetweenLength': ({ minimum, maximum }) => bounds('length', minimum, maximum),
  'effect/schema/isMinLength': ({ minLength }) => bounds('length', minLength, Infinity),
  'effect/schema/isMaxLength': ({ maxLength }) => bounds('length', 0, maxLength),
  'effect/schema/isBetweenCodePoints': ({ minimum, maximum }) => bounds('codePoints', minimum, maximum),
  'domain/rule': ({ name, from, expected }, { bring }) =>
    make('where', `${bring(String(from))}.${String(name)}`, JSON.stringify(expected)),
};

/** Exclusive bounds, and patterns with state (flags g, y) would need other code. */
const isUnusual = (payload: Payload): boolean =>
  'exclusiveMinimum' in payload || 'exclusiveMaximum' in payload || /[gy]/.test(String(payload['flags'] ?? ''));

/** The reader for a check of a text, a number or a list. */
export const ruleCode = (check: Check, words: Words, at: string): string => {
  const { id, payload } = check.annotations?.representation ?? { id: 'of nobody', payload: null };
  const given = (payload ?? {}) as Payload;
  const code = check._tag === 'Filter' && !isUnusual(given) ? known[id] : undefined;
  if (!code) throw notReadable(at, `the rule ${id} ${JSON.stringify(payload)}`);
  return code(given, words);
};

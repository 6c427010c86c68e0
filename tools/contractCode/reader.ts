import type * as SchemaAST from 'effect/SchemaAST';
import { numberFromString } from 'effect/SchemaTransformation';
import { arraysCode, literalCode, objectsCode, unionCode, type Inner } from './composites.ts';
import { ruleCode } from './rules.ts';
import { make, nameOfModule, notReadable, read, type Words } from './words.ts';

/** A reader's code without references to other readers: equal for equivalent schemas. */
export const wholeCode = (ast: SchemaAST.AST, at: string): string =>
  readerCode(ast, { bring: nameOfModule, named: () => null }, at);

/**
 * JavaScript of a reader (src/contract/browser/readers.ts) that decodes and refuses the same as Effect with this
 * schema. `at` names the schema in errors about unsupported features.
 */
export const readerCode = (ast: SchemaAST.AST, words: Words, at: string): string => {
  const inner: Inner = (part, key) => words.named(wholeCode(part, at + key)) ?? readerCode(part, words, at + key);
  if (ast.encoding) return encodedCode(ast, words, inner, at);
  const rules = rulesOf(ast, words, at);
  switch (ast._tag) {
    case 'String':
      return all(read('string'), ...rules);
    case 'TemplateLiteral':
      return all(read('string'), make('pattern', beginning(ast, at)), ...rules);
    case 'Number':
      return numberCode(rules);
    case 'Arrays':
      return all(arraysCode(ast, inner, at), ...rules);
    case 'Unknown':
      return read('anything');
    case 'Boolean':
      return read('boolean');
    case 'Null':
      return read('nothing');
    case 'Literal':
      return make('oneOf', literalCode(ast, at));
    case 'Objects':
      return objectsCode(ast, inner, at);
    case 'Union':
      return unionCode(ast, inner, at);
    default:
      throw notReadable(at, ast._tag);
  }
};

const rulesOf = (ast: SchemaAST.AST, words: Words, at: string): readonly string[] => {
  // For encoders, Effect keeps the checks of lists separately.
  const encoding = 'encodingChecks' in ast ? (ast.encodingChecks ?? []) : [];
  const checks = [...(ast.checks ?? []), ...encoding];
  if (checks.length > 0 && !['String', 'TemplateLiteral', 'Number', 'Arrays'].includes(ast._tag))
    throw notReadable(at, `a rule of ${ast._tag}`);
  return checks.map((check) => ruleCode(check, words, at));
};

const all = (...readers: readonly string[]) => (readers.length === 1 ? readers[0]! : make('all', ...readers));

/** Integers and finite numbers are types of their own. The type comes first, because bounds do not check it. */
const numberCode = (rules: readonly string[]): string => {
  const types = [read('int'), read('finite')];
  const type = types.find((one) => rules.includes(one)) ?? read('number');
  return all(type, ...rules.filter((rule) => !types.includes(rule)));
};

/** The pattern for texts with a literal prefix, the only kind of template in the contract. */
const beginning = ({ parts }: SchemaAST.TemplateLiteral, at: string): string => {
  const [first, rest, ...more] = parts;
  if (first?._tag !== 'Literal' || rest?._tag !== 'String' || rest.checks || more.length > 0)
    throw notReadable(at, 'a template that is more than a beginning');
  return `/^${String(first.literal).replaceAll(/\W/g, '\\$&')}/`;
};

/** A number that is sent as text. */
const encodedCode = (ast: SchemaAST.AST, words: Words, inner: Inner, at: string): string => {
  const [{ to, transformation }, ...more] = ast.encoding!;
  const decode = transformation._tag === 'Transformation' && more.length === 0 ? transformation.decode : null;
  if (decode === numberFromString.encode && ast._tag === 'String' && !ast.checks) return make('asText', inner(to, ''));
  if (decode === numberFromString.decode && ast._tag === 'Number' && to._tag === 'String' && !to.checks)
    return make('asNumber', numberCode(rulesOf(ast, words, at)));
  throw notReadable(at, 'a transformation');
};

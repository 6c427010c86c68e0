import type * as SchemaAST from 'effect/SchemaAST';
import { make, notReadable, read } from './words.ts';

/** Generates the code of a part; `key` is its path, for errors. */
export type Inner = (ast: SchemaAST.AST, key: string) => string;

export const arraysCode = ({ elements, rest }: SchemaAST.Arrays, inner: Inner, at: string): string => {
  if (elements.length === 0 && rest.length === 1) return make('array', inner(rest[0]!, '[]'));
  if (rest.length > 0 || elements.some(isOptional)) throw notReadable(at, 'a tuple of no fixed length');
  return make('tuple', ...elements.map((element, index) => inner(element, `[${index}]`)));
};

export const objectsCode = (ast: SchemaAST.Objects, inner: Inner, at: string): string => {
  const { propertySignatures: fields, indexSignatures: indexes } = ast;
  if (fields.length === 0 && indexes.length === 0) return read('something');
  if (indexes.length > 0) return recordCode(ast, inner, at);
  if (fields.some(({ name }) => typeof name !== 'string')) throw notReadable(at, 'a key that is no text');
  const code = (optional: boolean) =>
    object(
      fields
        .filter(({ type }) => isOptional(type) === optional)
        .map(({ name, type }) => [String(name), inner(type, `.${String(name)}`)]),
      at,
    );
  return make('struct', code(false), ...(fields.some(({ type }) => isOptional(type)) ? [code(true)] : []));
};

const recordCode = (ast: SchemaAST.Objects, inner: Inner, at: string): string => {
  const [index, ...more] = ast.indexSignatures;
  const { parameter, type } = index!;
  const anyKey = parameter._tag === 'String' && !parameter.checks && !parameter.encoding;
  if (!anyKey || more.length > 0 || ast.propertySignatures.length > 0)
    throw notReadable(at, 'a record that treats some keys otherwise');
  return make('record', inner(type, '[key]'));
};

export const unionCode = (ast: SchemaAST.Union, inner: Inner, at: string): string => {
  if (ast.options?.mode === 'oneOf') throw notReadable(at, 'a union of exactly one');
  const { types } = ast;
  if (types.every(isLiteral)) return make('oneOf', ...types.map((type) => literalCode(type, at)));
  const members = types.map((type, index) => inner(type, `|${index}`));
  const tag = tagOf(types);
  if (!tag) return make('either', ...members);
  const byTag = tag.texts.map((text, index) => [text, members[index]!] as const);
  return make('tagged', JSON.stringify(tag.key), object(byTag, at));
};

/** The key by which a union of objects can be discriminated. */
const tagOf = (types: readonly SchemaAST.AST[]) => {
  const fields = types.map((type) => (type._tag === 'Objects' && !type.encoding ? type.propertySignatures : []));
  const textOf = (index: number, key: PropertyKey) => {
    const type = fields[index]!.find(({ name }) => name === key)?.type;
    return type && isLiteral(type) && !isOptional(type) && typeof type.literal === 'string' ? [type.literal] : [];
  };
  return (fields[0] ?? [])
    .map(({ name }) => ({ key: String(name), texts: types.flatMap((_, index) => textOf(index, name)) }))
    .find(({ texts }) => new Set(texts).size === types.length);
};

const isOptional = ({ context }: SchemaAST.AST): boolean => context?.isOptional ?? false;

const isLiteral = (ast: SchemaAST.AST): ast is SchemaAST.Literal =>
  ast._tag === 'Literal' && !ast.checks && !ast.encoding;

export const literalCode = ({ literal }: SchemaAST.Literal, at: string): string => {
  if (typeof literal === 'bigint') throw notReadable(at, 'a literal that JSON does not know');
  return JSON.stringify(literal);
};

const object = (fields: readonly (readonly [name: string, code: string])[], at: string): string => {
  // In an object literal, this key sets the prototype.
  if (fields.some(([name]) => name === '__proto__')) throw notReadable(at, 'the key __proto__');
  return `{ ${fields.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(', ')} }`;
};

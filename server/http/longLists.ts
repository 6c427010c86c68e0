import type * as Schema from 'effect/Schema';
import type * as SchemaAST from 'effect/SchemaAST';

/** Collects every list in a value that is too long, by path, with its maximum length. */
type Look = (value: unknown, path: string, found: Map<string, number>) => void;

const isMaxLength = 'effect/schema/isMaxLength';

const mostOf = (checks: SchemaAST.AST['checks']): number | null => {
  for (const check of checks ?? []) {
    const { id, payload } = check.annotations?.representation ?? {};
    if (id === isMaxLength && typeof payload === 'object' && payload !== null && 'maxLength' in payload)
      return Number(payload.maxLength);
  }
  return null;
};

const lookAtList = ({ elements, rest, checks }: SchemaAST.Arrays, at: string): Look => {
  const most = rest.length === 0 ? elements.length : mostOf(checks);
  if (most === null) throw new Error(`${at} takes a list without an end: give it a largest length.`);
  const looks = [...elements, ...rest].map((part) => lookAt(part, `${at}[]`));
  return (value, path, found) => {
    if (!Array.isArray(value)) return;
    if (value.length > most) return void found.set(path, most);
    value.forEach((item, i) => looks[Math.min(i, looks.length - 1)]?.(item, `${path}.${i}`, found));
  };
};

const lookAtObject = ({ propertySignatures, indexSignatures }: SchemaAST.Objects, at: string): Look | null => {
  if (indexSignatures.length > 0) throw new Error(`${at} takes any number of keys: name them.`);
  const fields = propertySignatures.flatMap(({ name, type }) => {
    const look = lookAt(type, `${at}.${String(name)}`);
    return look ? [[name, look] as const] : [];
  });
  if (fields.length === 0) return null;
  return (value, path, found) => {
    if (typeof value !== 'object' || value === null) return;
    const known: Readonly<Record<PropertyKey, unknown>> = { ...value };
    for (const [name, look] of fields) look(known[name], path === '' ? String(name) : `${path}.${String(name)}`, found);
  };
};

/** Null for a schema that contains no list. */
const lookAt = (ast: SchemaAST.AST, at: string): Look | null => {
  if (ast._tag === 'Arrays') return lookAtList(ast, at);
  if (ast._tag === 'Objects') return lookAtObject(ast, at);
  if (ast._tag !== 'Union') return null;
  const looks = ast.types.map((type) => lookAt(type, at)).filter((look) => look !== null);
  if (looks.length > 1 && !ast.types.every((type) => type._tag === 'Objects'))
    throw new Error(`${at} takes one of several lists: their lengths cannot be told beforehand.`);
  if (looks.length < 2) return looks[0] ?? null;
  // Of several kinds of objects, each field has one largest length, whichever kind it is in: the smallest.
  return (value, path, found) => looks.forEach((look) => look(value, path, found));
};

/**
 * Finds lists that are too long before their entries are decoded: thousands of invalid entries would take long, and the
 * refusal would be longer than the request. Every list of an input must have a maximum length. Gives the refusal by
 * field, or null.
 */
export const longLists = (
  input: Schema.Top,
  at: string,
): ((raw: unknown) => Readonly<Record<string, string>> | null) => {
  const look = lookAt(input.ast, at);
  return (raw) => {
    const found = new Map<string, number>();
    look?.(raw, '', found);
    if (found.size === 0) return null;
    return Object.fromEntries([...found].map(([path, most]) => [path, `must have at most ${most} entries`]));
  };
};

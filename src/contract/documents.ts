import * as Schema from 'effect/Schema';

export type JsonObject = { readonly [key: string]: unknown };

/**
 * Converts schemas of the contract to JSON Schema 2020-12; named shapes are collected in `named` and referred to under
 * `base`.
 */
export const createJsonSchemas = (base: string) => {
  const named: Record<string, JsonObject> = {};
  const of = (schema: Schema.Top): JsonObject => {
    const { schema: own, definitions } = Schema.toJsonSchemaDocument(schema);
    for (const [name, definition] of Object.entries(definitions)) named[name] = tidy(definition, base);
    return tidy(own, base);
  };
  return { of, named };
};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Removes redundancy: the default bounds of integers, `additionalProperties` that allow everything, and `allOf` where
 * its parts can be merged without a clash.
 */
const tidy = (schema: JsonObject, base: string): JsonObject => {
  const said: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'additionalProperties' && value === true) continue;
    if (typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER) continue;
    if (key === '$ref') said[key] = String(value).replace('#/$defs/', base);
    else if (key === 'allOf' && Array.isArray(value))
      for (const one of value.filter(isObject)) merge(said, tidy(one, base));
    else said[key] = deep(value, base);
  }
  return said;
};

const deep = (value: unknown, base: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => deep(one, base));
  return isObject(value) ? tidy(value, base) : value;
};

const merge = (into: Record<string, unknown>, more: JsonObject): void => {
  const clash = Object.entries(more).some(([key, value]) => key in into && into[key] !== value);
  if (clash) into['allOf'] = [...(Array.isArray(into['allOf']) ? into['allOf'] : []), more];
  else Object.assign(into, more);
};

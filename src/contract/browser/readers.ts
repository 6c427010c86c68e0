/** Where a value does not fit its schema, and what was expected there. It never contains the value. */
export class Misfit {
  readonly why: string;
  readonly path: string;
  constructor(why: string, path = '') {
    this.why = why;
    this.path = path;
  }
  /** The same misfit, with its path extended by the key of the enclosing object or array. */
  under(key: string | number): Misfit {
    return new Misfit(this.why, `[${JSON.stringify(key)}]${this.path}`);
  }
}

/** Decodes or encodes a value, or gives a `Misfit`. Code generated from the schemas is composed of these. */
export type Reader = (value: unknown) => unknown;

const expected = (what: string) => new Misfit(`Expected ${what}`);
const missing = (key: string | number) => new Misfit('Missing key').under(key);
const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Passes the values for which `holds` is true; the type must have been checked before. */
/*#__NO_SIDE_EFFECTS__*/
export const where =
  <A>(holds: (value: A) => boolean, what: string): Reader =>
  (value) =>
    holds(value as A) ? value : expected(what);

export const anything: Reader = (value) => value;
export const something = where((value) => value !== null && value !== undefined, 'object | array');
export const nothing = where((value) => value === null, 'null');
export const string = where((value) => typeof value === 'string', 'string');
export const boolean = where((value) => typeof value === 'boolean', 'boolean');
export const number = where((value) => typeof value === 'number', 'number');
export const finite = where(Number.isFinite, 'a finite number');
export const int = where(Number.isSafeInteger, 'an integer');

/*#__NO_SIDE_EFFECTS__*/
export const oneOf = (...values: readonly unknown[]): Reader =>
  where((value) => values.includes(value), values.map((value) => JSON.stringify(value)).join(' | '));

/** Uses the first reader that fits. */
/*#__NO_SIDE_EFFECTS__*/
export const either =
  (...readers: readonly Reader[]): Reader =>
  (value) => {
    const misfits: Misfit[] = [];
    for (const read of readers) {
      const result = read(value);
      if (!(result instanceof Misfit)) return result;
      misfits.push(result);
    }
    return new Misfit(misfits.map(({ why }) => why).join(' | '));
  };

/** A union of objects that is discriminated by the string under `key`. */
/*#__NO_SIDE_EFFECTS__*/
export const tagged =
  (key: string, readers: Readonly<Record<string, Reader>>): Reader =>
  (value) => {
    const tag = isObject(value) ? value[key] : null;
    return typeof tag === 'string' && Object.hasOwn(readers, tag)
      ? readers[tag]!(value)
      : expected(`${key} ${Object.keys(readers).join(' | ')}`);
  };

/** Drops keys without a field. */
/*#__NO_SIDE_EFFECTS__*/
export const struct =
  (fields: Readonly<Record<string, Reader>>, optional: Readonly<Record<string, Reader>> = {}): Reader =>
  (value) => {
    if (!isObject(value)) return expected('object');
    const object: Record<string, unknown> = {};
    for (const readers of [fields, optional])
      for (const key in readers) {
        if (key in value) {
          const result = readers[key]!(value[key]);
          if (result instanceof Misfit) return result.under(key);
          object[key] = result;
        } else if (readers === fields) return missing(key);
      }
    return object;
  };

/** Accepts any key as an own property, even `__proto__`. */
/*#__NO_SIDE_EFFECTS__*/
export const record =
  (read: Reader): Reader =>
  (value) => {
    if (!isObject(value)) return expected('object');
    const entries: [string, unknown][] = [];
    for (const key of Object.keys(value)) {
      const result = read(value[key]);
      if (result instanceof Misfit) return result.under(key);
      entries.push([key, result]);
    }
    return Object.fromEntries(entries);
  };

const items = (value: readonly unknown[], readerAt: (index: number) => Reader) => {
  const list: unknown[] = [];
  for (const [index, item] of value.entries()) {
    const result = readerAt(index)(item);
    if (result instanceof Misfit) return result.under(index);
    list.push(result);
  }
  return list;
};

/*#__NO_SIDE_EFFECTS__*/
export const array =
  (read: Reader): Reader =>
  (value) =>
    Array.isArray(value) ? items(value, () => read) : expected('array');

/*#__NO_SIDE_EFFECTS__*/
export const tuple =
  (...readers: readonly Reader[]): Reader =>
  (value) =>
    Array.isArray(value) && value.length === readers.length
      ? items(value, (index) => readers[index]!)
      : expected(`array of ${readers.length}`);

/** The result of `read`, if all rules accept it. */
/*#__NO_SIDE_EFFECTS__*/
export const all =
  (read: Reader, ...rules: readonly Reader[]): Reader =>
  (value) => {
    const result = read(value);
    if (result instanceof Misfit) return result;
    for (const rule of rules) {
      const broken = rule(result);
      if (broken instanceof Misfit) return broken;
    }
    return result;
  };
/*#__NO_SIDE_EFFECTS__*/
export const pattern = (form: RegExp): Reader =>
  where<string>((text) => form.test(text), `a string matching the RegExp ${form.source}`);
/*#__NO_SIDE_EFFECTS__*/
export const codePoints = (least: number, most: number): Reader =>
  where<string>(
    (text) => isBetween([...text].length, least, most),
    `a string with between ${least} and ${most} code points`,
  );
/*#__NO_SIDE_EFFECTS__*/
export const length = (least: number, most: number): Reader =>
  where<{ readonly length: number }>(
    (value) => isBetween(value.length, least, most),
    `a value with a length between ${least} and ${most}`,
  );
/*#__NO_SIDE_EFFECTS__*/
export const between = (least: number, most: number): Reader =>
  where<number>((value) => isBetween(value, least, most), `a value between ${least} and ${most}`);

/** A number as the text in a query, and back. */
/*#__NO_SIDE_EFFECTS__*/
export const asText =
  (read: Reader): Reader =>
  (value) => {
    const result = read(value);
    return result instanceof Misfit ? result : String(result);
  };
/*#__NO_SIDE_EFFECTS__*/
export const asNumber =
  (read: Reader): Reader =>
  (value) =>
    typeof value === 'string' ? read(Number(value)) : expected('string');

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Structural sharing: `next`, with each part that equals its counterpart in `last` replaced by it, so that unchanged
 * parts keep their identity. For trees of plain objects, arrays and primitives.
 */
export const reuse = <A>(last: unknown, next: A): A => reused(last, next) as A;

const reused = (last: unknown, next: unknown): unknown => {
  if (Object.is(last, next)) return last;
  if (Array.isArray(last) && Array.isArray(next)) {
    const items = next.map((item, i) => reused(last[i], item));
    return items.length === last.length && items.every((item, i) => Object.is(item, last[i])) ? last : items;
  }
  if (isPlain(last) && isPlain(next)) {
    const entries = Object.entries(next).map(([key, value]) => [key, reused(last[key], value)] as const);
    const same =
      entries.length === Object.keys(last).length &&
      entries.every(([key, value]) => Object.hasOwn(last, key) && Object.is(value, last[key]));
    return same ? last : Object.fromEntries(entries);
  }
  return next;
};

/**
 * Whether every text in a value can be stored and sent: no NUL, no lone surrogate. The depth of nesting is limited too.
 */
export const isWellFormed = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= 32) return false;
  if (Array.isArray(value)) return value.every((one) => isWellFormed(one, depth + 1));
  return Object.entries(value).every(([name, one]) => isWellFormed(name) && isWellFormed(one, depth + 1));
};

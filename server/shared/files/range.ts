/** The range of bytes in a Range header; `whole` if it is absent or unsupported. */
export type Part =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'impossible' };

const WHOLE: Part = { kind: 'whole' };
const IMPOSSIBLE: Part = { kind: 'impossible' };

/**
 * Parses a single range of bytes; several ranges, other units and invalid headers give the whole file, as RFC 9110
 * allows.
 */
export const readRange = (header: string | undefined, size: number): Part => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return WHOLE;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return WHOLE;
  if (first === '')
    return Number(last) === 0 ? IMPOSSIBLE : { kind: 'part', from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (last !== '' && Number(last) < from) return WHOLE;
  return from < size ? { kind: 'part', from, to } : IMPOSSIBLE;
};

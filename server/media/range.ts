/** The bytes that a Range header asks for; `whole` where it is absent or none that we serve in parts. */
export type Part = { readonly kind: 'whole' } | { readonly kind: 'part'; readonly from: number; readonly to: number } | { readonly kind: 'impossible' };

const WHOLE: Part = { kind: 'whole' };
const IMPOSSIBLE: Part = { kind: 'impossible' };

/** Reads one range of bytes; several at once, other units and nonsense are answered with the whole, as RFC 9110 allows. */
export const readRange = (header: string | undefined, size: number): Part => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return WHOLE;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return WHOLE;
  if (first === '') return Number(last) === 0 ? IMPOSSIBLE : { kind: 'part', from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (last !== '' && Number(last) < from) return WHOLE;
  return from < size ? { kind: 'part', from, to } : IMPOSSIBLE;
};

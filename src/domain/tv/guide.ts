/** What has a beginning and an end, in whatever unit both are given. */
export interface Span {
  readonly start: number;
  readonly stop: number;
}

/** The index of the first that stops after a moment; `sorted` by start, none overlapping another. */
const firstAfter = (sorted: readonly Span[], at: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]!.stop > at) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Those that overlap `[from, to)`. */
export const overlapping = <A extends Span>(sorted: readonly A[], from: number, to: number): readonly A[] => {
  const first = firstAfter(sorted, from);
  let end = first;
  while (end < sorted.length && sorted[end]!.start < to) end += 1;
  return sorted.slice(first, end);
};

/** TV-2: what is on at a moment, and what comes next; in a gap nothing is on. */
export const nowAndNext = <A extends Span>(
  sorted: readonly A[],
  at: number,
): { readonly now: A | null; readonly next: A | null } => {
  const first = firstAfter(sorted, at);
  const found = sorted[first];
  if (!found) return { now: null, next: null };
  return found.start <= at ? { now: found, next: sorted[first + 1] ?? null } : { now: null, next: found };
};

/** Why one of a list of programmes is not as it was told. */
export type Untidy = 'empty' | 'repeated' | 'cut';

/**
 * Programmes of a channel as a guide can show them: by start, none over another. What starts later is right, so it cuts
 * what runs into it; of two that start together the one that was told last stays; what ends before it begins,
 * or lasts too long to be true, goes. Gaps stay gaps. An end that nobody told (`stop` 0) is the next one's start.
 */
export const tidied = <A extends Span>(
  told: readonly A[],
  { longest }: { readonly longest: number },
): { readonly tidy: readonly A[]; readonly untidy: readonly { readonly of: A; readonly why: Untidy }[] } => {
  const untidy: { readonly of: A; readonly why: Untidy }[] = [];
  const byStart = new Map<number, A>();
  for (const one of told) {
    if (one.stop !== 0 && (one.stop <= one.start || one.stop - one.start > longest)) {
      untidy.push({ of: one, why: 'empty' });
      continue;
    }
    const before = byStart.get(one.start);
    if (before) untidy.push({ of: before, why: 'repeated' });
    byStart.set(one.start, one);
  }
  const sorted = [...byStart.values()].toSorted((a, b) => a.start - b.start);
  const tidy = sorted.flatMap((one, i): readonly A[] => {
    const next = sorted[i + 1]?.start ?? Infinity;
    if (one.stop === 0) {
      if (next - one.start <= longest) return [{ ...one, stop: next }];
      untidy.push({ of: one, why: 'empty' });
      return [];
    }
    if (one.stop <= next) return [one];
    untidy.push({ of: one, why: 'cut' });
    return [{ ...one, stop: next }];
  });
  return { tidy, untidy };
};

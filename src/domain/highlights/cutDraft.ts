import type { Locale } from '../locale/locale.ts';
import { CUT } from '../media/cut.ts';
import type { CutWish } from './highlight.ts';

/** A moment of the match that can be a chapter; `at` is epoch milliseconds of the stream's time. */
export interface OfferedMark {
  readonly at: number;
  readonly label: string;
}

/** What staff have chosen of a cut so far. Times are epoch milliseconds of the stream's time. */
export interface CutDraft {
  readonly fromTs: number | null;
  readonly toTs: number | null;
  readonly titles: { readonly [Lang in Locale]: string };
  readonly category: string;
  readonly type: string;
  /** The times of moments that are to be no chapter, and names that were written in place of the offered ones. */
  readonly without: readonly number[];
  readonly labels: Readonly<Record<number, string>>;
}

export const emptyDraft: CutDraft = {
  ...{ fromTs: null, toTs: null, titles: { vi: '', en: '', zh: '' }, category: '', type: '', without: [], labels: {} },
};

/** What is wrong, by the origin's name of the field. */
export type DraftFaults = Readonly<Record<string, string>>;

const spanFault = (from: number, to: number): string | null => {
  if (to <= from) return 'backwards';
  if (to - from < CUT.leastMs) return 'tooShort';
  return to - from > CUT.mostMs ? 'tooLong' : null;
};

/** What is still wrong with a draft, by field; nothing where it can be sent. */
export const faultsOf = ({ fromTs, toTs, titles, category, type }: CutDraft): DraftFaults => {
  const span = fromTs === null || toTs === null ? null : spanFault(fromTs, toTs);
  return {
    ...(fromTs === null && { fromTs: 'missing' }),
    ...(toTs === null ? { toTs: 'missing' } : span !== null && { toTs: span }),
    ...(titles.vi.trim() === '' && { 'titles.vi': 'missing' }),
    ...((category === '' || type === '') && { category: 'missing' }),
  };
};

/** The moments that the span shows. */
export const marksWithin = (
  { fromTs, toTs }: Pick<CutDraft, 'fromTs' | 'toTs'>,
  marks: readonly OfferedMark[],
): readonly OfferedMark[] =>
  fromTs === null || toTs === null ? [] : marks.filter(({ at }) => at >= fromTs && at < toTs);

/** What is asked for; of a match without moments in the span the origin names the chapters. Null where something is missing. */
export const wishOf = (
  draft: CutDraft,
  marks: readonly OfferedMark[],
  named: Pick<CutWish, 'roomId' | 'clientId'>,
): CutWish | null => {
  const { fromTs, toTs, titles, category, type, without, labels } = draft;
  if (fromTs === null || toTs === null || Object.keys(faultsOf(draft)).length > 0) return null;
  const within = marksWithin(draft, marks);
  const [en, zh] = [titles.en.trim(), titles.zh.trim()];
  return {
    ...named,
    ...{ fromTs, toTs, category, type },
    titles: { vi: titles.vi.trim(), ...(en && { en }), ...(zh && { zh }) },
    ...(within.length > 0 && {
      chapters: within
        .filter(({ at }) => !without.includes(at))
        .map(({ at, label }) => ({
          // As the origin reckons a chapter of the match: what led to the moment is seen too.
          sec: Math.max(0, Math.floor((at - CUT.leadMs - fromTs) / 1000)),
          label: labels[at]?.trim() || label,
        })),
    }),
  };
};

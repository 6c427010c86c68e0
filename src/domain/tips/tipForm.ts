import { plainText, type TextBlock } from '../content/blocks.ts';
import { blocksOf, typedText } from '../content/plainBlocks.ts';
import { isLine, selectionsOf, type Market, type Selection } from '../odds/market.ts';
import { TIPS, type TipDetail } from './tip.ts';

/** The form's own limits, in characters. */
export const TIP_FORM = { textMin: 40, textMax: 2000 } as const;

/** A prediction that was chosen on the board. */
export interface Picked {
  readonly market: Market;
  readonly sel: Selection;
  /** Of a handicap the home team's. */
  readonly line?: number;
}

/** What a tipster is writing. */
export interface TipForm {
  /** "" until a match is chosen. */
  readonly fixtureId: string;
  readonly picked: Picked | null;
  readonly stake: number;
  readonly title: string;
  /** Typed: see `blocksOf`. */
  readonly text: string;
}

/** What is published, or kept as a draft. */
export interface TipWish extends Picked {
  readonly stake: number;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}
/** A draft at the origin: what is not chosen yet is absent. */
export interface TipDraft extends Partial<Omit<TipWish, 'title' | 'blocks'>>, Pick<TipWish, 'title' | 'blocks'> {
  readonly fixtureId: string;
}

export const emptyForm = (fixtureId: string): TipForm => ({ fixtureId, picked: null, stake: 1, title: '', text: '' });

export type TipProblem = 'missing' | 'short' | 'long';
/** By field; empty where it can be published. */
export type TipProblems = Readonly<Partial<Record<'fixtureId' | 'picked' | 'title' | 'text', TipProblem>>>;

const letters = (text: string): number => [...text.trim()].length;

const textProblem = (text: string): TipProblem | null => {
  const blocks = blocksOf(text);
  const count = letters(plainText(blocks));
  if (count < TIP_FORM.textMin) return count === 0 ? 'missing' : 'short';
  return letters(text) > TIP_FORM.textMax || blocks.length > TIPS.blocksMax ? 'long' : null;
};

/** What a form lacks. */
export const problemsOf = ({ fixtureId, picked, title, text }: TipForm): TipProblems => {
  const ofText = textProblem(text);
  return {
    ...(fixtureId === '' && { fixtureId: 'missing' }),
    ...(!picked && { picked: 'missing' }),
    ...(letters(title) === 0 ? { title: 'missing' } : letters(title) > TIPS.titleMax && { title: 'long' }),
    ...(ofText && { text: ofText }),
  };
};

export const wishOf = ({ picked, stake, title, text }: TipForm & { readonly picked: Picked }): TipWish => ({
  ...picked,
  ...{ stake, title: title.trim(), blocks: blocksOf(text) },
});

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** As the origin keeps it, within its limits. */
export const draftOf = ({ fixtureId, picked, stake, title, text }: TipForm): TipDraft => ({
  ...{ fixtureId, ...picked, stake },
  ...{ title: cut(title, TIPS.titleMax), blocks: blocksOf(cut(text, TIP_FORM.textMax)).slice(0, TIPS.blocksMax) },
});

const pickedIn = ({ market, sel, line }: Partial<Picked>): Picked | null => {
  if (!market || !sel || !selectionsOf(market).includes(sel) || !isLine(market, line)) return null;
  return { market, sel, ...(line !== undefined && { line }) };
};

export const formOfDraft = ({ fixtureId, stake, title, blocks, ...rest }: TipDraft): TipForm => ({
  ...{ fixtureId, picked: pickedIn(rest), stake: stake ?? TIPS.minStake, title, text: typedText(blocks) },
});

/** A published tip, to be edited. */
export const formOfTip = (tip: TipDetail): TipForm => formOfDraft(tip);

/** Reads a form that a device kept, as far as it is valid: another release may have written it. Null if it is none. */
export const keptForm = (value: unknown): TipForm | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { fixtureId, picked, stake, title, text } = value as Partial<TipForm>;
  if (typeof fixtureId !== 'string' || typeof title !== 'string' || typeof text !== 'string') return null;
  const whole =
    typeof stake === 'number' && Number.isInteger(stake) && stake >= TIPS.minStake && stake <= TIPS.maxStake;
  return { fixtureId, picked: picked ? readPicked(picked) : null, stake: whole ? stake : TIPS.minStake, title, text };
};

const readPicked = (picked: Partial<Picked>): Picked | null => {
  try {
    return pickedIn(picked);
  } catch {
    return null;
  }
};

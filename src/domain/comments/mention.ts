import { searchRank } from '../shared/searchRank.ts';

/** A name that is being typed after "@": where the "@" stands in the text, and what follows it up to the caret. */
export interface Mention {
  readonly from: number;
  readonly query: string;
}
/** Somebody who can be named. */
export interface Namable {
  readonly userId: string;
  readonly nickname: string;
}

/** Names that are offered at once. */
const OFFERED_MOST = 6;
const BEING_TYPED = /(?<=^|[^\p{L}\p{N}_])@(?<query>[\p{L}\p{N}\p{M}_.\u00a0-]{0,48})$/u;

/** The mention that ends at the caret, or null. */
export const mentionAt = (text: string, caret: number): Mention | null => {
  const found = BEING_TYPED.exec(text.slice(0, caret));
  return found ? { from: found.index, query: (found.groups?.['query'] ?? '').replaceAll('\u00a0', ' ') } : null;
};

/** Those whose names match, best first and each once; all of them, in their order, before anything is typed. */
export const offeredNames = <A extends Namable>(people: readonly A[], query: string): readonly A[] => {
  const once = [...new Map(people.map((one) => [one.userId, one])).values()];
  const ranked = once
    .map((one) => ({ one, rank: query === '' ? 1 : searchRank(one.nickname, query) }))
    .filter(({ rank }) => rank > 0);
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, OFFERED_MOST)
    .map(({ one }) => one);
};

/** A name as a mention in a text; its blanks do not end it. */
export const mentionOf = ({ nickname }: Pick<Namable, 'nickname'>): string => `@${nickname.replaceAll(' ', '\u00a0')} `;

/** The text with a whole name in place of the one that was being typed, and where the caret stands then. */
export const withMention = (
  text: string,
  caret: number,
  { from }: Mention,
  who: Pick<Namable, 'nickname'>,
): { readonly text: string; readonly caret: number } => {
  const name = mentionOf(who);
  const rest = text.slice(caret);
  return {
    text: text.slice(0, from) + name + (rest.startsWith(' ') ? rest.slice(1) : rest),
    caret: from + name.length,
  };
};

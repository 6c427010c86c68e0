import { wordPlace } from '#domain/schedule/matchSearch.ts';

/** A name of a team or a competition in the form of `searchText`, with one space before each word. */
export interface SearchedName {
  readonly kind: 'team' | 'league';
  readonly id: string;
  readonly text: string;
}
/** The teams and competitions that a word can refer to. */
export interface Meant {
  readonly teams: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
}

interface Start {
  readonly begins: string;
  readonly of: SearchedName;
}

const byBeginning = (a: Start, b: Start): number => (a.begins < b.begins ? -1 : a.begins > b.begins ? 1 : 0);

/** The positions from which a name can be found: the start of each word, and in Chinese, which has no spaces, each character. */
const startsOf = (of: SearchedName): readonly Start[] =>
  of.text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (wordPlace(word) === word ? [...word].map((_, i, signs) => signs.slice(i).join('')) : [word]))
    .map((begins) => ({ begins, of }));

/** An index of names by the beginnings of their words, so that a lookup costs a few comparisons plus its results. */
export const nameIndex = (names: readonly SearchedName[]) => {
  const starts = names.flatMap(startsOf).toSorted(byBeginning);
  const firstFrom = (word: string): number => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]!.begins < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (word: string): Meant => {
    const meant = { teams: new Set<string>(), leagues: new Set<string>() };
    for (let i = firstFrom(word); starts[i]?.begins.startsWith(word); i += 1) {
      const { kind, id } = starts[i]!.of;
      (kind === 'team' ? meant.teams : meant.leagues).add(id);
    }
    return meant;
  };
};
export type NameIndex = ReturnType<typeof nameIndex>;

/** The same list with one of it at another place; unchanged if it is not in it. */
export const moved = <A extends { readonly qid: string }>(all: readonly A[], qid: string, to: number): readonly A[] => {
  const at = all.findIndex((one) => one.qid === qid);
  const place = Math.max(0, Math.min(to, all.length - 1));
  return at < 0 || at === place ? all : all.toSpliced(at, 1).toSpliced(place, 0, all[at]!);
};

/** The beginning of a list in which `most` are not left out; all of it where there are fewer. */
export const untilEnough = <A>(list: readonly A[], most: number, isLeftOut: (one: A) => boolean): readonly A[] => {
  let found = 0;
  const end = list.findIndex((one) => !isLeftOut(one) && (found += 1) === most);
  return end === -1 ? list : list.slice(0, end + 1);
};

interface Ranked {
  readonly team: { readonly id: string };
  readonly rank: number;
}

/** `most` rows of a table by rank: those of the named teams, filled up with the best of the others. */
export const tableWindow = <Row extends Ranked>(
  rows: readonly Row[],
  teams: readonly string[],
  most: number,
): readonly Row[] => {
  const ranked = rows.toSorted((a, b) => a.rank - b.rank);
  const named = ranked.filter(({ team }) => teams.includes(team.id)).slice(0, most);
  const others = ranked.filter((row) => !named.includes(row)).slice(0, most - named.length);
  return [...named, ...others].toSorted((a, b) => a.rank - b.rank);
};

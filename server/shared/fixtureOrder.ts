type Placed<Start extends string> = Readonly<Record<Start, number>> & { readonly fixtureId: string };

/** Below 0 where the first one comes first. */
const inOrder =
  <Start extends 'startTime' | 'startTs'>(start: Start) =>
  (latestFirst: boolean) =>
  (a: Placed<Start>, b: Placed<Start>): number => {
    const order = a[start] - b[start] || (a.fixtureId < b.fixtureId ? -1 : a.fixtureId > b.fixtureId ? 1 : 0);
    return latestFirst ? -order : order;
  };

/** Matches of the schedule, by start and then by id, or the other way round. */
export const compareMatches = inOrder('startTime');
/** The same of football's fixtures, which name their start otherwise. */
export const compareFixtures = inOrder('startTs');

type Placed<Start extends string> = Readonly<Record<Start, number>> & { readonly fixtureId: string };

/** Negative if the first one comes first. */
const inOrder =
  <Start extends 'startTime' | 'startTs'>(start: Start) =>
  (latestFirst: boolean) =>
  (a: Placed<Start>, b: Placed<Start>): number => {
    const order = a[start] - b[start] || (a.fixtureId < b.fixtureId ? -1 : a.fixtureId > b.fixtureId ? 1 : 0);
    return latestFirst ? -order : order;
  };

/** Orders matches of the schedule by start, then by id; reversed if `latestFirst`. */
export const compareMatches = inOrder('startTime');
/** The same for football fixtures, whose start field has another name. */
export const compareFixtures = inOrder('startTs');

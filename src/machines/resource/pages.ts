import type { CountedSlice } from '#domain/shared/slice.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';

/** So many pages of a list, from a place on: all are asked for together, so that none shows what another has lost. */
export const loadPages = async <A>(
  pages: number,
  from: string | null,
  load: (from: string | null) => Promise<Outcome<CountedSlice<A>>>,
): Promise<Outcome<CountedSlice<A>>> => {
  let all: CountedSlice<A> = { list: [], total: 0, next: from };
  for (let page = 0; page < pages; page += 1) {
    const outcome = await load(all.next);
    if (!outcome.ok) return outcome;
    all = { ...outcome.value, list: [...all.list, ...outcome.value.list] };
    if (all.next === null) break;
  }
  return succeeded(all);
};

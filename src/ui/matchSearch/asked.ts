import { MATCH_SEARCH } from '#domain/schedule/matchSearch.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { isDay, type Day } from '#domain/shared/zone.ts';

/** The parameters of the search in the address. */
export interface Asked {
  readonly q: string;
  readonly date: Day | null;
  readonly league: string | null;
  readonly past: boolean;
}

/** Reads the parameters; an invalid day or id counts as none. */
export const askedBy = (value: (name: string) => string | null): Asked => {
  const date = value('date');
  const league = value('league');
  return {
    q: [...(value('q') ?? '')].slice(0, MATCH_SEARCH.longest).join(''),
    date: date !== null && isDay(date) ? date : null,
    league: league !== null && /^[A-Za-z0-9_-]{1,64}$/u.test(league) ? league : null,
    past: value('when') === 'past',
  };
};

/** Whether there is anything to search for: otherwise the page shows the matches viewed last. */
export const asksForAnything = ({ q, date, league, past }: Asked): boolean =>
  q.trim() !== '' || date !== null || league !== null || past;

/** The path of a search, without language prefix. */
export const searchPath = ({ q, date, league, past }: Partial<Asked>): string => {
  const query = new URLSearchParams({
    ...(q?.trim() && { q }),
    ...(date && { date }),
    ...(league && { league }),
    ...(past && !date && { when: 'past' }),
  }).toString();
  return query === '' ? hrefOf('matchSearch') : `${hrefOf('matchSearch')}?${query}`;
};

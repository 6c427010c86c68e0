import type { TableType } from '#domain/football/standings/standings.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { InputOf } from '../http/call.ts';
import { fixtures } from '../http/fixtures.ts';
import { leagues } from '../http/leagues.ts';
import { ask } from './ask.ts';

/** A competition, in the reader's language; the current season by default. */
export interface OfLeague {
  readonly id: string;
  readonly season?: string;
  readonly locale: Locale;
}
/** Its names come in the language of the call. */
const plain = <Input extends { readonly locale: Locale }>({ locale: _, ...input }: Input) => input;

type InZone<Query> = Query & { readonly timezone: string };

/** The resources of `machines/football/football.resources.ts` that pages load first. */
export const footballAsks = {
  leagueDetail: ask(leagues.detail, (input: OfLeague) => plain(input)),
  leagueTable: ask(leagues.standing, (input: OfLeague & { readonly type?: TableType }) => plain(input)),
  leagueFixtures: ask(leagues.fixtures, (input: OfLeague & { readonly round?: string }) => plain(input)),
  fixtureDay: ask(
    fixtures.list,
    (
      query: InZone<Pick<InputOf<typeof fixtures.list>, 'date'>> &
        Required<Pick<InputOf<typeof fixtures.list>, 'view'>>,
    ) => query,
  ),
  fixtureCounts: ask(
    fixtures.dayCounts,
    (query: InZone<Omit<InputOf<typeof fixtures.dayCounts>, 'timezone'>>) => query,
  ),
};

import { hrefOf } from '../routing/routes.ts';
import type { Competition } from './competition.ts';

/** A slug in an address; names that have none leave a mark, so that the address keeps its form. */
const part = (slug: string): string => slug || '-';

export const leaguePath = ({ slug, leagueId }: Pick<Competition, 'slug' | 'leagueId'>): string =>
  hrefOf('footballLeague', { league: part(slug), id: leagueId });

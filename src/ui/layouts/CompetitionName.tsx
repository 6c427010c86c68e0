import { leaguePlaces } from '#domain/routing/pageTitle.ts';
import { leagueDetail } from '#machines/football/football.resources.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource } from '../hooks/useResource.ts';
import { useNamed, type NameProps } from './useNamed.ts';

/** The title of a competition's page. */
export default function CompetitionName(props: NameProps) {
  const { value } = useResource(leagueDetail, { id: props.found.params['id'] ?? '', locale: useLocale() });
  useNamed(props, value && leaguePlaces(value));
  return null;
}

import { ESPORT, leagueOf } from '#domain/schedule/league.ts';
import { roomIdOf } from '#domain/room/roomAddress.ts';
import { leaguePlaces, personPlaces, roomPlaces } from '#domain/routing/pageTitle.ts';
import { leagueDetail } from '#machines/football/football.resources.ts';
import { leagues, room } from '#machines/schedule/schedule.resources.ts';
import { cards } from '#machines/social/cards.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useNamed, type NameProps } from './useNamed.ts';

const paramOf = ({ found }: NameProps, name: string): string => found.params[name] ?? '';

const RoomName = (props: NameProps) => {
  const { value } = useResource(room, { roomId: roomIdOf(paramOf(props, 'slug')) ?? '' });
  useNamed(props, value && roomPlaces(value));
  return null;
};
const LeagueName = (props: NameProps) => {
  const { value } = useResource(leagues, ESPORT);
  const league = leagueOf(value ?? [], paramOf(props, 'slug'));
  useNamed(props, league && leaguePlaces(league));
  return null;
};
const PersonName = (props: NameProps) => {
  const { value } = useResource(cards, { targets: [{ type: 'user', id: paramOf(props, 'id') }] });
  const person = value?.[0];
  useNamed(props, person ? personPlaces(person.title) : null);
  return null;
};
const CompetitionName = (props: NameProps) => {
  const { value } = useResource(leagueDetail, { id: paramOf(props, 'id') });
  useNamed(props, value && leaguePlaces(value));
  return null;
};
const names = { room: RoomName, league: LeagueName, person: PersonName, competition: CompetitionName } as const;

/** The title of a page that names what it loads. */
export default function LoadedName(props: NameProps) {
  const { named } = props.found.route;
  const Name = named && names[named];
  return Name ? <Name {...props} /> : null;
}

import { ESPORT, leagueOf } from '#domain/schedule/league.ts';
import { roomIdOf } from '#domain/room/roomAddress.ts';
import { fixturePlaces, leaguePlaces, newsPlaces, personPlaces, roomPlaces } from '#domain/routing/pageTitle.ts';
import { fixtureDetail, leagueDetail } from '#machines/football/football.resources.ts';
import { chapterIdOf } from '#domain/comics/comicIds.ts';
import { chapterPages, comicDetail } from '#machines/comics/comics.resources.ts';
import { filmDetail } from '#machines/films/films.resources.ts';
import { albumDetail, artistDetail, songDetail } from '#machines/music/music.resources.ts';
import { gameDetail } from '#machines/games/games.resources.ts';
import { managerDetail, teamDetail, venueDetail } from '#machines/football/teams.resources.ts';
import { highlightDetail, highlightTree } from '#machines/highlights/highlights.resources.ts';
import { articleDetail, newsTree } from '#machines/news/news.resources.ts';
import { tvChannel, tvNations } from '#machines/tv/tv.resources.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resource } from '#machines/resource/resources.ts';
import { playerDetail } from '#machines/football/players.resources.ts';
import { leagues, room } from '#machines/schedule/schedule.resources.ts';
import { cards } from '#machines/social/cards.resources.ts';
import { chapterTitle } from '#domain/comics/comicPaths.ts';
import { placeNames, safeName } from '#domain/news/newsView.ts';
import { tipMatchPlaces, tipPlaces } from '#domain/tips/tipPaths.ts';
import { promotionDetail } from '#machines/promotions/promotions.resources.ts';
import { tipDetail, tipsOfMatch } from '#machines/tips/tips.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
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
const TipName = (props: NameProps) => {
  const { value } = useResource(tipDetail, { slug: paramOf(props, 'slug') });
  useNamed(props, value && tipPlaces(value));
  return null;
};
const TipMatchName = (props: NameProps) => {
  const { value } = useResource(tipsOfMatch, { id: paramOf(props, 'id') });
  useNamed(props, value && tipMatchPlaces(value.fixture));
  return null;
};
const FilmName = (props: NameProps) => {
  const { value } = useResource(filmDetail, { slug: paramOf(props, 'slug') });
  useNamed(props, value && personPlaces(value.title));
  return null;
};
const ComicName = (props: NameProps) => {
  const { value } = useResource(comicDetail, { slug: paramOf(props, 'slug') });
  useNamed(props, value && personPlaces(value.title));
  return null;
};
const ChapterName = (props: NameProps) => {
  const chapterId = chapterIdOf(paramOf(props, 'slug'), paramOf(props, 'chapter'));
  const { value } = useResource(chapterPages, { chapterId });
  useNamed(props, value && personPlaces(chapterTitle(value)));
  return null;
};
const PromotionName = (props: NameProps) => {
  const { value } = useResource(promotionDetail, { slug: paramOf(props, 'slug') });
  useNamed(props, value && personPlaces(value.title));
  return null;
};
const ArticleName = (props: NameProps) => {
  const { value } = useResource(articleDetail, { slug: paramOf(props, 'slug') });
  useNamed(props, value && personPlaces(safeName(value)));
  return null;
};
const NewsPlaceName = (props: NameProps) => {
  const { value } = useResource(newsTree, null);
  const names = placeNames(value ?? [], props.found.params);
  useNamed(props, names && newsPlaces(names));
  return null;
};
const HighlightName = (props: NameProps) => {
  const { value } = useResource(highlightDetail, { slug: paramOf(props, 'slug') });
  useNamed(props, value && personPlaces(safeName(value)));
  return null;
};
const HighlightPlaceName = (props: NameProps) => {
  const { value } = useResource(highlightTree, null);
  const names = placeNames(value ?? [], props.found.params);
  useNamed(props, names && newsPlaces(names));
  return null;
};
const ChannelName = (props: NameProps) => {
  const of = { nation: paramOf(props, 'nation'), channel: paramOf(props, 'channel') };
  const { value } = useResource(tvChannel, of);
  useNamed(props, value && personPlaces(value.name));
  return null;
};
const NationName = (props: NameProps) => {
  const { value } = useResource(tvNations, null);
  const found = value?.find(({ nation }) => nation === paramOf(props, 'nation'));
  useNamed(props, found ? personPlaces(found.name) : null);
  return null;
};
const HiddenName = (props: NameProps) => {
  useNamed(props, {});
  return null;
};
const CompetitionName = (props: NameProps) => {
  const { value } = useResource(leagueDetail, { id: paramOf(props, 'id') });
  useNamed(props, value && leaguePlaces(value));
  return null;
};
const FixtureName = (props: NameProps) => {
  const { value } = useResource(fixtureDetail, { id: paramOf(props, 'id') });
  useNamed(props, value && fixturePlaces(value));
  return null;
};
/** The name of what a football page is about. */
const nameBy = (
  resource: Resource<Ports, { readonly id: string }, { readonly name: string }>,
): ((props: NameProps) => null) =>
  function ThingName(props) {
    const { value } = useResource(resource, { id: paramOf(props, 'id') });
    useNamed(props, value && personPlaces(value.name));
    return null;
  };
const ArtistName = (props: NameProps) => {
  const { value } = useResource(artistDetail, { slug: paramOf(props, 'artist') });
  useNamed(props, value && personPlaces(value.name));
  return null;
};
const names = {
  ...{ album: nameBy(albumDetail), song: nameBy(songDetail), artist: ArtistName },
  film: FilmName,
  ...{ comic: ComicName, chapter: ChapterName },
  game: nameBy(gameDetail),
  ...{ newsCategory: NewsPlaceName, newsType: NewsPlaceName, article: ArticleName },
  ...{ highlightCategory: HighlightPlaceName, highlightType: HighlightPlaceName, highlight: HighlightName },
  promotion: PromotionName,
  ...{ channel: ChannelName, channels: NationName },
  ...{ tip: TipName, tipMatch: TipMatchName },
  ...{ room: RoomName, league: LeagueName, person: PersonName, competition: CompetitionName },
  fixture: FixtureName,
  ...{ team: nameBy(teamDetail), manager: nameBy(managerDetail), venue: nameBy(venueDetail) },
  player: nameBy(playerDetail),
} as const;

/** The title of a page that names what it loads. */
export default function LoadedName(props: NameProps) {
  const { named, ofOdds } = props.found.route;
  const { hideOdds } = useSpoiler();
  const Name = hideOdds && ofOdds ? HiddenName : named && names[named];
  return Name ? <Name {...props} /> : null;
}

import type { FirstCall, FirstInput, FirstName } from '#contract/pages/first.ts';
import { firstCalls } from '#contract/pages/firstCalls.ts';
import { whenAt } from '#contract/pages/when.ts';
import { splitLocale } from '#domain/locale/locale.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import { chapterPages, comicChapters, comicDetail, comicHome } from '#machines/comics/comics.resources.ts';
import { gameDetail, gameList } from '#machines/games/games.resources.ts';
import { filmDetail, filmFacets, filmHome, filmList } from '#machines/films/films.resources.ts';
import { oddsDay } from '#machines/football/odds.resources.ts';
import {
  fixtureCounts,
  fixtureDay,
  fixtureDetail,
  leagueDetail,
  leagueFixtures,
  leagueTable,
} from '#machines/football/football.resources.ts';
import {
  albumDetail,
  artistDetail,
  moodList,
  musicHome,
  releaseList,
  songDetail,
  songFacetList,
  songList,
  songLyric,
} from '#machines/music/music.resources.ts';
import { highlightDetail, highlightList, highlightTree } from '#machines/highlights/highlights.resources.ts';
import { articleDetail, newsDigest, newsList, newsTree } from '#machines/news/news.resources.ts';
import { managerDetail, teamDetail, teamSquad, venueDetail } from '#machines/football/teams.resources.ts';
import { playerCareer, playerDetail, playerMatches } from '#machines/football/players.resources.ts';
import { announced, pastRooms } from '#machines/schedule/lists.resources.ts';
import { dayCounts, featured, room, scheduleDay } from '#machines/schedule/schedule.resources.ts';
import { cards } from '#machines/social/cards.resources.ts';
import { promotionDetail, promotionList } from '#machines/promotions/promotions.resources.ts';
import { tipDetail, tipRanking, tipsOfDay, tipsOfMatch, tipsOpen, tipsSettled } from '#machines/tips/tips.resources.ts';
import { tvChannel, tvChannels, tvNations } from '#machines/tv/tv.resources.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resource, Resources } from '#machines/resource/resources.ts';

/** The resources that the contract's first calls name. */
const kept: { readonly [Name in FirstName]: Resource<Ports, FirstInput<Name>, unknown> } = {
  featured,
  scheduleDay,
  dayCounts,
  room,
  cards,
  tipsOpen,
  tipsSettled,
  tipsOfDay,
  tipRanking,
  tipDetail,
  tipsOfMatch,
  announced,
  pastRooms,
  fixtureDay,
  fixtureCounts,
  fixtureDetail,
  oddsDay,
  leagueDetail,
  leagueTable,
  leagueFixtures,
  teamDetail,
  teamSquad,
  managerDetail,
  venueDetail,
  playerDetail,
  playerMatches,
  playerCareer,
  comicHome,
  comicDetail,
  comicChapters,
  chapterPages,
  filmHome,
  filmList,
  filmFacets,
  filmDetail,
  gameList,
  gameDetail,
  ...{ highlightTree, highlightList, highlightDetail },
  ...{ newsTree, newsList, articleDetail, newsDigest },
  ...{ promotionList, promotionDetail },
  ...{ tvNations, tvChannels, tvChannel },
  ...{ musicHome, moodList, releaseList, songList, songFacetList, songDetail, songLyric, artistDetail, albumDetail },
};

/** The viewer's time and place: `now` is epoch milliseconds, `zone` an IANA zone. */
interface Here {
  readonly now: number;
  readonly zone: string;
}

/** Prefetches what the page at an address shows first, while its code is loading. */
export const prefetchFirst = (
  resources: Pick<Resources<Ports>, 'prefetch'>,
  { to, found }: { readonly to: string; readonly found: FoundRoute },
  { now, zone }: Here,
): void => {
  const want = <Name extends FirstName>({ resource, input }: FirstCall<Name>) =>
    resources.prefetch<FirstInput<Name>, unknown>(kept[resource], input);
  const { locale } = splitLocale(to);
  for (const first of firstCalls(found, { locale, when: whenAt(to, now, zone) })) want(first);
};

import { expect, it } from 'vitest';
import { findRoute } from './findRoute.ts';
import type { RouteSpec } from './routeSpec.ts';
import { routes } from './routes.ts';

const inWords = ({ id, path, layout, words, middleware, indexed }: RouteSpec) =>
  [id, path, layout, words.join('+'), middleware?.join() ?? '–', indexed ? 'indexed' : 'unlisted'].join(' ');

it('LOCALE-3: every route with its layout, its words, its checks, and whether it is listed', () => {
  expect(routes.map(inWords).toSorted()).toEqual([
    'about /ve-chung-toi default texts – indexed',
    'account /tai-khoan default settings member unlisted',
    'accountPage /tai-khoan/:slug default settings+spoiler member unlisted',
    'application /ung-tuyen-binh-luan-vien default application+upload+menu+feed – indexed',
    'article /tin-tuc/:category/:type/:slug default news+social – indexed',
    'changeLog /change-log default texts+changes – indexed',
    'changes /nhat-ky-thay-doi default texts+changes – indexed',
    'chapter /truyen-tranh/:slug/:chapter default comics+reader+social – indexed',
    'chatroom /chatroom default chat+schedule – indexed',
    'comic /truyen-tranh/:slug default comics+social – indexed',
    'comics /truyen-tranh default comics+feed+social – indexed',
    'console /quan-tri default console+feed+security+act member unlisted',
    'consoleTab /quan-tri/:tab default console+feed+security+act member unlisted',
    'film /phim-anh/xem-phim/:slug default films+social – indexed',
    'films /phim-anh default films+social – indexed',
    'filmsOfCinema /phim-anh/phim default films+feed – indexed',
    'filmsOfShows /phim-anh/tv-show default films+feed – indexed',
    'filmsSaved /phim-anh/film-da-luu default films+feed member unlisted',
    'footballComparePlayers /so-sanh/cau-thu default compare+players+football+matchSections+schedule – indexed',
    'footballCompareTeams /so-sanh/doi-bong default compare+players+football+matchSections+schedule – indexed',
    'footballFavourites /doi-bong-yeu-thich default favourites+football+schedule+social+booking+tips – unlisted',
    'footballFixtures /lich-thi-dau/bong-da default football+schedule+spoiler – indexed',
    'footballLeague /giai-dau/:league/:id default football+schedule+social – indexed',
    'footballManager /quan-ly-doi-bong/:manager/:id default teams+football+schedule+feed – indexed',
    'footballMatch /tran-dau/:teams/:id default match+football+schedule – indexed',
    'footballOdds /ty-le-keo/bong-da default football+schedule+odds+spoiler – indexed',
    'footballPlayer /cau-thu/:player/:id default players+teams+football+matchSections+schedule+social – indexed',
    'footballResults /ket-qua/bong-da default football+schedule+spoiler – indexed',
    'footballTeam /doi-bong/:team/:id default teams+football+schedule+feed+social – indexed',
    'footballVenue /san-van-dong/:venue/:id default teams+football+schedule+feed – indexed',
    'game /game/choi-game/:game/:id default games+social+chess – indexed',
    'games /game default games+feed – indexed',
    'gamesAll /game/game-all default games+feed – indexed',
    'gamesHot /game/game-hot default games+feed – indexed',
    'gamesNew /game/game-moi default games+feed – indexed',
    'gamesTop /game/game-top default games+feed – indexed',
    'gamesTrending /game/xu-huong default games+feed – indexed',
    'googleReturn /sso/ggcallback default signIn – unlisted',
    'help /tro-giup default texts+help+feed – indexed',
    'highlight /highlight/:category/:type/:slug default highlights+news+social – indexed',
    'highlightCategory /highlight/:category default highlights+feed – indexed',
    'highlightType /highlight/:category/:type default highlights+feed – indexed',
    'highlights /highlight default highlights+feed – indexed',
    'home / default home+schedule – indexed',
    'information /thong-tin default texts – indexed',
    'mailEnd /thoi-nhan-thu/:token default help+settings – unlisted',
    'matchSearch /thong-tin-tran-dau default matchSearch+schedule+feed – indexed',
    'menu /menu default menu+spoiler – indexed',
    'moderators /bang-ton/dieu-phoi default moderation+report+feed member unlisted',
    'music /am-nhac default music+social – indexed',
    'musicAlbum /am-nhac/album/:name/:id default music+social – indexed',
    'musicAll /am-nhac/tat-ca default music+feed – indexed',
    'musicArtist /am-nhac/:artist default music+social – indexed',
    'musicMine /am-nhac/nhac-cua-toi default music+feed – unlisted',
    'musicMood /am-nhac/mood default music+feed – indexed',
    'musicPlaylists /am-nhac/play-list-cua-toi default music+feed – unlisted',
    'musicReleases /am-nhac/moi-phat-hanh default music+feed – indexed',
    'musicSong /am-nhac/bai-hat/:name/:id default music+social – indexed',
    'news /tin-tuc default news+feed – indexed',
    'newsCategory /tin-tuc/:category default news+feed – indexed',
    'newsType /tin-tuc/:category/:type default news+feed – indexed',
    'newsroom /tin-tuc/toa-soan default newsroom+news+feed+social+upload member unlisted',
    'people /thanh-vien default people+feed member unlisted',
    'privacyNotice /chinh-sach-rieng-tu default texts+privacyNotice – indexed',
    'profile /thanh-vien/:id default people+social+schedule – indexed',
    'promotion /khuyen-mai/:slug default promotions+social – indexed',
    'promotions /khuyen-mai default promotions+feed – indexed',
    'referral /gioi-thieu-ban-be default referral+feed – indexed',
    'roomBasketball /truc-tiep/the-thao/bong-ro/:slug liveroom room+chat+player+board – indexed',
    'roomCasino /truc-tiep/casino/:slug liveroom room+chat+player+board – indexed',
    'roomEsport /truc-tiep/esport/:slug liveroom room+chat+player+board – indexed',
    'roomFootball /truc-tiep/the-thao/bong-da/:slug liveroom room+chat+player – indexed',
    'roomMarble /truc-tiep/tro-choi/dua-bi/:slug liveroom room+chat+player+board – indexed',
    'schedule /lich-truc-tiep default schedule – indexed',
    'scheduleAll /lich-truc-tiep/tat-ca default schedule+liveNow – indexed',
    'scheduleBasketball /lich-truc-tiep/the-thao/bong-ro default schedule+liveNow – indexed',
    'scheduleBilliard /lich-truc-tiep/billiard default schedule – indexed',
    'scheduleBooked /lich-truc-tiep/dat-lich-cua-ban default schedule+booking member unlisted',
    'scheduleCards /lich-truc-tiep/card-game default schedule – indexed',
    'scheduleCasino /lich-truc-tiep/casino default schedule+liveNow – indexed',
    'scheduleEsport /lich-truc-tiep/esport default schedule+liveNow – indexed',
    'scheduleEsportLeague /lich-truc-tiep/esport/:slug default schedule – indexed',
    'scheduleFootball /lich-truc-tiep/the-thao/bong-da default schedule+liveNow – indexed',
    'scheduleMarble /lich-truc-tiep/tro-choi/dua-bi default schedule+liveNow – indexed',
    'scheduleSlot /lich-truc-tiep/slot default schedule – indexed',
    'scheduleTennis /lich-truc-tiep/tennis default schedule – indexed',
    'scheduleVolleyball /lich-truc-tiep/the-thao/bong-chuyen default schedule – indexed',
    'terms /dieu-kien-dieu-khoan default texts+terms – indexed',
    'tip /tip-keo/chi-tiet/:slug default tips+spoiler+social – indexed',
    'tipMatches /tip-keo/:category/su-kien default tips+spoiler+feed+schedule – indexed',
    'tipOfType /tip-keo/:category/:type/:slug default tips+spoiler+social – indexed',
    'tips /tip-keo default tips+spoiler+feed – indexed',
    'tipsOfCategory /tip-keo/:category default tips+spoiler+feed – indexed',
    'tipsOfMatch /tip-keo/:category/tran-dau/:id default tips+spoiler – indexed',
    'tipsOfType /tip-keo/:category/:type default tips+spoiler+feed – indexed',
    'tipsOwn /tip-keo/tip-cua-toi default ownTips+tips+spoiler+feed member unlisted',
    'tv /tivi default tv+player – indexed',
    'tvChannel /tivi/:nation/:channel default tv+player – indexed',
    'tvNation /tivi/:nation default tv+player – indexed',
  ]);
});

const refusal = (path: string) => {
  const match = findRoute(path)!;
  return match.route.refuse?.(match.params) ?? null;
};

it.each(['casino', 'esport', 'tro-choi/dua-bi', 'the-thao/bong-da', 'the-thao/bong-ro'])(
  'NAV-1: a room of %s is refused where its address names no room',
  (mode) => {
    expect([refusal(`/truc-tiep/${mode}/ben-go-f1`), refusal(`/truc-tiep/${mode}/f1`)]).toEqual([null, null]);
    expect([refusal(`/truc-tiep/${mode}/ben-go-`), refusal(`/truc-tiep/${mode}/F-F`)]).toEqual([{}, {}]);
  },
);

it('NAV-1: a league of esport is refused where it is no slug', () => {
  const league = (slug: string) => refusal(`/lich-truc-tiep/esport/${slug}`);
  expect(['esport-mua-mua', 'a', 'a1'].map(league)).toEqual([null, null, null]);
  expect(['-a', 'a-', 'a--b', 'A', 'a b', 'ả'].map(league)).toEqual([{}, {}, {}, {}, {}, {}]);
});

it('NAV-1: an account page is refused where it is none', () => {
  const page = (slug: string) => refusal(`/tai-khoan/${slug}`);
  expect(['account', 'thong-bao', 'cai-dat'].map(page)).toEqual([null, null, null]);
  expect(['khong-co', 'Account'].map(page)).toEqual([{}, {}]);
});

it('NAV-1: a page without a check refuses nothing', () => {
  expect(refusal('/menu')).toBeNull();
});

it('NAVBAR-1: each page marks its area of the navigation', () => {
  const table: readonly RouteSpec[] = routes;
  const marked = (place: RouteSpec['menu']) => table.filter(({ menu }) => menu === place).map(({ id }) => id);
  expect(marked(null)).toEqual(['googleReturn', 'profile', 'moderators']);
  expect([marked('home'), marked('chat')]).toEqual([['home'], ['chatroom']]);
  expect(marked('account')).toEqual(['account', 'accountPage', 'people', 'referral', 'console', 'consoleTab']);
  expect(marked('live')).toEqual([
    'scheduleAll',
    'scheduleCasino',
    'scheduleEsport',
    'scheduleMarble',
    'scheduleFootball',
    'scheduleBasketball',
    'roomCasino',
    'roomEsport',
    'roomMarble',
    'roomFootball',
    'roomBasketball',
  ]);
  expect(marked('schedule')).toHaveLength(8);
  expect(marked('menu')).toContain('terms');
});

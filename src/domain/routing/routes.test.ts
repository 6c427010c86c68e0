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
    'changeLog /change-log default texts+changes – indexed',
    'changes /nhat-ky-thay-doi default texts+changes – indexed',
    'chatroom /chatroom default chat+schedule – indexed',
    'footballFixtures /lich-thi-dau/bong-da default football+schedule – indexed',
    'footballLeague /giai-dau/:league/:id default football+schedule – indexed',
    'footballResults /ket-qua/bong-da default football+schedule – indexed',
    'googleReturn /sso/ggcallback default signIn – unlisted',
    'help /tro-giup default texts+help+feed – indexed',
    'home / default home+schedule – indexed',
    'information /thong-tin default texts – indexed',
    'mailEnd /thoi-nhan-thu/:token default help+settings – unlisted',
    'matchSearch /thong-tin-tran-dau default matchSearch+schedule+feed – indexed',
    'menu /menu default menu+spoiler – indexed',
    'people /thanh-vien default people+feed member unlisted',
    'privacyNotice /chinh-sach-rieng-tu default texts+privacyNotice – indexed',
    'profile /thanh-vien/:id default people+social+schedule – indexed',
    'referral /gioi-thieu-ban-be default referral+feed – indexed',
    'roomBasketball /truc-tiep/the-thao/bong-ro/:slug liveroom room+chat+player+schedule+board – indexed',
    'roomCasino /truc-tiep/casino/:slug liveroom room+chat+player+schedule+board – indexed',
    'roomEsport /truc-tiep/esport/:slug liveroom room+chat+player+schedule+board – indexed',
    'roomFootball /truc-tiep/the-thao/bong-da/:slug liveroom room+chat+player+schedule – indexed',
    'roomMarble /truc-tiep/tro-choi/dua-bi/:slug liveroom room+chat+player+schedule+board – indexed',
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
  expect(marked(null)).toEqual(['googleReturn', 'profile']);
  expect([marked('home'), marked('chat')]).toEqual([['home'], ['chatroom']]);
  expect(marked('account')).toEqual(['account', 'accountPage', 'people', 'referral']);
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

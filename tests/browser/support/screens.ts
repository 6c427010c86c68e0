import { afterEach, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '#domain/locale/locale.ts';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { clear } from '../../fakes/screen.tsx';
import { createFindings, half, narrow, resetWindow } from './judge.ts';
import { openPortal, ROOM } from './portal.tsx';

const HEAD = '#content h1';
/** No part of the page is a loading placeholder. */
const WHOLE = '#content:not(:has([aria-hidden="true"] i)) h1';
/** A page of every kind: its path, and an element that is there once its content is shown. */
const screens: readonly (readonly [path: string, shown: string])[] = [
  ['/', '#content a[href*="/truc-tiep/"]'],
  ['/menu', HEAD],
  ['/tip-keo/bong-da', '#content li[data-state="settled"]'],
  ['/tip-keo/bong-da?xem=bang', '#content ol li'],
  ['/tip-keo/bong-da/su-kien', '#content ul li svg'],
  ['/tip-keo/chi-tiet/doi-co-chap-051-t0123456789abcdef0123', '#content [data-part="pays"] li'],
  ['/tip-keo/bong-da/tran-dau/f1', '#content li[data-tip]'],
  ['/thanh-vien/blv1?muc=tip', '#content table'],
  ['/lich-truc-tiep', '#content li[data-state]'],
  ['/lich-truc-tiep/tat-ca', '#content a[data-look="lead"]'],
  ['/lich-truc-tiep/the-thao/bong-da', '#content li[data-state]'],
  ['/lich-truc-tiep/dat-lich-cua-ban', HEAD],
  ['/chatroom', '[role="log"] li[data-id]'],
  [ROOM, '[role="log"] li[data-id]'],
  ['/truc-tiep/the-thao/bong-ro/vinh-lang-nui-ngu-b1', '#content table'],
  ['/truc-tiep/the-thao/bong-ro/vinh-lang-nui-ngu-b1?tab=overview', '#content [role="tabpanel"] li'],
  ['/truc-tiep/tro-choi/dua-bi/vong-xoay-so-8-m1', '#content tbody tr'],
  ['/truc-tiep/esport/vinh-lang-nui-ngu-e1?tab=overview', '#content [role="tabpanel"] li'],
  ['/truc-tiep/casino/ban-thao-nguyen-3-c1', '#content [role="tabpanel"] h2'],
  ['/ket-qua/bong-da', '#content li [data-state]'],
  ['/lich-thi-dau/bong-da', '#content li [data-state]'],
  ['/tran-dau/ben-go-vs-nang-som/f1?leagueId=l1', '#content [role="tabpanel"] ol li'],
  ['/ty-le-keo/bong-da', '#content li[data-state] [data-m]'],
  ['/doi-bong-yeu-thich', '#content ul li button[aria-pressed]'],
  ['/giai-dau/giai-dong-bang/l1', '#content tbody tr'],
  ['/doi-bong/ben-go/ben-go', '#content h2'],
  ['/doi-bong/ben-go/ben-go?muc=lich', '#content li[data-state]'],
  ['/doi-bong/ben-go/ben-go?muc=doi-hinh', '#content section li'],
  ['/doi-bong/ben-go/ben-go?muc=bang', '#content tbody tr'],
  ['/doi-bong/ben-go/ben-go?muc=thong-ke', '#content dl + table, #content tbody tr'],
  ['/doi-bong/ben-go/ben-go?muc=lich-su', '#content tbody tr'],
  ['/quan-ly-doi-bong/khuong-lao-ben/khuong', '#content li[data-state]'],
  ['/san-van-dong/san-bai-boi/san-ben-go', '#content li[data-state]'],
  ['/cau-thu/mua-a-su/p8', '#content:has(table) aside li'],
  ['/so-sanh/doi-bong', '#content ul a'],
  ['/so-sanh/doi-bong?id1=ben-go&id2=nang-som', '#content svg[role="img"]'],
  ['/so-sanh/cau-thu?id1=p8&id2=p10', '#content svg[role="img"]'],
  ['/phim-anh', '#content [data-part="hero"] ~ * [data-film]'],
  ['/phim-anh/phim', '#content [data-film]'],
  ['/phim-anh/tv-show?the-loai=drama&q=tram', '#content [data-film]'],
  ['/phim-anh/film-da-luu', '#content [data-film]'],
  ['/phim-anh/xem-phim/nguoi-ban-gio', '#content [data-film]'],
  ['/phim-anh/xem-phim/tram', '#content [data-part="rhythm"] rect'],
  ['/tivi/vietnam', '#content [data-channel]'],
  ['/tivi/vietnam?guide=1', '#content [data-view="guide"] ul li'],
  ['/tivi/vietnam?muc=the-loai', '#content [data-part="categories"] ~ * [data-channel]'],
  ['/tivi?muc=yeu-thich', '#content [data-channel]'],
  ['/tivi?q=ben', '#content [data-channel]'],
  ['/truyen-tranh', '#content [data-comic]'],
  ['/truyen-tranh?muc=tat-ca', '#content nav li + li, #content [role="status"]'],
  ['/truyen-tranh?muc=theo-doi', '#content [data-comic]'],
  ['/truyen-tranh?muc=da-tai', '#content [role="progressbar"]'],
  ['/truyen-tranh/cau-thu-so-khong', '#content ol li[data-here]'],
  ['/truyen-tranh/cau-thu-so-khong/1', '[data-part="reader"] [data-page]'],
  ['/am-nhac', '#content [data-part="chart"] ol li'],
  ['/am-nhac/mood?tam-trang=nghi-giua-hiep', '#content [data-song]'],
  ['/am-nhac/tat-ca?q=hang+ghe', '#content [data-song]'],
  ['/am-nhac/moi-phat-hanh', '#content [data-album]'],
  ['/am-nhac/nhac-cua-toi', '#content [data-song]'],
  ['/am-nhac/play-list-cua-toi', '#content [data-playlist]'],
  ['/am-nhac/play-list-cua-toi?id=p1', '#content [data-song]'],
  ['/am-nhac/album/dem-tren-khan-dai/dem', '#content [data-song]'],
  ['/am-nhac/bai-hat/bai-a/a', '#content [data-song]'],
  ['/am-nhac/ha-mua', '#content [data-song]'],
  ['/game', '#content [data-game]'],
  ['/game/game-moi?loai=half&q=quan', '#content [data-game]'],
  ['/game/choi-game/o-an-quan/o-an-quan', '#content [data-part="stage"] ~ * h1'],
  ['/game/choi-game/ban-bong/ban-bong', '#content [data-part="stage"] button:enabled ~ small'],
  ['/game/choi-game/co-vua/co-vua', '#content section section + section li'],
  ['/game/choi-game/co-vua/co-vua?van=ABC234', '[data-part="chess"][data-mode="ours"]'],
  ['/game/choi-game/co-vua/co-vua?van=XYZ567', '[data-part="chess"][data-mode="over"]'],
  ['/game/choi-game/co-vua/co-vua?van=MNP892', '[data-part="chess"][data-mode="waiting"]'],
  ['/tin-tuc', '#content section li[data-article]'],
  ['/tin-tuc?hot=xem-nhieu-nhat', '#content li[data-article]'],
  ['/tin-tuc/hau-truong', '#content li[data-article]'],
  ['/tin-tuc/dong-bang/tuong-thuat', '#content li[data-article]'],
  ['/tin-tuc/hau-truong/cau-chuyen/quat-den-khong-thoi-n1', '#content [data-news-article]'],
  ['/tin-tuc/dong-bang/tuong-thuat/ben-go-nang-som-n2', '#content details'],
  ['/tin-tuc/dong-bang/tuong-thuat/tung-phut-n3', '#content ol li[data-about]'],
  ['/highlight', '#content li[data-highlight]'],
  ['/highlight/bong-da?hot=xem-nhieu-nhat', '#content li[data-highlight]'],
  ['/highlight/bong-da/ban-thang', '#content li[data-highlight]'],
  ['/highlight/bong-da/ban-thang/ben-go-nang-som-vong-13-h1', '#content [data-part="chapters"] li'],
  ['/khuyen-mai', '#content li[data-promotion="mua-mua"]'],
  ['/khuyen-mai?muc=cua-toi', '#content li[data-promotion]'],
  ['/khuyen-mai?muc=da-het', '#content li[data-promotion="mua-mua"]'],
  ['/khuyen-mai/ghe-cua-ban', '#content [data-part="way"]'],
  ['/khuyen-mai/nguoi-quen', '#content details'],
  ['/khuyen-mai/mua-mua', '#content [role="status"]'],
  ['/thanh-vien', HEAD],
  ['/thanh-vien?muc=loi-moi', '#content ul li button'],
  ['/thanh-vien?id=Mai', 'article'],
  ['/thanh-vien/blv1', '#content:has(li[data-state="coming"]) h1'],
  ...accountSlugs.map((slug) => [hrefOf('accountPage', { slug }), WHOLE] as const),
  ['/gioi-thieu-ban-be', '#content:has([role="progressbar"]) h1'],
  ['/ung-tuyen-binh-luan-vien', '#content section li'],
  ['/sso/ggcallback', '#content [role="alert"]'],
  ['/bang-ton/dieu-phoi', HEAD],
  ['/thong-tin', HEAD],
  ['/ve-chung-toi', HEAD],
  ['/dieu-kien-dieu-khoan', HEAD],
  ['/nhat-ky-thay-doi', HEAD],
  ['/chinh-sach-rieng-tu', HEAD],
  ['/tro-giup', HEAD],
  ['/khong-co', HEAD],
];

/** Opens every screen in a language and checks it; one file per language, since files run in parallel. */
export const judgeScreens = (locale: Locale): void => {
  afterEach(async () => {
    await clear();
    await resetWindow();
  });

  it.each(screens)(
    `%s in ${locale}: axe finds nothing serious in either colour, and nothing lies sideways at 360 px`,
    async (path, shown) => {
      await page.viewport(narrow.width, narrow.height);
      const portal = await openPortal(path, { locale, adult: true });
      await portal.shown(shown);
      const found = createFindings();
      await found.judge('page');
      if (locale === 'vi') {
        await page.viewport(half.width, half.height);
        await found.look('half', { in: ['light'] });
      }
      found.expectNone();
    },
  );
};

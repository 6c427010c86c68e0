import { afterEach, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '#domain/locale/locale.ts';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { clear } from '../../fakes/screen.tsx';
import { createFindings, half, narrow, resetWindow } from './judge.ts';
import { openPortal, ROOM } from './portal.tsx';

const HEAD = '#content h1';
/** Nothing of the page is a stand-in for what still loads. */
const WHOLE = '#content:not(:has([aria-hidden="true"] i)) h1';
/** A page of every kind: where it is, and what stands once it has what it shows. */
const screens: readonly (readonly [path: string, shown: string])[] = [
  ['/', '#content a[href*="/truc-tiep/"]'],
  ['/menu', HEAD],
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
  ['/giai-dau/giai-dong-bang/l1', '#content tbody tr'],
  ['/thanh-vien', HEAD],
  ['/thanh-vien?muc=loi-moi', '#content ul li button'],
  ['/thanh-vien?id=Mai', 'article'],
  ['/thanh-vien/blv1', '#content:has(li[data-state="coming"]) h1'],
  ...accountSlugs.map((slug) => [hrefOf('accountPage', { slug }), WHOLE] as const),
  ['/gioi-thieu-ban-be', '#content:has([role="progressbar"]) h1'],
  ['/ung-tuyen-binh-luan-vien', '#content section li'],
  ['/sso/ggcallback', '#content [role="alert"]'],
  ['/thong-tin', HEAD],
  ['/ve-chung-toi', HEAD],
  ['/dieu-kien-dieu-khoan', HEAD],
  ['/nhat-ky-thay-doi', HEAD],
  ['/chinh-sach-rieng-tu', HEAD],
  ['/tro-giup', HEAD],
  ['/khong-co', HEAD],
];

/** Opens every screen in a language and judges it; a file for each language, since files run side by side. */
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

import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { roomPath } from '#domain/room/roomAddress.ts';
import { localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { startOrigin } from '../tests/e2e/support/origin.ts';
import { liveMatch } from '../tests/e2e/support/rooms.ts';
import { launchOptions } from './browser.ts';

interface Shot {
  readonly name: string;
  readonly path: string;
  /** What is done before the screenshot is taken. */
  readonly act?: (page: Page) => Promise<void>;
}
const sizes = [
  { width: 390, height: 844 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
] as const;

const { values: only } = parseArgs({
  options: {
    screen: { type: 'string' },
    locale: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
    out: { type: 'string' },
  },
});
const out = only.out ?? 'shots';
const wanted = (key: 'screen' | 'locale' | 'theme' | 'width', value: string) =>
  only[key] === undefined || only[key] === value;

/** Answers the question of age, which the viewer of a screenshot is not asked. */
const grown = async (page: Page) => {
  await page.locator('dialog [data-autofocus]').click();
};

const moving = async (page: Page) => {
  await page.locator('video').first().waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, undefined, {
    timeout: 20_000,
  });
};

const shotsOf = (room: string): readonly Shot[] => [
  { name: 'home', path: '/' },
  { name: 'schedule', path: '/lich-truc-tiep' },
  { name: 'odds', path: '/ty-le-keo/bong-da', act: grown },
  { name: 'bookings', path: '/lich-truc-tiep/dat-lich-cua-ban' },
  { name: 'room', path: room, act: moving },
  {
    name: 'theater',
    path: room,
    act: async (page) => {
      await moving(page);
      await page.keyboard.press('t');
    },
  },
  { name: 'profile', path: '/thanh-vien/blv-khang' },
  { name: 'chatroom', path: '/chatroom' },
  { name: 'menu', path: '/menu' },
  { name: 'not-found', path: '/khong-co-trang-nay' },
];

const origin = await startOrigin();
const browser = await chromium.launch(launchOptions());
mkdirSync(out, { recursive: true });
try {
  const match = await liveMatch(origin.url, '1');
  const shots = shotsOf(roomPath(match) ?? '/');
  for (const { width, height } of sizes.filter((size) => wanted('width', String(size.width))))
    for (const theme of (['dark', 'light'] as const).filter((one) => wanted('theme', one)))
      for (const locale of locales.map((one): Locale => one.code).filter((one) => wanted('locale', one))) {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme: theme,
          deviceScaleFactor: width === 390 ? 2 : 1,
          timezoneId: 'Asia/Bangkok',
          reducedMotion: 'reduce',
        });
        await context.addCookies([{ name: 'i18n_redirected', value: locale, url: origin.url }]);
        const page = await context.newPage();
        for (const shot of shots.filter(({ name }) => wanted('screen', name))) {
          await page.goto(origin.url + localePath(locale, shot.path));
          await page.waitForLoadState('networkidle').catch(() => undefined);
          await shot.act?.(page);
          await page.screenshot({ path: `${out}/${shot.name}-${width}-${theme}-${locale}.png` });
        }
        await context.close();
      }
} finally {
  await browser.close();
  await origin.discard();
}

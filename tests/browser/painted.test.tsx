import { StrictMode } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CommentTarget } from '#domain/comments/comment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { featured, totalLive } from '#machines/schedule/schedule.resources.ts';
import { prefetchFirst } from '../../src/prefetchFirst.ts';
import { commentList } from '#machines/comments/comments.resources.ts';
import { banners, marquee } from '#machines/portal/portal.resources.ts';
import { succeeded } from '#ports/failure.ts';
import type { App } from '#ui/app/AppContext.ts';
import { createLazy } from '#ui/app/lazy.ts';
import { Root } from '#ui/layouts/Root.tsx';
import { loadPaintedParts } from '#ui/kit/lazyPart.tsx';
import { loadScreen } from '#ui/routes/loadScreen.ts';
import { fakeApp } from '../fakes/app.ts';
import { fakeComments, someComments } from '../fakes/comments.ts';
import { fakeLoadPort, silentPorts } from '../fakes/ports.ts';
import { aFixture, aRunningFixture, someEvents } from '../fakes/fixtures.ts';
import { aMatch } from '../fakes/matches.ts';
import { aPlayed, aPlayer, someCareer } from '../fakes/players.ts';
import { fakeStorage } from '../fakes/storage.ts';
import { highlightArea } from './support/highlightArea.ts';
import { newsArea } from './support/newsArea.ts';
import { tipArea } from './support/tipArea.ts';

const answer = <A,>(value: A) => Promise.resolve(succeeded(value));
const NOW = Date.now();
/** The comments as a guest receives them. */
const readByGuest = someComments(NOW).map(({ me: _, ...one }) => one);
const on = aMatch({ fixtureId: 'f2', roomId: 'r2', status: '67', score: '2-1', poster: '/og.png', watching: 12 });
const banner = { bannerId: 'b', goTo: '/menu', img: '/og.png', w: 1200, h: 630, position: 'home', alt: 'Cúp' };
const ofLeague = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'giai-dong-bang', logo: '', country: '' };
const ports = silentPorts({
  schedule: {
    feature: () => answer([on, aMatch({ fixtureId: 'f3', roomId: 'r3', status: '12', score: '0-0' })]),
    day: () => answer([on, aMatch()]),
    dayCounts: () => answer([{ day: '2026-11-21' as const, total: 2, live: 2 }]),
    totalLive: () => answer({ totalLive: 2 }),
  },
  portal: { marquee: () => answer([{ id: 'a', text: '20:15 Bến Gỗ' }]) },
  loadPort: fakeLoadPort({
    tips: tipArea,
    news: newsArea(NOW),
    comments: fakeComments({ now: NOW, comments: readByGuest }),
    highlights: highlightArea(1_700_000_000_000),
    football: {
      day: () => answer({ leagues: [{ league: ofLeague, fixtures: [aFixture()] }], next: null }),
      dayCounts: () => answer([]),
      fixture: () => answer(aRunningFixture()),
      events: () => answer(someEvents),
      player: () => answer(aPlayer()),
      playerMatches: () => answer([1, 8, 15].map((days) => aPlayed(days))),
      playerCareer: () => answer(someCareer),
    },
    site: { banners: () => answer([banner]), commentators: () => answer([]), modes: () => answer([]) },
  }),
});
const zone = 'Asia/Bangkok';
const talkedAbout: readonly CommentTarget[] = [
  { type: 'article', id: 'n1' },
  { type: 'fixture', id: 'f1' },
  { type: 'highlight', id: 'h1' },
];
const ARTICLE = '/tin-tuc/hau-truong/cau-chuyen/quat-den-khong-thoi-n1';
const settle = () => new Promise((done) => setTimeout(done));

let root: ReactRoot | null = null;
beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-member');
  await settle();
});

/** The application once a page is open, with everything for its first paint loaded. */
const opened = async (path: string, locale: Locale, member = false) => {
  const held = member ? 'member' : 'none';
  const app = fakeApp({ path: locale === 'vi' ? path : `/${locale}${path}`, locale, ports, held });
  const found = findRoute(path)!;
  const groups = ['shell', ...found.route.words, 'comments', 'feed'];
  await Promise.all([loadScreen(found.route.id), app.words.load(locale, groups)]);
  await loadPaintedParts({ later: true });
  prefetchFirst(app.resources, { to: path, found }, { now: app.clock.now(), zone });
  app.resources.prefetch(featured, LIVE_NOW);
  app.resources.prefetch(totalLive, { liveModeId: null });
  for (const target of talkedAbout) app.resources.prefetch(commentList, { target, sort: 'new' });
  app.resources.prefetch(marquee, { locale });
  app.resources.prefetch(banners, { locale, position: 'home' });
  await settle();
  const painted = { at: app.clock.now(), zone, menus: {} };
  const session = createLazy<never>(() => new Promise(() => {}));
  return { ...app, painted, session } satisfies App;
};
const pageOf = (app: App) => (
  <StrictMode>
    <Root app={app} />
  </StrictMode>
);

/** Hydrates the painted page; returns everything that React reports meanwhile. */
const takeOver = async (html: string, app: App): Promise<readonly string[]> => {
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts.join(' ')));
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  root = hydrateRoot(place, pageOf(app), { onRecoverableError: (error) => void said.push(String(error)) });
  await expect.poll(() => isAlive(place), { timeout: 20_000 }).toBe(true);
  await settle();
  spy.mockRestore();
  return said;
};
/** After hydration, the shell of the other width is gone. */
const isAlive = (place: Element) =>
  place.querySelectorAll('header').length < 3 && !place.querySelector('[data-mode="byWidth"]');

const seen = (within: ParentNode) =>
  [...within.querySelectorAll<HTMLElement>('main a, main button, main h2')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.textContent);

describe.each(['vi', 'en', 'zh'] as const)('a page painted by the origin, in %s', (locale) => {
  it.each([
    ...['/', '/lich-truc-tiep', '/lich-truc-tiep/tat-ca', '/ket-qua/bong-da', '/menu', '/thong-tin', '/tro-giup'],
    ...['/tip-keo/bong-da', '/tip-keo/chi-tiet/doi-co-chap-051-t0123456789abcdef0123', '/tip-keo/bong-da/tran-dau/f1'],
    ...['/tran-dau/ben-go-vs-nang-som/f1', '/thong-tin-tran-dau'],
    ...['/cau-thu/mua-a-su/p8', ARTICLE],
    '/so-sanh/doi-bong',
    '/ty-le-keo/bong-da',
    ...['/highlight', '/highlight/bong-da/ban-thang/ben-go-nang-som-vong-13-h1'],
  ])('%s carries no style of its own, is whole, and is taken over without a word', async (path) => {
    const app = await opened(path, locale);
    const html = renderToString(pageOf(app));
    expect(html).not.toMatch(/ style=|<!--\$[!?]-->/);
    expect(html).toContain('<main');
    if (path === ARTICLE || path.includes('/f1') || path.endsWith('-h1'))
      expect(html.includes('Cả hàng C đứng từ phút 60.')).toBe(!path.startsWith('/tip-keo'));
    expect(await takeOver(html, await opened(path, locale))).toEqual([]);
  });
});

it('a painted page is the same for a member and for who has closed, pinned and chosen things, and turns into theirs', async () => {
  const html = renderToString(pageOf(await opened('/', 'vi')));
  const storage = fakeStorage();
  storage.write('ribbon.closed', 'a');
  storage.write('leagues.folded', 'dong-bang');
  storage.write('banners.closed', 'b');
  document.documentElement.dataset['member'] = '';
  const app = await opened('/', 'vi', true);
  expect(renderToString(pageOf({ ...app, storage }))).toBe(html);
  expect(await takeOver(html, { ...app, storage })).toEqual([]);
  await expect
    .poll(() => document.querySelector('section[aria-label="Tin chạy"], main ul li img[src="/og.png"]'))
    .toBeNull();
});

it.each([390, 1100, 1440])(
  'at %i px a painted page shows what it shows once it is alive, and nothing of it moves',
  async (width) => {
    await page.viewport(width, 900);
    const app = await opened('/', 'vi');
    const html = renderToString(pageOf(app));
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = html;
    const boxes = () =>
      [...document.querySelectorAll<HTMLElement>('main h2, main li, nav li a, nav button, header button')]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { x, y, width: w, height } = one.getBoundingClientRect();
          return [one.textContent, x, y, w, height].join(' ');
        });
    await document.fonts.ready;
    const before = boxes();
    const texts = seen(place);
    place.remove();
    expect(await takeOver(html, await opened('/', 'vi'))).toEqual([]);
    expect(seen(document)).toEqual(texts);
    expect(boxes()).toEqual(before);
  },
);

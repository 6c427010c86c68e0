import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedule } from '#contract/http/schedule.ts';
import { modes } from '#domain/schedule/mode.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { localeConfig, localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { matchTitle, type Match, type Room } from '#domain/match/match.ts';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { exampleOf } from '#domain/routing/routes.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { hrefOf, routes } from '#domain/routing/routes.ts';
import en from '#locales/en/titles.json' with { type: 'json' };
import vi from '#locales/vi/titles.json' with { type: 'json' };
import zh from '#locales/zh/titles.json' with { type: 'json' };
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { demoExample } from '../support/demoExamples.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

const words = { vi, en, zh };
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) => text.replaceAll(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '');

let origin: RunningOrigin;

const data = async <A>(path: string, locale: Locale = 'vi'): Promise<A> => {
  const answer = await fetch(origin.url + path, { headers: { 'x-language': locale } });
  return ((await answer.json()) as { readonly data: A }).data;
};
/** A room of the mode that is live now, for a room route. */
const roomOf = async ({ path }: RouteSpec): Promise<Match | null> => {
  const mode = modes.find(({ room }) => path === `/truc-tiep/${room}/:slug`);
  if (!mode) return null;
  const query = new URLSearchParams({ status: 'live', liveModeId: mode.liveModeId });
  const live = await data<readonly Match[]>(`${schedule.featureMatch.path}?${query}`);
  const match = live.find(({ roomId }) => roomId !== null);
  if (!match) throw new Error(`no room of mode ${mode.liveModeId} is on`);
  return match;
};
/** A page as the origin sends it. */
const visit = async (path: string) => {
  const answer = await fetch(origin.url + path, { redirect: 'manual' });
  const html = await answer.text();
  const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  return {
    status: answer.status,
    lang: first(/<html lang="([^"]*)"/),
    title: first(/<title>([^<]*)<\/title>/u),
    canonical: new URL(first(/<link rel="canonical" href="([^"]*)"/) || 'none:').pathname,
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, name = '', href = '']) => [
        name,
        new URL(href).pathname,
      ]),
    ),
  };
};

onEveryDatabase('pages', (url) => {
  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
  });
  afterAll(() => origin.stop());

  describe.each(locales)('the pages of an origin, $code', ({ code, iso }) => {
    it('every ROUTE is answered at its address: its language, a title of its own, and where else it is', async () => {
      const titles = new Set<string>();
      for (const route of routes as readonly RouteSpec[]) {
        const match = await roomOf(route);
        const tip = await demoExample(origin.url, route);
        const path = (match && roomPath(match)) ?? tip?.path ?? exampleOf(route);
        const { status, lang, title, canonical, alternates } = await visit(localePath(code, path));
        expect([path, status, lang]).toEqual([path, 200, iso]);
        expect(title, path).toMatch(/\S – \S/u);
        expect(Object.keys(alternates)).toEqual([...locales.map((one) => localeConfig(one.code).iso), 'x-default']);
        expect(alternates[iso]).toBe(canonical);
        const own = route.canonical ?? tip?.canonical ?? path;
        // The address of a room contains its name in the page's language.
        if (match) expect(canonical).toContain(match.roomId);
        else expect([canonical, alternates['x-default']]).toEqual([localePath(code, own), own]);
        if (route.canonical !== undefined) continue;
        expect(titles.has(title), `${path}: ${title}`).toBe(false);
        titles.add(title);
        if (!match) continue;
        const room = await data<Room>(`${schedule.liveRoom.path}?id=${match.roomId}`, code);
        expect(title).toContain(matchTitle(room));
      }
    });

    it('each page of an account has its own title', async () => {
      for (const slug of accountSlugs) {
        const { title } = await visit(localePath(code, hrefOf('accountPage', { slug })));
        expect(title).toBe(words[code].accountPage[slug]);
      }
    });

    it('NAV-1, NAV-2: an address that is no route, a room and a page of an account that are not there are answered 404', async () => {
      for (const path of [
        '/khong-co/trang-nay?a=1',
        '/truc-tiep/the-thao/bong-da/khong-co-phong-xyz9',
        '/tai-khoan/khong-co',
      ]) {
        const { status, title } = await visit(localePath(code, path as `/${string}`));
        expect([path, status, title]).toEqual([path, 404, words[code].notFound]);
      }
    });
  });
});

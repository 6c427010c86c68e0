import { comments } from '#contract/http/comments.ts';
import { films } from '#contract/http/films.ts';
import { fixtures } from '#contract/http/fixtures.ts';
import { highlights } from '#contract/http/highlights.ts';
import { music } from '#contract/http/music.ts';
import { schedule } from '#contract/http/schedule.ts';
import type { CommentTarget } from '#domain/comments/comment.ts';
import type { FilmCard } from '#domain/films/film.ts';
import { filmPath } from '#domain/films/filmPaths.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { HighlightCard } from '#domain/highlights/highlight.ts';
import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import type { Match } from '#domain/match/match.ts';
import type { Song } from '#domain/music/music.ts';
import { songPath } from '#domain/music/musicPaths.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { targetText } from '#domain/social/social.ts';
import type { Page } from 'playwright/test';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

interface Place {
  readonly target: CommentTarget;
  readonly path: string;
}

/** Targets of comments whose pages are painted; the last two show their thread only after a click. */
const placesOf = async (page: Page): Promise<readonly Place[]> => {
  const read = async <A>(path: string): Promise<A> =>
    ((await (await page.request.get(path)).json()) as { readonly data: A }).data;
  const [film] = (await read<{ readonly list: readonly FilmCard[] }>(`${films.list.path}?kind=phim`)).list;
  const [song] = (await read<{ readonly list: readonly Song[] }>(music.list.path)).list;
  const [highlight] = (await read<{ readonly list: readonly HighlightCard[] }>(highlights.list.path)).list;
  const live = await read<readonly Match[]>(`${schedule.featureMatch.path}?status=live`);
  const room = live.find(({ roomId }) => roomId !== null)!;
  const football = live.find(({ liveModeId }) => liveModeId === '1')!;
  const fixture = await read<Fixture>(`${fixtures.detail.path}?id=${football.fixtureId}`);
  const [host] = live.flatMap(({ users }) => users);
  return [
    { target: { type: 'film', id: film!.filmId }, path: filmPath(film!) },
    { target: { type: 'song', id: song!.songId }, path: songPath(song!) },
    { target: { type: 'game', id: 'ran-san-co' }, path: '/game/choi-game/ran-san-co/ran-san-co' },
    { target: { type: 'highlight', id: highlight!.highlightId }, path: highlightPath(highlight!) },
    { target: { type: 'user', id: host!.userId }, path: `/thanh-vien/${host!.userId}` },
    { target: { type: 'fixture', id: fixture.fixtureId }, path: fixturePath(fixture) },
    { target: { type: 'chapter', id: 'cau-thu-so-khong--1' }, path: '/truyen-tranh/cau-thu-so-khong/1' },
    { target: { type: 'room', id: room.roomId! }, path: roomPath(room)! },
  ];
};
const BEHIND_A_PRESS: readonly string[] = ['chapter', 'room'];

test('NE-8: what people say of anything arrives with its page, for readers without scripts too; nothing is asked again and nothing moves', async ({
  page,
  baseURL,
  browser,
}) => {
  test.setTimeout(120_000);
  const lan = await newMember(baseURL, `Lan ${Date.now().toString(36)}`);
  const said = `Nói ở đây ${process.pid}-${Date.now().toString(36)}`;
  const bare = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const read = await bare.newPage();
  const guest = await browser.newContext({ baseURL });
  for (const { target, path } of await placesOf(page)) {
    const text = `${said} ${target.type}`;
    await ask(baseURL, lan, comments.create, { target, text, clientId: target.type });
    await expect(async () => {
      await read.goto(path);
      // Text within `noscript` is found only by its cell.
      const there = read.locator('p, td').filter({ hasText: text });
      await expect(there.first(), targetText(target)).toBeVisible({ timeout: 500 });
    }).toPass();
    if (BEHIND_A_PRESS.includes(target.type)) continue;

    const seen = await guest.newPage();
    const asked: string[] = [];
    const wrong: string[] = [];
    seen.on('request', (request) => {
      if (request.url().includes(comments.list.path)) asked.push(request.url());
    });
    seen.on('pageerror', (error) => wrong.push(String(error)));
    seen.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    await seen.addInitScript(() => {
      const told = window as unknown as { shifted: number };
      told.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) told.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await seen.goto(path);
    const own = seen.getByRole('article', { name: /^Bình luận của/ }).filter({ hasText: text });
    const painted = await own.elementHandle();
    await alive(seen);
    // React marks hydrated elements.
    const isTaken = () => painted!.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber')));
    await expect.poll(isTaken, { message: target.type }).toBe(true);
    expect(await painted!.evaluate((one) => one.isConnected), `${target.type}: the painted row stays`).toBe(true);
    expect({ asked, wrong }, target.type).toEqual({ asked: [], wrong: [] });
    expect(await seen.evaluate(() => (window as unknown as { shifted: number }).shifted), target.type).toBeLessThan(
      0.05,
    );
    await seen.close();
  }
  await Promise.all([bare.close(), guest.close()]);
});

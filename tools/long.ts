import { isGoal } from '#domain/football/goals.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { fixturesOfDay } from '#server/demo/calendar.ts';
import { dayNumberAt } from '#server/demo/day.ts';
import type { DemoFixture } from '#server/demo/fixture.ts';
import { roomIdOf } from '#server/demo/ids.ts';
import { overviewOf } from '#server/demo/simulation.ts';
import type { Browser, Page } from 'playwright';
import { median } from './bench/support/compare.ts';
import { withBrowser } from './bench/support/page.ts';
import { options } from './bench/support/options.ts';
import { startMeasuredOrigin } from './bench/support/server.ts';

/** How far behind the edge each viewer is, in seconds. */
const DELAYS_S = [0, 60, 180] as const;
/** Every page is looked at so often for the whole run: there is no end to wait for, and what is told too early counts too. */
const SAMPLE_MS = 250;
/** Until the first pictures move, in milliseconds of the origin's clock. */
const SETTLE_MS = 60_000;
/** A beat may be so far from its picture, and nothing may be told so long before it. */
const MOST_MS = 1000;
/** After this long a page has been looked at once more. */
const LOOK_MS = MOST_MS + SAMPLE_MS;

interface Match {
  readonly fixture: DemoFixture;
  readonly goals: readonly MatchEvent[];
  /** When the run begins, by the origin's clock. */
  readonly from: number;
}

/** The match and the time of the demo with the most goals in so many minutes. */
const busiest = (minutes: number): Match => {
  const found = fixturesOfDay(dayNumberAt(Date.UTC(2026, 10, 21)))
    .filter(({ league, crew, fate }) => league.sport === 'football' && crew.length > 0 && !fate)
    .flatMap((fixture): Match[] => {
      const all = overviewOf(fixture, fixture.startTime + 9_000_000)!.events.filter(isGoal);
      return all.map((first) => {
        const from = first.ts - SETTLE_MS;
        const goals = all.filter(({ ts }) => ts >= first.ts && ts < from + minutes * 60_000);
        return { fixture, from, goals };
      });
    })
    .filter(({ fixture, from }) => from > fixture.startTime + 600_000)
    .sort((a, b) => b.goals.length - a.goals.length);
  const [most] = found;
  if (!most) throw new Error('the demo has no match with goals');
  return most;
};

/** When the first picture of the stream was, by which the video counts. */
const startOfStream = async (url: string, roomId: string): Promise<number> => {
  const answer = await fetch(`${url}/live/api/schedule/liveRoom?id=${roomId}`);
  const { data } = (await answer.json()) as {
    readonly data: { readonly users: readonly { readonly streams: readonly { readonly streamLink: string }[] }[] };
  };
  const link = data.users[0]?.streams.find(({ streamLink }) => streamLink.includes('.mpd'))?.streamLink;
  if (!link) throw new Error('the room has no DASH stream');
  const manifest = await (await fetch(new URL(link, url))).text();
  const start = /availabilityStartTime="([^"]+)"/u.exec(manifest)?.[1];
  if (!start) throw new Error('the manifest does not say when it began');
  return Date.parse(start);
};

interface Viewer {
  readonly delayS: number;
  readonly page: Page;
  /** By goal: how long after its picture the page told it, in milliseconds; below 0 before it. */
  readonly told: Map<string, number>;
  /** By goal: how far its mark on the bar is from its picture at each look, in milliseconds. */
  readonly marked: Map<string, number[]>;
  /** The moment of the latest picture that was seen. */
  seenUntil: number;
}

/** The bar of the stream. */
const BAR = 'Tua lại trong buổi phát';

const watchRoom = async (browser: Browser, url: string, path: string, delayS: number): Promise<Viewer> => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, null, { timeout: 60_000 });
  if (delayS > 0) {
    await page.locator('video').hover();
    const bar = page.getByRole('slider', { name: BAR });
    await bar.fill(String(-delayS));
    await bar.blur();
  }
  return { delayS, page, told: new Map(), marked: new Map(), seenUntil: 0 };
};

/**
 * Everything that a page says, in sight or to assistive technology, with the moment of its picture, and the marks of the
 * bar, in seconds from there.
 */
const look = ({ page }: Viewer) =>
  page.evaluate((name) => {
    const bar = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
    const points = [...(bar?.parentElement?.querySelectorAll<HTMLElement>('i') ?? [])];
    const placeOf = (point: HTMLElement | undefined) => Number.parseFloat(point?.style.left ?? '');
    const head = placeOf(points.at(-1));
    return {
      at: document.querySelector('video')?.currentTime ?? 0,
      text: [
        document.title,
        document.body.textContent,
        ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
      ].join('\n'),
      marks: points
        .filter(({ title }) => title !== '')
        .map((mark) => ({ says: mark.title, awayS: ((placeOf(mark) - head) / 100) * -Number(bar?.min) })),
    };
  }, BAR);

/** The board of a match after a goal, as it is said. */
const scoreAfter = ({ fixture }: Match, { scoreAfter: score }: MatchEvent): string => {
  const [home, away] = fixture.sides!.map(({ name }) => name.vi);
  return `${home} ${score?.home}, ${away} ${score?.away}`;
};

const sample = async (viewer: Viewer, match: Match, startedAt: number): Promise<void> => {
  const { at, text, marks } = await look(viewer);
  const picture = startedAt + at * 1000;
  viewer.seenUntil = Math.max(viewer.seenUntil, picture);
  for (const goal of match.goals) {
    const tells = text.includes(scoreAfter(match, goal)) || text.includes(`Bàn thắng: ${goal.player?.name ?? '-'}`);
    if (tells && !viewer.told.has(goal.eventId)) viewer.told.set(goal.eventId, Math.round(picture - goal.ts));
    const off = marks
      .filter(({ says }) => says.includes(goal.player?.name ?? '-'))
      .map(({ awayS }) => picture + awayS * 1000 - goal.ts)
      .sort((a, b) => Math.abs(a) - Math.abs(b))[0];
    if (off !== undefined) viewer.marked.set(goal.eventId, [...(viewer.marked.get(goal.eventId) ?? []), off]);
  }
};

const { minutes } = options({ minutes: 10 });
const match = busiest(minutes);
const origin = await startMeasuredOrigin({ CLOCK: new Date(match.from).toISOString() });
let wrong = 0;
try {
  await withBrowser(async (browser) => {
    const [home, away] = match.fixture.sides!.map(({ name }) => name.vi);
    const roomId = roomIdOf(match.fixture.fixtureId, 0);
    const startedAt = await startOfStream(origin.url, roomId);
    const path = roomPath({ liveModeId: '1', home: home!, away: away!, roomId })!;
    const viewers = await Promise.all(DELAYS_S.map((delayS) => watchRoom(browser, origin.url, path, delayS)));
    const until = Date.now() + minutes * 60_000;
    while (Date.now() < until) {
      await Promise.all(viewers.map((viewer) => sample(viewer, match, startedAt)));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
    console.log(`${match.goals.length} goals in ${minutes} minutes; each page is looked at every ${SAMPLE_MS} ms.`);
    for (const { delayS, told, marked, seenUntil } of viewers) {
      const all = [...told.values()];
      const early = all.filter((ms) => ms < -MOST_MS).length;
      const late = all.filter((ms) => ms > LOOK_MS).length;
      const silent = match.goals.filter(({ eventId, ts }) => ts < seenUntil - LOOK_MS && !told.has(eventId)).length;
      const marks = match.goals
        .filter(({ eventId }) => told.has(eventId))
        .map(({ eventId }) => Math.round(median(marked.get(eventId) ?? [])));
      const astray = marks.filter((ms) => !(Math.abs(ms) <= MOST_MS)).length;
      wrong += early + late + silent + astray;
      console.log(
        `${String(delayS).padStart(3)} s behind: told ${told.size}, from their picture ${all.join(', ') || '-'} ms; early ${early}, late ${late}, never ${silent}; marks ${marks.join(', ') || '-'} ms off, astray ${astray}`,
      );
    }
  });
} finally {
  await origin.stop();
}
process.exitCode = wrong > 0 ? 1 : 0;

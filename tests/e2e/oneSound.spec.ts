import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const vod = words('vi', 'vod');
/** `WALK=500` for the long form, `SEED` for another sequence. */
const STEPS = Number(process.env['WALK'] ?? 60);
const SEED = Number(process.env['SEED'] ?? 4);

const createRandom = (from: number) => {
  let seed = from;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return <A>(of: readonly A[]): A => of[Math.floor(random() * of.length)]!;
};

/**
 * Checks every video that the page ever created twenty times a second: which are audible, and the maximum number at
 * once.
 */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const { createElement } = Document.prototype;
    const pictures = new Set<HTMLVideoElement>();
    Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
      const made = createElement.call(this, name, options);
      if (made instanceof HTMLVideoElement) pictures.add(made);
      return made;
    } as typeof createElement;
    window.addEventListener(
      'seeked',
      ({ target }) => {
        document.documentElement.dataset['sought'] = String((target as HTMLVideoElement).currentTime);
      },
      true,
    );
    setInterval(() => {
      const heard = [...pictures].filter(
        ({ paused, ended, muted, volume }) => !paused && !ended && !muted && volume > 0,
      );
      const { dataset } = document.documentElement;
      dataset['most'] = String(Math.max(heard.length, Number(dataset['most'] ?? 0)));
      dataset['heard'] = String(heard.length);
    }, 50);
  });
const noted = (page: Page, name: 'most' | 'heard' | 'sought'): Promise<number> =>
  page.evaluate((of) => Number(document.documentElement.dataset[of] ?? 'NaN'), name);

/** Clicks an element if it exists and is enabled; otherwise false. */
const press = async (what: Locator): Promise<boolean> => {
  const first = what.first();
  if (!(await first.isVisible())) return false;
  return first.click({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
};
const isThere = (what: Locator): Promise<boolean> =>
  what
    .first()
    .waitFor({ state: 'visible', timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );

const steps = (page: Page) => {
  const area = async (path: string): Promise<boolean> => {
    // The film player covers the menu of a wide window.
    await press(page.getByRole('button', { name: vod('leave') }));
    return press(page.locator(`nav a[href="${path}"]`));
  };
  const opened = async (path: string, link: string): Promise<boolean> =>
    (await area(path)) && (await isThere(page.locator(link))) && press(page.locator(link));
  const stubs = page.locator('[data-part="stubs"] li');
  let stubsTaken = 0;
  return {
    /** Number of stubs that restored their position. */
    taken: () => stubsTaken,
    room: () => opened('/', 'main a[href*="/truc-tiep/"]'),
    film: () => opened('/phim-anh', 'a[href$="?xem=1"]'),
    channel: () => opened('/tivi', 'a[href^="/tivi/vietnam/"]:not([href*="?"])'),
    past: async () =>
      (await press(page.locator('[data-part="past"] button'))) &&
      press(page.getByRole('dialog').locator('a[href*="?tu="]')),
    elsewhere: () => area('/lich-truc-tiep'),
    play: () => page.keyboard.press('k').then(() => true),
    mute: () => page.keyboard.press('m').then(() => true),
    digit: () => page.keyboard.press('3').then(() => true),
    ahead: () => page.keyboard.press('l').then(() => true),
    back: () => page.goBack({ timeout: 10_000 }).then(Boolean, () => false),
    unmute: () => press(page.getByRole('button', { name: /Bật tiếng/u })),
    small: () => press(page.locator('[data-part="smallFilm"] button')),
    stub: async () => {
      const stub = stubs.first();
      if (!(await stub.isVisible())) return false;
      const [, minutes, seconds] =
        /(\d+):(\d\d)$/u.exec((await stub.locator('button').first().textContent()) ?? '') ?? [];
      await page.evaluate(() => delete document.documentElement.dataset['sought']);
      if (!(await press(stub.locator('button')))) return false;
      if (minutes === undefined || seconds === undefined) return true;
      const at = Number(minutes) * 60 + Number(seconds);
      // A film that starts at its first second restores no position.
      if (at > 5)
        await expect
          .poll(async () => Math.abs((await noted(page, 'sought')) - at), { timeout: 30_000 })
          .toBeLessThanOrEqual(1);
      stubsTaken += 1;
      return true;
    },
    stay: () =>
      page.waitForLoadState('networkidle', { timeout: 1500 }).then(
        () => true,
        () => true,
      ),
  };
};
test(`MU-10: a random walk of ${STEPS} steps over rooms, films and channels never has two sounds, and stubs bring back their second`, async ({
  page,
}) => {
  test.setTimeout(120_000 + STEPS * 15_000);
  await listen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { taken, ...all } = steps(page);
  const names = Object.keys(all) as readonly (keyof typeof all)[];
  const one = createRandom(SEED);
  const way: string[] = [];
  const heardIn = new Set<string>();
  const opening = ['room', 'film', 'channel', 'past'] as const;
  /** Every third step opens something, and every second one clicks a stub if there is one. */
  const nextOf = (step: number) => (step % 3 === 0 ? one(opening) : step % 2 === 1 ? 'stub' : one(names));
  for (let tried = 0; way.length < STEPS && tried < 3 * STEPS; tried += 1) {
    const name = nextOf(tried);
    if (!(await all[name]())) continue;
    way.push(name);
    // Usually something opened is audible before the next is opened.
    const isHeard = () => Number(document.documentElement.dataset['heard'] ?? 0) > 0;
    if (tried % 3 === 0) await page.waitForFunction(isHeard, null, { timeout: 6000 }).catch(() => undefined);
    if ((await noted(page, 'heard')) > 0) heardIn.add(new URL(page.url()).pathname.split('/')[1] ?? '');
    expect(await noted(page, 'most'), way.slice(-12).join(' → ')).toBeLessThanOrEqual(1);
  }
  test.info().annotations.push({ type: 'walk', description: `${way.length} steps, ${taken()} stubs: ${[...heardIn]}` });
  expect(way).toHaveLength(STEPS);
  expect(taken()).toBeGreaterThan(0);
  expect(heardIn.size).toBeGreaterThanOrEqual(3);
});

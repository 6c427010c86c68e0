import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { effectiveColour, THEME_COLOURS, type Colour } from '#domain/colour/colourMode.ts';
import { ROOM_DISPLAY } from '#domain/colour/pageColour.ts';
import { ROOM_CHAT } from '#domain/room/stage.ts';
import { media } from '#ui/theme/media.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { browserColour, COLOUR_KEY } from './colour.ts';

const fakePage = () => {
  const attributes: Record<string, string> = {};
  const set = (prefix: string) => ({
    getAttribute: (): string | null => null,
    setAttribute: (name: string, value: string) => void (attributes[`${prefix} ${name}`] = value),
  });
  const page = { documentElement: set('html'), querySelector: (query: string) => set(query) };
  return { attributes, page: page as unknown as Document };
};
const shown = (colour: Colour) => ({
  'html data-theme': colour,
  'meta[name="theme-color"] content': THEME_COLOURS[colour],
});
/** What the script shows: in the first frame, nothing that is left for later ones. */
const drawn = (colour: Colour) => ({ ...shown(colour), 'html data-first': '1' });
/** What else the script uses of a window; it does nothing here. */
const quietWindow = { window: {}, navigator: {}, addEventListener: () => {}, setTimeout: () => 0 };
const query = (light: boolean) => Object.assign(new EventTarget(), { matches: light }) as unknown as MediaQueryList;

it('COLOUR-1: keeps the preference, and takes system for anything it does not know', () => {
  const storage = fakeStorage();
  const colour = browserColour({ storage, prefersLight: query(true), page: fakePage().page });
  expect(colour.preference()).toBe('system');
  colour.keep('dark');
  expect([colour.preference(), storage.kept.get(COLOUR_KEY)]).toEqual(['dark', 'dark']);
  storage.write(COLOUR_KEY, 'purple');
  expect(colour.preference()).toBe('system');
});

it('COLOUR-2: tells the system’s colour and its changes until it is stopped', () => {
  const prefersLight = query(false);
  const colour = browserColour({ storage: fakeStorage(), prefersLight, page: fakePage().page });
  expect(colour.system()).toBe('dark');
  const changes: Colour[] = [];
  const stop = colour.watchSystem((now) => changes.push(now));
  Object.assign(prefersLight, { matches: true });
  prefersLight.dispatchEvent(new Event('change'));
  stop();
  prefersLight.dispatchEvent(new Event('change'));
  expect(changes).toEqual(['light']);
});

it('shows a colour on the page and in the browser’s bars', () => {
  const { attributes, page } = fakePage();
  browserColour({ storage: fakeStorage(), prefersLight: query(false), page }).show('light');
  expect(attributes).toEqual(shown('light'));
});

it.each(
  [null, 'light', 'dark', 'system', 'purple'].flatMap((kept) => [true, false].map((light) => [kept, light] as const)),
)(
  'COLOUR-2: the script before the first paint shows what the application shows (kept %s, light system %s)',
  (kept, light) => {
    const { attributes, page } = fakePage();
    runInNewContext(readFileSync('public/colour.js', 'utf8'), {
      ...quietWindow,
      document: page,
      localStorage: fakeLocalStorage(kept),
      matchMedia: () => ({ matches: light }),
    });
    const storage = fakeStorage(kept === null ? {} : { [COLOUR_KEY]: kept });
    const colour = browserColour({ storage, prefersLight: query(light), page });
    expect(attributes).toEqual(drawn(effectiveColour(null, colour.preference(), colour.system())));
  },
);

it.each([
  ['dark always', 'normal', true, 'dark'],
  ['dark theater', 'theater', true, 'dark'],
  ['dark theater', 'theater', false, 'light'],
  ['dark theater', 'normal', true, 'light'],
  [null, 'theater', true, 'light'],
] as const)(
  'COLOUR-3: before the first paint too, a page that forces "%s" has its colour (display %s, wide %s): %s',
  (forces, display, wide, colour) => {
    const { attributes, page } = fakePage();
    const kept: Readonly<Record<string, string>> = {
      [COLOUR_KEY]: 'light',
      [ROOM_DISPLAY]: display,
      [ROOM_CHAT]: 'column',
    };
    runInNewContext(readFileSync('public/colour.js', 'utf8'), {
      ...quietWindow,
      document: {
        ...page,
        documentElement: {
          ...page.documentElement,
          getAttribute: (name: string) => (name === 'data-forces' ? forces : null),
        },
      },
      localStorage: { getItem: (key: string) => kept[key] ?? null },
      matchMedia: (query: string) => ({ matches: query === media.wide && wide }),
    });
    const inTheater = forces === 'dark theater' && display === 'theater' && wide;
    expect(attributes).toEqual({
      ...drawn(colour),
      ...(inTheater && { 'html data-room': 'theater', 'html data-chat': 'column' }),
    });
  },
);

it('the script shows the system’s colour where nothing can be kept', () => {
  const { attributes, page } = fakePage();
  runInNewContext(readFileSync('public/colour.js', 'utf8'), {
    ...quietWindow,
    document: page,
    matchMedia: () => ({ matches: true }),
  });
  expect(attributes).toEqual(drawn('light'));
});

it.each([
  ['token=t', 'yes', { 'html data-member': '', 'html data-closed': 'ribbon', 'html data-shelf': '' }],
  ['a=b; token=t', null, { 'html data-member': '' }],
  ['token=; guestToken=t', null, {}],
])('says before the first paint whom a painted page is drawn for (cookies "%s", closed %s)', (cookie, closed, said) => {
  const { attributes, page } = fakePage();
  runInNewContext(readFileSync('public/colour.js', 'utf8'), {
    ...quietWindow,
    document: Object.assign(page, { cookie }),
    localStorage: { getItem: (key: string) => (key === 'ribbon.closed' || key === 'khandai.shelf' ? closed : null) },
    matchMedia: () => ({ matches: true }),
  });
  expect(attributes).toEqual({ ...drawn('light'), ...said });
});

/** The script on a page whose frames, events and fonts come when the test says so. */
const inFrames = () => {
  const { attributes, page } = fakePage();
  const frames: (() => void)[] = [];
  const heard: Record<string, () => void> = {};
  let come = () => {};
  const ready = new Promise<void>((resolve) => (come = resolve));
  const root = {
    ...page.documentElement,
    hasAttribute: (name: string) => `html ${name}` in attributes,
    removeAttribute: (name: string) => delete attributes[`html ${name}`],
  };
  runInNewContext(readFileSync('public/colour.js', 'utf8'), {
    ...quietWindow,
    addEventListener: (type: string, run: () => void) => (heard[type] = run),
    requestAnimationFrame: (run: () => void) => frames.push(run),
    document: {
      ...page,
      documentElement: root,
      querySelector: () => null,
      fonts: { ready },
    },
    matchMedia: () => ({ matches: true }),
  });
  return {
    heard,
    fontsCome: () => {
      come();
      return ready;
    },
    frame: () => {
      for (const run of frames.splice(0)) run();
      return attributes['html data-first'];
    },
  };
};

it('what is left out of the first frame comes in pieces, a frame each, the last ones with the fonts', async () => {
  const { heard, fontsCome, frame } = inFrames();
  heard['DOMContentLoaded']!();
  expect([frame(), frame(), frame(), frame(), frame()]).toEqual(['1', '2', '3', '4', '4']);
  await fontsCome();
  expect([frame(), frame(), frame()]).toEqual(['4', '5', undefined]);
});

it.each(['scroll', 'keydown'])('a %s shows what is left at once, and nothing hides it again', (move) => {
  const { heard, frame } = inFrames();
  heard['DOMContentLoaded']!();
  frame();
  heard[move]!();
  expect([frame(), frame()]).toEqual([undefined, undefined]);
});

it('the browser’s bars have the ground of the theme', () => {
  const tokens = readFileSync('src/ui/theme/tokens.css.ts', 'utf8');
  for (const ground of Object.values(THEME_COLOURS)) expect(tokens).toContain(`ground: '${ground}'`);
});

const fakeLocalStorage = (kept: string | null) => ({ getItem: (key: string) => (key === COLOUR_KEY ? kept : null) });

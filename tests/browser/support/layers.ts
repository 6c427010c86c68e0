import { afterEach, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '#domain/locale/locale.ts';
import { member } from '../../fakes/accounts.ts';
import { act, clear } from '../../fakes/screen.tsx';
import { createFindings, half, narrow, resetWindow } from './judge.ts';
import { CUT_LAYER } from '#ui/features/player/cut/cutLayer.ts';
import { openPortal, ROOM, WAITING } from './portal.tsx';

type Portal = Awaited<ReturnType<typeof openPortal>>;
interface Layer {
  readonly name: string;
  readonly path?: string;
  readonly size?: typeof half;
  readonly held?: 'none' | 'member';
  readonly open: (portal: Portal) => Promise<void>;
  /** Visible once the layer is open, and then checked. */
  readonly shown: string;
}
const viewer = { ...member, displayName: 'Người Xem', nickname: 'Người Xem' };
const dialog = 'dialog[open]';
const menu = '[role="menu"]';
const CUT = '[data-part="cut"]';
const bar =
  (key: string) =>
  async ({ words, press }: Portal) =>
    press((await words('shell'))(key), 'header button');

/** Layers that a viewer can open over a page. */
const layers: readonly Layer[] = [
  { name: 'language', open: bar('language'), shown: menu },
  { name: 'zone', open: bar('zone'), shown: menu },
  { name: 'theme', open: bar('theme.label'), shown: menu },
  { name: 'account', open: ({ press }) => press(viewer.displayName, 'header button'), shown: dialog },
  {
    name: 'shortcuts',
    open: async ({ shown }) => {
      await shown('[aria-live]');
      await act(() => userEvent.keyboard('?'));
    },
    shown: dialog,
  },
  {
    name: 'search',
    open: async ({ place, shown }) => {
      await shown('[role="combobox"]');
      await act(() => userEvent.fill(place.querySelector('[role="combobox"]')!, 'a'));
      await shown('[role="option"]');
    },
    shown: '[role="search"]',
  },
  {
    name: 'teams whose results are hidden',
    open: async ({ words, press }) => press((await words('spoiler'))('mine'), '#content label'),
    shown: '[aria-labelledby="menu-spoiler-teams"] [role="search"]',
  },
  { name: 'search sheet', size: narrow, open: bar('search.open'), shown: dialog },
  {
    name: 'inbox',
    open: async ({ words, press }) => press((await words('inbox'))('title'), 'header [aria-label]'),
    shown: dialog,
  },
  {
    name: 'match sheet',
    path: '/lich-truc-tiep',
    open: async ({ place, shown }) => {
      await shown('#content li[data-state="coming"] > button');
      await act(() => userEvent.click(place.querySelector('#content li[data-state="coming"] > button')!));
    },
    shown: dialog,
  },
  {
    name: 'a member who is looked for',
    path: '/thanh-vien',
    open: async ({ place, shown }) => {
      await shown('#content input[type="text"]');
      await act(() => userEvent.fill(place.querySelector('#content input')!, 'Mai'));
      await act(() => userEvent.keyboard('{Enter}'));
      await shown('#content li');
    },
    shown: '#content',
  },
  {
    name: 'deletion',
    path: '/tai-khoan/quyen-rieng-tu',
    open: async ({ words, press }) => press((await words('privacy'))('delete.go')),
    shown: '#content',
  },
  {
    name: 'a small game while a room waits',
    path: WAITING,
    open: async ({ words, press }) => press((await words('roomState'))('playMeanwhile')),
    shown: '[data-part="mini-game"]',
  },
  {
    name: 'the form that cuts a highlight',
    path: ROOM,
    open: async ({ app, shown, words, press }) => {
      await shown('[data-board]');
      app.layers.open(CUT_LAYER);
      await shown(CUT);
      const t = await words('cutting');
      await press(t('send'), `${CUT} button`);
      await shown(`${CUT} [aria-invalid]`);
    },
    shown: CUT,
  },
  { name: 'log-in, with every way', held: 'none', open: bar('logIn'), shown: dialog },
  {
    name: 'registration',
    held: 'none',
    open: async (portal) => {
      await bar('logIn')(portal);
      await portal.press((await portal.words('account'))('register'), '[role="tab"]');
      await portal.shown(`${dialog} input[name="nickname"]`);
    },
    shown: dialog,
  },
];

/** Opens each layer in a language and checks it; one file per language, since files run in parallel. */
export const judgeLayers = (locale: Locale): void => {
  afterEach(async () => {
    await clear();
    await resetWindow();
  });

  it.each(layers.map((layer) => [layer.name, layer] as const))(
    `axe finds nothing serious in what is opened over a page, and nothing lies sideways at 360 px, in ${locale}: %s`,
    async (name, { path = '/menu', size = half, held = 'member', open, shown }) => {
      await page.viewport(size.width, size.height);
      const portal = await openPortal(path, { locale, held, viewer });
      await open(portal);
      await portal.shown(shown);
      const found = createFindings();
      await found.look(name, { within: shown });
      await page.viewport(narrow.width, narrow.height);
      await found.fits(`${name} at 360 px`);
      found.expectNone();
    },
  );
};

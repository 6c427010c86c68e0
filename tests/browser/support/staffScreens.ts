import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { orderRules } from '#domain/chat/rules.ts';
import { consoleParts, consoleTabs } from '#domain/console/console.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { tabPath } from '#ui/console/consolePaths.ts';
import { parts } from '#ui/moderation/paths.ts';
import { member } from '../../fakes/accounts.ts';
import { fakeChatRooms } from '../../fakes/chatRooms.ts';
import { aCase, aCaseDetail, aDecision, anOwnReport } from '../../fakes/moderation.ts';
import { fakeOperator } from '../../fakes/operator.ts';
import { act, clear } from '../../fakes/screen.tsx';
import { createFindings, half, narrow, resetWindow } from './judge.ts';
import { openPortal } from './portal.tsx';

type Given = NonNullable<Parameters<typeof openPortal>[1]>;
type Reports = NonNullable<NonNullable<Given['areas']>['reports']>;

const boss = { ...member, siteRoleId: SITE_ROLES.leaderOperator };
const LONG = 'Một câu rất dài mà ai cũng phải đọc hết từ đầu tới cuối rồi mới quyết định được điều gì, '.repeat(3);

const cases = [
  aCase(),
  aCase({ reportId: 'k2', text: LONG, target: { type: 'message', id: 'g1' }, count: 12, weight: 31 }),
  aCase({ reportId: 'k3', text: '', target: { type: 'picture', id: 'r1' }, about: null, card: null }),
];
const detail = aCaseDetail({
  ...{ state: 'appeal', decision: aDecision(), now: null, text: LONG },
  appeals: [{ by: 'author', text: 'Tôi chỉ đùa', at: 0, state: 'waits' }],
  record: [aDecision({ decisionId: 'd2', action: 'mute', minutes: 60, state: 'undone' })],
  beside: [{ name: 'Hạt Dẻ', text: LONG, at: 0 }],
  lately: [{ target: { type: 'message', id: 'g2' }, text: 'Nói ở phòng khác', at: 0, path: '/chatroom' }],
});
const decided = [
  aDecision({ at: Date.now(), things: 150 }),
  aDecision({ decisionId: 'd3', state: 'waits', action: 'ban', minutes: 43_200 }),
];
const reports: Reports = {
  queue: async () => succeeded({ list: cases, next: null }),
  one: async () => succeeded(detail),
  claim: async () => succeeded({ until: Number.MAX_SAFE_INTEGER }),
  log: async () => succeeded({ list: decided, next: null }),
  stats: async () =>
    succeeded({
      ...{ waiting: { open: 3, second: 1, appeal: 2 }, oldestAt: 0, reports: 12, appeals: { granted: 1, kept: 4 } },
      decided: { none: 9, remove: 21, mute: 4, ban: 1 },
    }),
};
const staffAreas = { reports, operator: fakeOperator() };
const open = (path: string, locale: Locale, areas: Given['areas'] = {}) =>
  openPortal(path, { locale, viewer: boss, areas: { ...staffAreas, ...areas } });

const HEAD = '#content:not(:has([aria-hidden="true"] i)) h1';
/** A page of each kind for moderators and operators, and an element that is there once its content is shown. */
const screens: readonly (readonly [path: string, shown: string])[] = [
  ...parts.map((part) => [`/bang-ton/dieu-phoi?muc=${part}`, '#content li'] as const),
  ['/bang-ton/dieu-phoi?vu=k1', '#content form'],
  ...consoleTabs.map((tab) => [tabPath(tab), '#content section h3, #content section li, #content form'] as const),
  ...consoleParts.map((part) => [`${tabPath('content')}?phan=${part}`, '#content form'] as const),
  ['/tin-tuc/toa-soan', HEAD],
];

type Portal = Awaited<ReturnType<typeof openPortal>>;
interface Layer {
  readonly name: string;
  readonly path: string;
  readonly areas?: Given['areas'];
  readonly open: (portal: Portal) => Promise<void>;
}
const keeper = { chatRoom: fakeChatRooms({ role: 'mod' }) };
/** Presses the control of this name, once it is there; the log above it scrolls, so a pointer would have to wait. */
const pressed = async ({ place, shown }: Portal, selector: string) => {
  await shown(selector);
  await act(() => place.querySelector<HTMLElement>(selector)?.click());
};
const panel = (tab: string) => async (portal: Portal) => {
  const t = await portal.words('chatOrder');
  await pressed(portal, `[aria-label="${t('settings')}"]`);
  await portal.shown('dialog[open] [role="radiogroup"]');
  await portal.press(t(tab), 'dialog[open] label');
};
/** Layers that such a viewer opens over a page. */
const layers: readonly Layer[] = [
  {
    name: 'a report',
    path: '/thanh-vien/blv1',
    open: async ({ words, press }) => press((await words('people'))('actOn.report').replace('{{name}}', 'Khang Còi')),
  },
  ...(['tabRules', 'tabPoll', 'tabAnnounce', 'tabWords'] as const).map((tab) => ({
    ...{ name: `order in a room: ${tab}`, path: '/chatroom', areas: keeper, open: panel(tab) },
  })),
  {
    name: 'what a raid wrote',
    path: '/chatroom',
    areas: keeper,
    open: async (portal) => {
      await portal.shown('[role="log"] li[data-id]');
      await act(() => {
        portal.origin.publish({ seq: 6, data: { kind: 'rules', ts: Date.now(), rules: orderRules } });
        portal.origin.deliver();
      });
      await pressed(portal, '[aria-haspopup="dialog"][data-sweep]');
    },
  },
];

/** Opens every staff screen and sheet in a language and checks it; one file per language, like the others. */
export const judgeStaff = (locale: Locale): void => {
  afterEach(async () => {
    await clear();
    await resetWindow();
  });

  it.each(screens)(
    `CH-11: %s in ${locale}: axe finds nothing serious in either colour, and nothing lies sideways at 360 px`,
    async (path, shown) => {
      await page.viewport(narrow.width, narrow.height);
      const portal = await open(path, locale);
      await portal.shown(shown);
      const found = createFindings();
      await found.judge('page');
      found.expectNone();
    },
  );

  it.each(layers.map((layer) => [layer.name, layer] as const))(
    `CH-11: what staff open over a page, in ${locale}: %s`,
    async (name, { path, areas, open: press }) => {
      await page.viewport(half.width, half.height);
      const portal = await open(path, locale, areas);
      await press(portal);
      await portal.shown('dialog[open]');
      const found = createFindings();
      await found.look(name, { within: 'dialog[open]' });
      await page.viewport(narrow.width, narrow.height);
      await found.fits(`${name} at 360 px`);
      found.expectNone();
    },
  );

  it(`SO-10: an appeal is written in ${locale}`, async () => {
    await page.viewport(narrow.width, narrow.height);
    const own = async () => succeeded({ list: [anOwnReport({ state: 'refused', mayAppeal: true })], next: null });
    const portal = await open('/tai-khoan/bao-cao', locale, { reports: { ...reports, mine: own } });
    await portal.press((await portal.words('report'))('appeal.open'));
    await portal.shown('#content textarea');
    const found = createFindings();
    await found.judge('appeal');
    found.expectNone();
  });
};

const never = () => new Promise<never>(() => {});
const broken = async () => failed({ kind: 'serverFault', code: 500 });
const nothing = async () => succeeded({ list: [], next: null });

/** The staff pages while they load, empty, failed, and without a network. */
export const judgeStaffStates = (): void => {
  const states = {
    loading: { reports: { ...reports, queue: never, log: never, one: never, stats: never, mine: never } },
    failed: { reports: { ...reports, queue: broken, log: broken, one: broken, stats: broken, mine: broken } },
    empty: { reports: { ...reports, queue: nothing, log: nothing, mine: nothing, aboutMe: nothing } },
  } satisfies Record<string, Given['areas']>;
  const pages = [
    '/bang-ton/dieu-phoi',
    '/bang-ton/dieu-phoi?muc=log',
    '/bang-ton/dieu-phoi?vu=k1',
    '/tai-khoan/bao-cao',
  ];
  it.each(Object.keys(states).flatMap((state) => pages.map((path) => [state, path] as const)))(
    'CH-11: %s: axe finds nothing serious in %s',
    async (state, path) => {
      await page.viewport(narrow.width, narrow.height);
      const portal = await open(path, 'vi', states[state as keyof typeof states]);
      await portal.shown('#content h1');
      const found = createFindings();
      await found.judge(state);
      found.expectNone();
    },
  );

  it('CH-11: axe finds nothing serious in a console of which nothing comes, or only faults', async () => {
    const operator = fakeOperator();
    for (const answer of [never, broken]) {
      const silent = Object.fromEntries(Object.keys(operator).map((name) => [name, answer]));
      for (const tab of consoleTabs) {
        await page.viewport(narrow.width, narrow.height);
        const portal = await open(tabPath(tab), 'vi', { operator: silent });
        await portal.shown('#content h1');
        const found = createFindings();
        await found.judge(tab);
        found.expectNone();
        await clear();
      }
    }
  });

  it('CH-11: without a network a case stays open, says that it waits, and keeps what was written', async () => {
    await page.viewport(narrow.width, narrow.height);
    const portal = await open('/bang-ton/dieu-phoi?vu=k1', 'vi');
    await portal.shown('#content form textarea');
    await act(() => userEvent.fill(portal.place.querySelector('#content form textarea')!, 'Chửi cả hàng ghế'));
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => window.dispatchEvent(new Event('offline')));
    const found = createFindings();
    await found.judge('offline');
    network.mockRestore();
    found.expectNone();
    expect(portal.place.querySelector<HTMLTextAreaElement>('#content form textarea')?.value).toBe('Chửi cả hàng ghế');
  });
};

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlayerDetail } from '#domain/football/answers.ts';
import { selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { FootballPort } from '#ports/football.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aTeamDetail } from '../../../../tests/fakes/teams.ts';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { aPlayed, aPlayer, aSeasonStat, onlyGoals, someCareer } from '../../../../tests/fakes/players.ts';
import '../../layouts/Shell.css.ts';
import PlayerScreen from './PlayerScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const PATH = '/cau-thu/mua-a-su/p8';
const log = [
  aPlayed(1, { rating: 8.4, assists: 1 }),
  aPlayed(8, { goals: 0, rating: 6.4 }, { score: { home: 0, away: 1 } }),
  ...[15, 22, 29, 36, 43].map((days) => aPlayed(days)),
];

type Hides = ReturnType<typeof fakeSpoiler>;

const open = async (
  player: PlayerDetail | null,
  { path = PATH, hides = fakeSpoiler(), ...given }: Partial<FootballPort> & { path?: string; hides?: Hides } = {},
) => {
  const asked: object[] = [];
  const app = fakeApp({
    ...{ path, hides },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: {
          player: async () => (player ? succeeded(player) : failed({ kind: 'refused', code: 404 })),
          playerSeason: async (query) => {
            asked.push(query);
            return succeeded(aSeasonStat({ season: '2025-26' }));
          },
          playerMatches: async () => succeeded(log),
          playerCareer: async () => succeeded(someCareer),
          team: async () => succeeded(aTeamDetail()),
          ...given,
        },
      }),
    }),
  });
  const [slug = '', id = ''] = path.split('?')[0]!.split('/').slice(2);
  const place = await mount(
    app,
    <main id="content">
      <PlayerScreen params={{ player: slug, id }} />
    </main>,
    ['players', 'teams', 'football', 'matchSections', 'schedule', 'social'],
  );
  return { app, asked, place };
};
const shown = async (player: PlayerDetail, given?: Parameters<typeof open>[1]) => {
  const opened = await open(player, given);
  await expect.poll(() => opened.place.querySelectorAll('aside li').length).toBeGreaterThan(0);
  return opened;
};
const tables = (place: Element) =>
  [...place.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) => row.textContent),
  );

it('TP-3: the head says number, name, team, position, age, height and foot', async () => {
  const { place } = await shown(aPlayer());
  const head = place.querySelector('header')!.textContent;
  for (const said of ['Số áo 8', 'Mùa A Sử', 'Bến Gỗ', 'Tiền vệ', 'tuổi, 03/05/2002', '176 cm', 'chân phải'])
    expect(head).toContain(said);
  const figures = [...place.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(figures).toEqual(['trận13', 'phút1 082', 'bàn6', 'kiến tạo7', 'thẻ vàng3', 'điểm trung bình7.76']);
});
it('TP-8: the radar says its sentence, and the table beside it has every figure per 90, in all and as percentile', async () => {
  const { place } = await shown(aPlayer());
  const radar = place.querySelector('svg[role="img"]')!;
  expect(radar.getAttribute('aria-label')).toBe(
    'Mùa A Sử: mạnh nhất là Kiến tạo, hơn 97% người cùng vị trí; yếu nhất là Ít thẻ vàng, hơn 40%.',
  );
  expect(tables(place)[0]).toHaveLength(8);
  expect(tables(place)[0]![0]).toBe('Bàn thắng0.50683');
  expect(place.querySelector('tbody svg')!.querySelectorAll('[data-lit]')).toHaveLength(8);
  expect(place.textContent).toContain('so với 41 tiền vệ của giải, đá từ 270 phút');
});
it('TP-3: what the source does not tell is not shown: goals alone make no radar and no zeros', async () => {
  const { height: _, ...player } = { ...aPlayer(), height: 0 };
  const { place } = await shown(
    { ...player, stat: onlyGoals(4) },
    { playerMatches: async () => succeeded([aPlayed(3, { minutes: null })].map(({ rating: __, ...one }) => one)) },
  );
  expect([...place.querySelectorAll('dl > div')].map((one) => one.textContent)).toEqual(['bàn4']);
  expect(place.querySelector('svg[role="img"]')).toBeNull();
  expect(place.textContent).toContain('Nguồn chỉ ghi bàn thắng');
  expect([...place.querySelectorAll('thead th')].map((one) => one.textContent)).toEqual([
    'Ngày',
    'Đối thủ',
    'Kết quả',
    'Bàn',
  ]);
});
it('TP-7: with too few minutes there is a table and no percentile, and it says why', async () => {
  const { totals, values } = aSeasonStat();
  const stat = aSeasonStat({
    totals: { ...totals, minutes: 100 },
    values: values.map((one) => ({ ...one, pctl: null })),
  });
  const { place } = await shown(aPlayer({ stat }));
  expect(place.textContent).toContain('đá chưa đủ 270 phút nên không xếp phân vị');
  expect(place.textContent).not.toContain('Phân vị');
});
it('the latest ratings stand as bars from a stated lowest value, with their table', async () => {
  const { place } = await shown(aPlayer());
  expect(place.querySelector('div[role="img"]')!.getAttribute('aria-label')).toBe(
    'Điểm 7 trận gần nhất, trung bình 7.76, cao nhất 8.4 gặp Nắng Sớm.',
  );
  expect(place.textContent).toContain('vạch 6 là thấp nhất của trục');
  await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }));
  expect(tables(place)[1]).toHaveLength(7);
});
it('TP-3: matches lead to their pages, newest first, the oldest behind a button', async () => {
  const { place } = await shown(aPlayer());
  expect(tables(place).at(-1)).toHaveLength(6);
  expect(tables(place).at(-1)![1]).toContain('0 – 1Bthua90––6.4');
  expect(place.querySelector('tbody a')!.getAttribute('href')).toBe('/tran-dau/ben-go-vs-nang-som/m1?leagueId=l1');
  await userEvent.click(page.getByRole('button', { name: 'Xem cả 7 trận' }));
  expect(tables(place).at(-1)).toHaveLength(7);
});
it('B2: of a hidden match neither score nor goals nor rating is told', async () => {
  const hidden = aPlayed(1, {}, { hidden: true, score: null });
  const { rating: _, ...bare } = { ...hidden, goals: 0 };
  const { place } = await shown(aPlayer(), { playerMatches: async () => succeeded([bare, ...log.slice(1)]) });
  expect(place.querySelector('[data-unlit="m1"]')).not.toBeNull();
  expect(tables(place).at(-1)![0]).toMatch(/90–––$/);
});
it('B2: totals of a season and of all of them are kept back while they count a hidden match, and shown on request', async () => {
  const latest = aTeamDetail().last.map(({ fixtureId }) => fixtureId);
  const { place } = await open(aPlayer(), { hides: fakeSpoiler('all', latest.slice(1)) });
  const asks = () => [...place.querySelectorAll('button')].filter((one) => one.textContent === 'Vẫn xem');
  await expect.poll(() => asks().length).toBe(2);
  expect(place.querySelector('dl')).toBeNull();
  asks()[0]!.click();
  await expect.poll(() => place.querySelector('dl > div')?.textContent).toBe('trận13');
  unmountAll();
  const lit = await open(aPlayer(), { hides: fakeSpoiler('all', latest) });
  await expect.poll(() => lit.place.querySelector('dl > div')?.textContent).toBe('trận13');
  expect(lit.place.textContent).not.toContain('Vẫn xem');
});
it('MC-14: the next match of the team stands beside, with the source and its age, and comparing begins here', async () => {
  const { place } = await shown(aPlayer());
  await expect.poll(() => place.querySelector('aside')!.textContent).toContain('Trận tới');
  expect(place.querySelector('aside')!.textContent).toContain('Nguồn: ');
  expect(page.getByRole('link', { name: 'So sánh' }).element().getAttribute('href')).toBe('/so-sanh/cau-thu?id1=p8');
});
it('the season is in the address', async () => {
  const { asked, place } = await shown(aPlayer(), { path: `${PATH}?mua=2025-26&giai=l1` });
  expect(asked).toEqual([{ id: 'p8', season: '2025-26', leagueId: 'l1' }]);
  // The matches of the log are of another season, so that they are no part of its average rating.
  await expect.poll(() => place.querySelector('dl')?.textContent).toContain('phút1 082');
  expect(place.querySelector('dl')!.textContent).not.toContain('điểm trung bình');
  const links = [...place.querySelectorAll('nav[aria-label="Chọn mùa"] a')].map((one) => one.getAttribute('href'));
  expect(links).toEqual([PATH, `${PATH}?mua=2025-26&giai=l1`]);
});
it('TP-9: a wrong name leads to the own address, an unknown player is not there', async () => {
  const { app } = await shown(aPlayer(), { path: '/cau-thu/ai-do/p8' });
  await expect.poll(() => app.navigation.getSnapshot().context.path).toBe(PATH);
  const gone = await open(null);
  await expect.poll(() => selectPageError(gone.app.navigation.getSnapshot())?.status).toBe(404);
});

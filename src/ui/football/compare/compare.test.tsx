import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import { compareTeams } from '#domain/football/teamSeason.ts';
import type { FootballPort } from '#ports/football.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import {
  aBareComparison,
  aPlayerComparison,
  aTeamComparison,
  comparedTeams,
  otherPlayer,
} from '../../../../tests/fakes/comparisons.ts';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import { aTopPlayer } from '../../../../tests/fakes/leagues.ts';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { aPlayed, aPlayer } from '../../../../tests/fakes/players.ts';
import { aTeamDetail } from '../../../../tests/fakes/teams.ts';
import '../../layouts/Shell.css.ts';
import ComparePlayersScreen from './ComparePlayersScreen.tsx';
import CompareTeamsScreen from './CompareTeamsScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const [benGo, nangSom] = comparedTeams;
const league = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'giai-dong-bang', logo: '', country: '' };

const open = async (path: string, given: Partial<FootballPort> = {}, hides = fakeSpoiler()) => {
  const app = fakeApp({
    ...{ path, hides },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: {
          day: async () => succeeded({ leagues: [{ league, fixtures: [aFixture()] }], next: null }),
          team: async ({ id }) => succeeded(aTeamDetail({ ...(id === benGo.id ? benGo : nangSom) })),
          player: async ({ id }) => succeeded(id === 'p8' ? aPlayer() : otherPlayer),
          playerMatches: async ({ id }) => succeeded([aPlayed(1, { rating: id === 'p8' ? 8.4 : 7.1 })]),
          topPlayers: async () => succeeded([aTopPlayer('Sầm Bắc', 11), aTopPlayer('Cầm Gió', 9)]),
          findTeams: async () => succeeded([benGo, nangSom]),
          findPlayers: async () => succeeded([aPlayer(), otherPlayer]),
          compareTeams: async () => succeeded(aTeamComparison()),
          comparePlayers: async () => succeeded(aPlayerComparison()),
          ...given,
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main id="content">{path.includes('doi-bong') ? <CompareTeamsScreen /> : <ComparePlayersScreen />}</main>,
    ['compare', 'players', 'football', 'matchSections', 'schedule'],
  );
  const search = () => app.navigation.getSnapshot().context.search;
  const rows = () => [...place.querySelectorAll('table[aria-label] tr:has(td)')].map((row) => row.textContent);
  return { app, place, search, rows };
};
const TEAMS = '/so-sanh/doi-bong';
const PLAYERS = '/so-sanh/cau-thu';

describe('the picker', () => {
  it('TP-6: without ids it is a picker with the matches of the day, not an error', async () => {
    const { place } = await open(TEAMS);
    await expect.poll(() => place.querySelectorAll('ul a').length).toBe(1);
    expect(place.querySelector('ul a')!.getAttribute('href')).toBe(`${TEAMS}?id1=ben-go&id2=nang-som`);
    expect(place.textContent).toContain('Chưa chọn đội');
  });
  it('TP-6: typing finds, arrows mark, Enter takes, and the address has it; nobody is found against himself', async () => {
    const { place, search } = await open(`${TEAMS}?id1=ben-go`);
    await expect.element(page.getByRole('link', { name: 'Bến Gỗ', exact: true })).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Chọn: Tìm đội bên phải' }));
    const box = page.getByRole('combobox', { name: 'Tìm đội bên phải' });
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('go');
    await expect.poll(() => place.querySelectorAll('[role="option"][aria-selected="true"]').length).toBe(1);
    expect([...place.querySelectorAll('[role="option"]')].map((one) => one.textContent)).toEqual(['Nắng Sớm']);
    const option = place.querySelector('[role="option"]')!;
    expect(box.element().getAttribute('aria-activedescendant')).toBe(option.id);
    await userEvent.keyboard('{Enter}');
    await expect.poll(search).toBe('id1=ben-go&id2=nang-som');
  });
  it('TP-6: before typing it suggests the next opponent, and Escape leaves', async () => {
    const { place } = await open(`${TEAMS}?id1=ben-go`);
    await expect.poll(() => place.querySelectorAll('ul a').length).toBeGreaterThan(0);
    await userEvent.click(page.getByRole('button', { name: 'Chọn: Tìm đội bên phải' }));
    await expect.element(page.getByRole('option', { name: 'Nắng Sớm' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(place.querySelector('[role="combobox"]')).toBeNull();
  });
  it('TP-6: sides swap, and the address with them', async () => {
    const { search } = await open(`${PLAYERS}?id1=p8&id2=p10`);
    await userEvent.click(page.getByRole('button', { name: 'Đổi chỗ hai bên' }));
    await expect.poll(search).toBe('id1=p10&id2=p8');
  });
  it('TP-6: a season is chosen beside both sides, and stays when they swap; who comes new begins with the latest', async () => {
    const asked: (string | undefined)[] = [];
    const { search } = await open(`${TEAMS}?id1=ben-go&id2=nang-som`, {
      compareTeams: async ({ season }) => {
        asked.push(season);
        return succeeded(aTeamComparison());
      },
    });
    await userEvent.selectOptions(page.getByLabelText('Mùa so sánh'), 'Giải Đồng Bằng 2025-26');
    await expect.poll(search).toBe('id1=ben-go&id2=nang-som&mua=2025-26&giai=l1');
    expect(asked).toEqual([undefined, '2025-26']);
    await userEvent.click(page.getByRole('button', { name: 'Đổi chỗ hai bên' }));
    await expect.poll(search).toBe('id1=nang-som&id2=ben-go&mua=2025-26&giai=l1');
    await userEvent.selectOptions(page.getByLabelText('Mùa so sánh'), 'Giải Đồng Bằng 2026-27');
    await expect.poll(search).toBe('id1=nang-som&id2=ben-go');
  });
  it('TP-6: an id that names nobody keeps the picker and says so', async () => {
    const gone = failed({ kind: 'refused', code: 404 });
    const { place } = await open(`${TEAMS}?id1=ben-go&id2=khong-co`, { compareTeams: async () => gone });
    await expect.poll(() => place.textContent).toContain('Không so sánh được hai đội này.');
    expect(place.querySelectorAll('section[aria-label^="Bên"] button')).toHaveLength(2);
  });
  it('a search that failed can be tried again', async () => {
    let failing = true;
    const findTeams = async () => (failing ? failed({ kind: 'unreachable' as const }) : succeeded([nangSom]));
    const { place } = await open(TEAMS, { findTeams });
    await userEvent.click(page.getByRole('button', { name: 'Chọn: Tìm đội bên trái' }));
    await userEvent.keyboard('na');
    await expect.poll(() => place.textContent).toContain('Chưa tìm được');
    failing = false;
    await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
    await expect.element(page.getByRole('option', { name: 'Nắng Sớm' })).toBeInTheDocument();
  });
});

describe('teams', () => {
  it('TP-6: four groups per match with their difference, never totals', async () => {
    const { place, rows } = await open(`${TEAMS}?id1=ben-go&id2=nang-som`);
    await expect.poll(() => rows().length).toBe(9);
    expect(rows()[0]).toBe('1.92Bàn thắng1.50+0.42');
    expect(rows()[3]).toBe('75%Trận có bàn75%0 điểm');
    expect([...place.querySelectorAll('th[scope="rowgroup"]')].map((one) => one.textContent)).toEqual([
      ...['Tấn công', 'Phòng ngự', 'Kỷ luật', 'Kết quả'],
    ]);
    expect(place.textContent).toContain('Giải Đồng Bằng 2026-27: Bến Gỗ đá 12 trận, Nắng Sớm đá 12 trận.');
  });
  it('TP-7: as percentile among the teams of the season, which are counted and told', async () => {
    const { place, rows } = await open(`${TEAMS}?id1=ben-go&id2=nang-som`);
    await userEvent.click(page.getByRole('button', { name: 'Phân vị', exact: true }));
    expect(rows()[0]).toBe('75Bàn thắng58+17');
    expect(place.textContent).toContain('So với 6 đội của Giải Đồng Bằng 2026-27 đá từ 3 trận.');
    unmountAll();
    const bare = { a: aTeamComparison().seasons.a, b: aTeamComparison().seasons.b };
    const few = aTeamComparison({ groups: compareTeams(bare.a, bare.b) });
    await open(`${TEAMS}?id1=ben-go&id2=nang-som`, { compareTeams: async () => succeeded(few) });
    await expect.poll(() => document.querySelectorAll('table[aria-label] tr:has(td)').length).toBe(9);
    expect(page.getByRole('button', { name: 'Phân vị', exact: true }).query()).toBeNull();
  });
  it('goals per 15 minutes are shares of each team’s goals, said in a sentence and as a table', async () => {
    const { place } = await open(`${TEAMS}?id1=ben-go&id2=nang-som`);
    await expect
      .poll(() => place.querySelector('svg[role="img"]')?.getAttribute('aria-label'))
      .toBe('Bến Gỗ ghi nhiều nhất ở phút 76–90, Nắng Sớm ở phút 1–15.');
    await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }));
    await expect.element(page.getByRole('row', { name: '76–90 26% 11%' })).toBeInTheDocument();
  });
  it('without minutes of goals there is no such chart', async () => {
    const { seasons } = aTeamComparison();
    const bare = aTeamComparison({ seasons: { ...seasons, b: { ...seasons.b, quarters: null } } });
    const { place, rows } = await open(`${TEAMS}?id1=ben-go&id2=nang-som`, {
      compareTeams: async () => succeeded(bare),
    });
    await expect.poll(() => rows().length).toBe(9);
    expect(place.querySelector('svg[role="img"]')).toBeNull();
  });
});

describe('players', () => {
  const both = `${PLAYERS}?id1=p8&id2=p10`;
  it('TP-7: per 90 minutes or by percentile, and two positions are two groups, with their minimum minutes', async () => {
    const { place, rows } = await open(both);
    await expect.poll(() => rows().length).toBe(8);
    expect(rows()[0]).toBe('0.50Bàn thắng0.61−0.11');
    expect(place.textContent).toContain(
      'So với 41 tiền vệ của Giải Đồng Bằng và 33 tiền đạo của Giải Đồng Bằng, đá từ 270 phút. Hai vị trí là hai nhóm',
    );
    await userEvent.click(page.getByRole('button', { name: 'Phân vị', exact: true }));
    expect(rows()[0]).toBe('83Bàn thắng88−5');
  });
  it('TP-8: two shapes that differ in line and mark, with a sentence and a table', async () => {
    const { place } = await open(both);
    await expect
      .poll(() => place.querySelector('svg[role="img"]')?.getAttribute('aria-label'))
      .toBe('Mùa A Sử hơn ở 3 chỉ số, Chu Hừng hơn ở 4, ngang nhau 1.');
    const shapes = [...place.querySelectorAll('svg[role="img"] g[data-side]')];
    expect(shapes.map((shape) => [shape.getAttribute('data-side'), shape.lastElementChild!.tagName])).toEqual([
      ['b', 'rect'],
      ['a', 'circle'],
    ]);
    expect(getComputedStyle(shapes[0]!.querySelector('path')!).strokeDasharray).not.toBe('none');
  });
  it('TP-7: where the source has no minutes nothing is compared, and no total stands in for it', async () => {
    const { place, rows } = await open(both, { comparePlayers: async () => succeeded(aBareComparison()) });
    await expect.poll(() => place.textContent).toContain('Nguồn không ghi số phút ra sân của Chu Hừng');
    expect(rows()).toEqual([]);
    expect(place.querySelector('svg[role="img"]')).toBeNull();
  });
  it('goals and assists add up round by round, said in a sentence and as a table', async () => {
    const { place } = await open(both);
    const chart = () => [...place.querySelectorAll('svg[role="img"]')].at(-1)?.getAttribute('aria-label');
    await expect.poll(chart).toBe('Đến Vòng 5: Mùa A Sử 5, Chu Hừng 3.');
    await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }).last());
    await expect.element(page.getByRole('row', { name: 'Vòng 3 3 2' })).toBeInTheDocument();
  });
  it('when both met, their ratings stand side by side', async () => {
    const { place } = await open(both);
    await expect.poll(() => place.textContent).toContain('Khi hai người gặp nhau');
    expect(place.textContent).toContain('8.47.1');
  });
});

describe('B2: a comparison that counts a hidden match', () => {
  it.each([
    [TEAMS, 'id1=ben-go&id2=nang-som'],
    [PLAYERS, 'id1=p8&id2=p10'],
  ])('%s is kept back, and shown on request; without a hidden one it is there', async (path, query) => {
    const latest = aTeamDetail().last.map(({ fixtureId }) => fixtureId);
    const { place } = await open(`${path}?${query}`, {}, fakeSpoiler('all', latest.slice(1)));
    await expect.element(page.getByRole('button', { name: 'Vẫn xem' })).toBeInTheDocument();
    expect(place.querySelector('dl, table[aria-label]')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Vẫn xem' }));
    const all = place.textContent!.length;
    unmountAll();
    const other = await open(`${path}?${query}`, {}, fakeSpoiler('all', latest));
    await expect.poll(() => other.place.textContent!.length).toBeGreaterThan(0.8 * all);
    expect(other.place.textContent).not.toContain('Vẫn xem');
  });
});

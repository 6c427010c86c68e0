import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TeamDetail } from '#domain/football/answers.ts';
import type { SquadPlayer } from '#domain/football/entities.ts';
import { selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { FootballPort } from '#ports/football.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import { aStanding, aTable, aWholeTable } from '../../../../tests/fakes/leagues.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import {
  anEnded,
  aSquadPlayer,
  aTeamDetail,
  aTeamHistory,
  aTeamInSeason,
  aTeamStat,
} from '../../../../tests/fakes/teams.ts';
import '../../layouts/Shell.css.ts';
import TeamScreen from './TeamScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const PATH = '/doi-bong/ben-go/ben-go';
/** The rows around the team in the table of its page. */
const ownPart = aTeamDetail().place!.table;
const squad: readonly SquadPlayer[] = [
  { ...aSquadPlayer('Sầm Bắc', 'FW', 9), season: { apps: 13, minutes: 1100, goals: 11, assists: 2 } },
  aSquadPlayer('Lường Hanh', 'GK', 1),
  aSquadPlayer('Vô Danh', 'FW', null),
];

const open = async (
  path = PATH,
  team: TeamDetail | null = aTeamDetail(),
  more: Partial<FootballPort> = {},
  hides = fakeSpoiler(),
) => {
  const app = fakeApp({
    ...{ path, hides },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: {
          team: async () => (team ? succeeded(team) : failed({ kind: 'refused', code: 404 })),
          squad: async () => succeeded(squad),
          table: async () =>
            succeeded(aTable({ groups: [{ rows: [aStanding(1, 'Nắng Sớm', 29), ...ownPart.groups[0]!.rows] }] })),
          teamHistory: async () => succeeded(aTeamHistory()),
          teamFixtures: async ({ when }) =>
            succeeded({
              list: when === 'past' ? [anEnded('e1', 3, 0), anEnded('e2', 0, 1)] : [aFixture()],
              next: null,
            }),
          ...more,
        },
      }),
    }),
  });
  const [slug = '', id = ''] = path.split('?')[0]!.split('/').slice(2);
  const place = await mount(
    app,
    <main id="content">
      <TeamScreen params={{ team: slug, id }} />
    </main>,
    ['teams', 'football', 'schedule', 'feed', 'social'],
  );
  return { app, place };
};

it('TP-1: the overview has the next match, the form with its steps, competitions, ground and manager', async () => {
  const { place } = await open();
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('Bến Gỗ');
  const steps = [...place.querySelectorAll('ol > li[data-result]')]
    .filter((step) => step.querySelector('a'))
    .map((step) => step.getAttribute('data-result'));
  expect(steps).toEqual(['L', 'D', 'W']);
  expect(place.querySelector('ol')!.textContent).toContain('thắng 3–0 gặp Nắng Sớm, sân nhà');
  expect(place.querySelector('dl')!.textContent).toBe('hạng2điểm27bàn thắng26sạch lưới7');
  expect([...place.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-marked'))).toContain('true');
  expect(place.textContent).toContain('Vắng mặt trận này');
  expect(place.textContent).toContain('21\u2009500 chỗ');
  expect(place.querySelector('a[href^="/san-van-dong/san-bai-boi/"]')).not.toBeNull();
  expect(place.querySelector('a[href^="/quan-ly-doi-bong/"]')).not.toBeNull();
});
it('TP-10: the match that is on is pinned, its own goals first, with the way to its room', async () => {
  const live = aFixture({
    ...{ status: 'live', statusText: '67', phase: '2H', minute: 67, roomId: 'r1', score: { home: 1, away: 2 } },
    ...{ localteam: aFixture().visitorteam, visitorteam: aFixture().localteam },
  });
  const { place } = await open(PATH, aTeamDetail({ live }));
  const strip = page.getByRole('region', { name: 'Đang đá: Nắng Sớm gặp Bến Gỗ' });
  await expect.element(strip).toHaveTextContent("67'gặp Nắng Sớm2–1Xem");
  expect(place.querySelector('a[href*="/truc-tiep/"]')).not.toBeNull();
});
it('B2: what is hidden shows neither score nor result, and can be lit', async () => {
  const hidden = { score: null, hidden: true } as const;
  const live = aFixture({ status: 'live', statusText: 'live', ...hidden });
  const { place } = await open(
    PATH,
    aTeamDetail({ live, last: [anEnded('e1', 3, 0, { ...hidden })] }),
    {},
    fakeSpoiler('all'),
  );
  // The live one, the past one, and the four figures of the season.
  await expect.poll(() => place.querySelectorAll('[data-unlit]')).toHaveLength(6);
  expect(place.querySelector('ol > li[data-result]')).toBeNull();
  expect(place.textContent).not.toMatch(/3–0|thắng 3|điểm27|11 bàn/);
  await userEvent.click(page.getByRole('button', { name: 'Vẫn xem' }).first());
  expect(place.textContent).toContain('11 bàn');
});
it.each(['', '?muc=bang'])('B2: its table%s counts no hidden match, of other teams either', async (query) => {
  const team = aTeamDetail({ last: [], leagues: [aTeamInSeason({ tableTs: 1 })] });
  const table = async () => succeeded(aWholeTable());
  const { place } = await open(PATH + query, team, { table }, fakeSpoiler('all', ['f0']));
  const points = () => [...place.querySelectorAll('td[data-key="points"]')].map((one) => one.textContent);
  await expect.poll(points).toEqual(['3', '0', '0']);
  expect(place.textContent).toContain('Bảng chưa tính 1 trận');
  expect(place.textContent).not.toContain('hạng2');
  await userEvent.click(page.getByRole('button', { name: 'Tính cả' }));
  await expect.poll(() => place.textContent).not.toContain('Bảng chưa tính');
  expect(place.querySelector('td[data-key="played"]')!.textContent).toBe('2');
});
it('TP-2: the table has all of its rows, the team’s own marked', async () => {
  const { place } = await open(`${PATH}?muc=bang`);
  await expect.poll(() => place.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(place.querySelector('tr[data-marked]')!.textContent).toContain('Bến Gỗ');
});
it('statistics are per match, season by season, with goals by quarters of an hour as a picture and a table', async () => {
  const asked: (string | undefined)[] = [];
  const { place } = await open(`${PATH}?muc=thong-ke&mua=2025-26`, aTeamDetail(), {
    teamStats: async ({ season }) => {
      asked.push(season);
      return succeeded([aTeamStat({ season: '2025-26' })]);
    },
  });
  await expect.element(page.getByRole('img', { name: 'Ghi nhiều bàn nhất ở phút 76–90: 8 bàn' })).toBeInTheDocument();
  expect(asked).toEqual(['2025-26']);
  expect(place.textContent).toContain('Bàn thắng mỗi trận2.00');
  expect(place.textContent).toContain('Trận có ghi bàn85%');
  expect([...place.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    ...['Ghi bàn235448', 'Thủng lưới123124'],
  ]);
  const seasons = [...place.querySelectorAll('nav[aria-label="Chọn mùa"] a')];
  expect(seasons.map((link) => [link.textContent, link.ariaCurrent])).toEqual([
    ['2026-27', null],
    ['2025-26', 'page'],
  ]);
});
it('the history has all matches, what was won, who scored most, and each season', async () => {
  const { place } = await open(`${PATH}?muc=lich-su`);
  await expect.element(page.getByRole('heading', { name: 'Danh hiệu' })).toBeInTheDocument();
  expect(place.textContent).toContain('từ năm 1956');
  expect(place.textContent).toContain('Sầm Bắc51 bàn');
  expect(place.querySelectorAll('tbody tr')).toHaveLength(2);
});
it('honours and scorers are told only where they are known', async () => {
  const { place } = await open(`${PATH}?muc=lich-su`, aTeamDetail(), {
    teamHistory: async () => succeeded(aTeamHistory({ seasons: [aTeamInSeason()], scorers: [] })),
  });
  await expect.poll(() => place.querySelectorAll('tbody tr')).toHaveLength(1);
  expect([...place.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    'Mọi trận đã biết',
    'Từng mùa giải',
  ]);
});
it('the section is in the address; matches come by year, those before or those to come', async () => {
  const { app, place } = await open(`${PATH}?muc=lich`);
  await expect.poll(() => place.querySelectorAll('li[data-state="ended"]')).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: '2026' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: 'Sắp đá' }));
  await expect.poll(() => place.querySelectorAll('li[data-state="upcoming"]')).toHaveLength(1);
  expect(app.navigation.getSnapshot().context.search).toBe('muc=lich&tran=sap-da');
});
it('the squad stands by position, keepers first, with numbers and ages', async () => {
  const { place } = await open(`${PATH}?muc=doi-hinh`);
  await expect.poll(() => place.querySelectorAll('ul h2, section > h2')).toHaveLength(2);
  const players = [...place.querySelectorAll('section li')].map((player) => player.textContent);
  expect(players[0]).toMatch(/^Số áo1Lường HanhThủ môn, \d+ tuổi$/);
  expect(players[1]).toContain('11 bàn, 2 kiến tạo13 trận');
  expect(players.map((text) => text?.match(/Vô Danh|Sầm Bắc|Lường Hanh/)?.[0])).toEqual([
    ...['Lường Hanh', 'Sầm Bắc', 'Vô Danh'],
  ]);
});
it('MC-2: a team without a squad has no such section', async () => {
  const { place } = await open(`${PATH}?muc=doi-hinh`, aTeamDetail(), { squad: async () => succeeded([]) });
  await expect.poll(() => place.querySelector('ol')).not.toBeNull();
  const links = [...place.querySelectorAll('nav a')].map((link) => link.textContent);
  expect(links).toEqual(['Tổng quan', 'Lịch đấu', 'Bảng', 'Thống kê', 'Lịch sử']);
});
it('MC-2: a team of which nothing but matches to come is known has no more sections', async () => {
  const team = aTeamDetail({ last: [], leagues: [], place: null, ground: null, missing: [] });
  const { place } = await open(PATH, team, { squad: async () => succeeded([]) });
  await expect.poll(() => place.querySelectorAll('nav a')).toHaveLength(2);
  expect(place.querySelector('dl')).toBeNull();
});
it('TP-9: a wrong name with a right id leads to its own address', async () => {
  const { app } = await open('/doi-bong/ten-cu/ben-go?muc=lich');
  await expect.poll(() => app.navigation.getSnapshot().context.path).toBe(PATH);
});
it('TP-9: an unknown team is a page that is not there', async () => {
  const { app } = await open(PATH, null);
  await expect.poll(() => selectPageError(app.navigation.getSnapshot())?.status).toBe(404);
});
it('a team that could not be loaded is asked for again', async () => {
  let tries = 0;
  await open(PATH, null, {
    team: async () => ((tries += 1) === 1 ? failed({ kind: 'unreachable' }) : succeeded(aTeamDetail())),
  });
  await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bến Gỗ');
});

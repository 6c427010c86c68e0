import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StandingList } from '#domain/football/answers.ts';
import { selectPageError } from '#machines/navigation/navigation.selectors.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { aLeague, aTable, aTopPlayer, aWholeTable, someRounds } from '../../../tests/fakes/leagues.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import '../layouts/Shell.css.ts';
import LeagueScreen from './LeagueScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const PATH = '/giai-dau/giai-dong-bang/l1';

const open = async (path = PATH, table: StandingList | null = aTable(), hides = fakeSpoiler()) => {
  const asked: object[] = [];
  const app = fakeApp({
    ...{ path, hides },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        football: {
          league: async () => (table ? succeeded(aLeague()) : failed({ kind: 'refused', code: 404 })),
          table: async (query) => {
            asked.push(query);
            return succeeded(table!);
          },
          rounds: async () => succeeded(someRounds),
          roundFixtures: async ({ round = '13' }) =>
            succeeded([aFixture({ fixtureId: round, round: `Vòng ${round}` })]),
          bracket: async () => succeeded({ rounds: [], third: null }),
          ranks: async () => succeeded({ rounds: [], rows: [], fresh: [] }),
          topPlayers: async ({ type }) => succeeded(type === 'goal' ? [aTopPlayer('Sầm Bắc', 11)] : []),
        },
      }),
    }),
  });
  const [league = '', id = ''] = path.split('?')[0]!.split('/').slice(2);
  const place = await mount(
    app,
    <main id="content">
      <LeagueScreen params={{ league, id }} />
    </main>,
    ['football', 'schedule', 'social'],
  );
  const rows = () => [...place.querySelectorAll('tbody tr')].map((row) => row.textContent);
  return { app, asked, place, rows };
};

it('TP-2: the table has places, moves, zones and form, and says how equal points are parted', async () => {
  const { place, rows } = await open();
  await expect.poll(() => rows()).toHaveLength(3);
  expect(rows()[0]).toMatch(/^1▲lên 1 bậcBến Gỗ/);
  expect(rows()[0]).toContain('−7');
  expect(place.querySelector('ol')!.textContent).toBe('TthắngHhoàBthua');
  expect([...place.querySelectorAll('li[data-zone]')].map((one) => one.textContent)).toEqual([
    ...['Cúp châu lục', 'Xuống hạng'],
  ]);
  expect(place.textContent).toContain('Bằng điểm xét: hiệu số, bàn thắng.');
});
it('TP-2: matches that run move the table, and can be left out', async () => {
  const { place, rows } = await open();
  await expect.poll(() => rows()).toHaveLength(3);
  const names = () => [...place.querySelectorAll('tbody th')].map((one) => one.textContent);
  expect(names()).toEqual(['Bến Gỗ', 'Đồi Cọđã trừ 3 điểm', 'Nắng Sớm']);
  expect(place.querySelectorAll('tr[data-live]')).toHaveLength(2);
  await userEvent.click(page.getByRole('switch', { name: 'Tính cả trận đang đá' }));
  expect(names()).toEqual(['Bến Gỗ', 'Nắng Sớm', 'Đồi Cọđã trừ 3 điểm']);
});
it('season and table are in the address', async () => {
  const { asked, place } = await open(`${PATH}?mua=2025-26&bang=home`);
  await expect.poll(() => asked).toEqual([{ id: 'l1', season: '2025-26', type: 'home' }]);
  const seasons = [...place.querySelectorAll('nav[aria-label="Chọn mùa"] a')].map((link) => link.getAttribute('href'));
  expect(seasons).toEqual([`${PATH}?bang=home`, `${PATH}?mua=2025-26&bang=home`]);
});
it('one round is beside the table, with a way to the others, and the scorers', async () => {
  const { place } = await open();
  await expect.element(page.getByRole('heading', { name: 'Vòng 13' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Vòng trước' }));
  await expect.element(page.getByRole('heading', { name: 'Vòng 12' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Vòng trước' })).toBeDisabled();
  expect(place.textContent).toContain('Sầm Bắc');
  expect(place.textContent).not.toContain('Kiến tạo');
});
it('a cup without groups has no table and says so', async () => {
  const { place } = await open(PATH, aTable({ groups: [] }));
  await expect.poll(() => place.textContent).toContain('Giải này đấu loại, không có bảng xếp hạng.');
});
it('TP-9: an unknown competition is a page that is not there', async () => {
  const { app } = await open(PATH, null);
  await expect.poll(() => selectPageError(app.navigation.getSnapshot())?.status).toBe(404);
});
it('B2: who scored most is kept back while that counts a hidden match', async () => {
  const { place, rows } = await open(PATH, aWholeTable(), fakeSpoiler('all'));
  await expect.poll(() => rows()).toHaveLength(3);
  expect(place.textContent).not.toContain('Sầm Bắc');
  await userEvent.click(page.getByRole('button', { name: 'Vẫn xem' }));
  await expect.poll(() => place.textContent).toContain('Sầm Bắc');
});
it('B2: the table leaves out what is hidden and says so; a lit match counts at once, and all on request', async () => {
  const hides = fakeSpoiler('all');
  const { asked, place, rows } = await open(PATH, aWholeTable(), hides);
  await expect.poll(() => rows()).toHaveLength(3);
  expect(asked).toEqual([{ id: 'l1', whole: '1' }]);
  const played = () => [...place.querySelectorAll('td[data-key="played"]')].map((one) => one.textContent);
  expect(played()).toEqual(['0', '0', '0']);
  expect(place.textContent).toContain('Bảng chưa tính 2 trận bạn đang giấu kết quả.');
  hides.shield.light('f0');
  await expect.poll(() => played()).toEqual(['1', '0', '1']);
  expect(place.textContent).toContain('Bảng chưa tính 1 trận');
  await userEvent.click(page.getByRole('button', { name: 'Tính cả' }));
  await expect.poll(() => played()).toEqual(['2', '1', '1']);
  expect(place.textContent).not.toContain('đang giấu kết quả');
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import { anEvent } from '../../../../tests/fakes/matchEvents.ts';
import { aKnownFixture, aPast, someMeetings } from '../../../../tests/fakes/matchSections.ts';
import { showSections } from '../../../../tests/fakes/matchSectionsPage.tsx';
import { aTable, aWholeTable } from '../../../../tests/fakes/leagues.ts';
import { unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../../tests/fakes/spoiler.ts';
import { AboutSection, FormSection, HeadToHeadSection, StandingsSection } from './sections.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const lines = (place: HTMLElement) => [...place.querySelectorAll('section > ul > li')].map((one) => one.textContent);

it('MC-7: the record of both against each other stands over the latest matches', async () => {
  const place = await showSections([HeadToHeadSection]);
  await expect.poll(() => lines(place)).toHaveLength(4);
  expect(place.querySelector('svg[role="img"]')!.ariaLabel).toBe('Bến Gỗ thắng 4, hoà 3, Nắng Sớm thắng 3');
  expect(place.textContent).toContain('10 trận');
  expect(lines(place)[0]).toContain('Nắng Sớm0 – 2Bến Gỗ');
  expect(place.querySelectorAll('[data-lost]')).toHaveLength(3);
  expect(place.querySelector('li a')!.getAttribute('href')).toBe('/tran-dau/ben-go-vs-nang-som/past170?leagueId=l1');
});
it('MC-7: filters leave the matches of this ground or of this competition, with their own record', async () => {
  const place = await showSections([HeadToHeadSection]);
  await expect.poll(() => lines(place)).toHaveLength(4);
  await userEvent.click(page.getByRole('button', { name: 'Sân Bến Gỗ' }));
  expect(lines(place)).toHaveLength(2);
  expect(place.querySelector('svg[role="img"]')!.ariaLabel).toBe('Bến Gỗ thắng 1, hoà 1, Nắng Sớm thắng 0');
  expect(place.textContent).toContain('trong 4 trận gần nhất');
  page.getByRole('button', { name: 'Giải này' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(lines(place)).toHaveLength(3);
});
it('MC-7: of many the latest stand there, and all of them behind a button', async () => {
  const between = [10, 20, 30, 40, 50, 60, 70].map((days) => aPast(days, [1, 0]));
  const place = await showSections([HeadToHeadSection], {
    football: { headToHead: async () => succeeded({ ...someMeetings, between }) },
  });
  await expect.poll(() => lines(place)).toHaveLength(5);
  await userEvent.click(page.getByRole('button', { name: 'Xem cả 7 trận' }));
  expect(lines(place)).toHaveLength(7);
});
it('B2: with a hidden match among them nothing is counted, and its score is unlit', async () => {
  const hidden = aPast(5, [0, 0], { score: null, hidden: true });
  const meetings = { ...someMeetings, between: [hidden, ...someMeetings.between] };
  const place = await showSections([HeadToHeadSection], { football: { headToHead: async () => succeeded(meetings) } });
  await expect.poll(() => lines(place)).toHaveLength(5);
  expect(place.querySelector('svg[role="img"]')).toBeNull();
  expect(place.textContent).toContain('chưa tính thắng thua');
  expect(place.querySelectorAll('li:first-child [data-unlit]')).toHaveLength(2);
});
it('MC-7: teams that have never met, and a failure, say so', async () => {
  const headToHead = async () => succeeded({ ...someMeetings, between: [], record: { win: 0, draw: 0, loss: 0 } });
  const place = await showSections([HeadToHeadSection], { football: { headToHead } });
  await expect.poll(() => place.textContent).toContain('chưa có trận nào giữa hai đội');
  unmountAll();
  const other = await showSections([HeadToHeadSection], {
    football: { headToHead: async () => failed({ kind: 'unreachable' }) },
  });
  await expect.poll(() => other.textContent).toContain('Chưa tải được đối đầu');
});

it('MC-7: form stands as steps, oldest first, each with its match in words', async () => {
  const place = await showSections([FormSection]);
  await expect.poll(() => place.querySelectorAll('ol')).toHaveLength(2);
  const [home, away] = [...place.querySelectorAll('ol')].map((list) =>
    [...list.children].map((one) => one.getAttribute('data-result')),
  );
  expect(home).toEqual(['L', 'D', 'W']);
  expect(away).toEqual(['D', 'W']);
  expect(place.querySelector('ol > li')!.textContent).toContain('Thua 0–3, Bến Gỗ gặp Nắng Sớm');
  expect(place.querySelector('ol a')!.getAttribute('href')).toBe('/tran-dau/ben-go-vs-nang-som/past21?leagueId=l1');
  expect(place.textContent).toContain('3 trận: thắng 1, hoà 1, thua 1');
  const heights = [...place.querySelectorAll('ol')[0]!.children].map((one) => one.getBoundingClientRect().top);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
});

it('MC-7: below the form stands the next match of each team', async () => {
  const fixture = aKnownFixture();
  const table = aTable();
  const next = { fixtureId: 'n1', startTs: fixture.startTs + 86_400_000, opponent: fixture.visitorteam, home: false };
  const rows = table.groups[0]!.rows.map((row) => ({ ...row, team: fixture.localteam, next }));
  const place = await showSections([FormSection], {
    football: { table: async () => succeeded({ ...table, groups: [{ rows: rows.slice(0, 1) }] }) },
  });
  await expect.poll(() => place.querySelector('h3')?.textContent).toBe('Trận tới');
  const line = place.querySelector('ul > li')!;
  expect(line.textContent).toContain('19:15Nắng Sớmsân khách, 24/11');
  expect(line.querySelector('a')!.getAttribute('href')).toBe('/tran-dau/-/n1?leagueId=l1');
});

it('MC-7: the table has the rows around both teams, which are marked, and the way to the whole', async () => {
  const place = await showSections([StandingsSection]);
  await expect.poll(() => place.querySelectorAll('tbody tr')).toHaveLength(3);
  const marked = [...place.querySelectorAll('tr[data-marked] th')].map((one) => one.textContent);
  expect(marked).toEqual(['Bến Gỗ', 'Nắng Sớm']);
  expect(place.querySelector('h2')!.textContent).toBe('Thứ hạng ngay lúc này');
  expect(page.getByRole('link', { name: 'Cả bảng' }).element().getAttribute('href')).toBe(
    '/giai-dau/giai-dong-bang/l1',
  );
  expect(place.textContent).not.toContain('Bằng điểm xét');
});
it('MC-7: of teams of two groups, as in a knock-out match, both are there', async () => {
  const fixture = aKnownFixture();
  const table = aTable();
  const row = table.groups[0]!.rows[0]!;
  const groups = [fixture.localteam, fixture.visitorteam, { ...fixture.localteam, id: 'x' }].map((team, i) => ({
    ...{ name: 'ABC'[i]!, rows: [{ ...row, team }] },
  }));
  const place = await showSections([StandingsSection], {
    football: { table: async () => succeeded({ ...table, groups }) },
  });
  await expect.poll(() => place.querySelectorAll('table')).toHaveLength(2);
  expect([...place.querySelectorAll('h2')].slice(1).map((one) => one.textContent)).toEqual(['Bảng A', 'Bảng B']);
});
it('MC-7: teams that are in no table have no part of one', async () => {
  const fixture = aKnownFixture();
  const stranger = { ...fixture.localteam, id: 'x' };
  const place = await showSections([StandingsSection, AboutSection], {
    fixture: { ...fixture, localteam: stranger, visitorteam: stranger },
  });
  await expect.poll(() => place.textContent).toContain('Tạ Công');
  await expect.poll(() => place.textContent).not.toContain('Thứ hạng');
});

it('A5: wound back to a minute the table is that of then, with what ran beside it', async () => {
  const table = aWholeTable();
  const [before, own] = table.whole!.matches;
  const fixture = aKnownFixture();
  const beside = { ...before!, startTs: fixture.startTs, goalMinutes: { home: [50], away: [] } };
  const whole = { ...table.whole!, matches: [beside, { ...own!, fixtureId: fixture.fixtureId }] };
  const asked: object[] = [];
  const football = {
    table: async (query: object) => {
      asked.push(query);
      return succeeded('whole' in query ? { ...table, whole } : aTable());
    },
  };
  const goal = anEvent(12, 'Mùa A Sử', { scoreAfter: { home: 0, away: 1 }, side: 'away' });
  const late = anEvent(70, 'Mùa A Sử', { scoreAfter: { home: 1, away: 1 } });
  const place = await showSections([StandingsSection], { football, fixture, events: [goal, late], until: 30 });
  await expect.poll(() => place.querySelector('h2')!.textContent).toBe('Thứ hạng ở phút 30');
  const names = [...place.querySelectorAll('tbody th')].map((one) => one.textContent);
  expect(names).toEqual(['Nắng Sớm', 'Đồi Cọ', 'Bến Gỗ']);
  const points = [...place.querySelectorAll('td[data-key="points"]')].map((one) => one.textContent);
  expect(points).toEqual(['3', '1', '1']);
  expect(asked).toContainEqual({ id: 'l1', season: '2026-27', whole: '1' });
  expect(place.textContent).toContain('Trận khác tính theo giờ bóng lăn');
});
it('B2: under the shield the table is there without the hidden match, and says so', async () => {
  const table = aWholeTable();
  const place = await showSections([StandingsSection], {
    app: { hides: fakeSpoiler('all', ['f0']) },
    football: { table: async () => succeeded(table) },
    fixture: aKnownFixture({ hidden: true, score: null }),
  });
  await expect.poll(() => place.querySelectorAll('tbody tr')).toHaveLength(3);
  const points = [...place.querySelectorAll('td[data-key="points"]')].map((one) => one.textContent);
  expect(points).toEqual(['3', '0', '0']);
  expect(place.textContent).toContain('Bảng chưa tính 1 trận');
  expect(place.querySelector('h2')!.textContent).toBe('Thứ hạng');
});

it('A5: about a match it tells the ground, the referee, how many came, and the head coaches', async () => {
  const place = await showSections([AboutSection]);
  await expect.poll(() => place.querySelector('dl')).not.toBeNull();
  const facts = [...place.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(facts).toEqual([
    'Giải đấuGiải Đồng BằngVòng 13',
    expect.stringMatching(/^Bóng lăn19:15/),
    'Sân vận độngSân Bãi BồiBến Gỗ, 21\u2009500 chỗ, cỏ tự nhiên',
    'Trọng tàiTạ Công',
    'Khán giả18\u200924085% sức chứa',
    'Huấn luyện viênLường HanhBến Gỗ',
  ]);
  expect([...place.querySelectorAll('dd a')].map((one) => one.getAttribute('href'))).toEqual([
    ...[
      '/giai-dau/giai-dong-bang/l1',
      '/san-van-dong/san-bai-boi/v1',
      `/quan-ly-doi-bong/${encodeURIComponent('Lường Hanh')}/${encodeURIComponent('Lường Hanh')}`,
    ],
  ]);
  expect(place.textContent).toContain('Nguồn');
});

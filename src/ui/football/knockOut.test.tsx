import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RankList } from '#domain/football/standings/rankList.ts';
import { succeeded } from '#ports/failure.ts';
import type { FootballPort } from '#ports/football.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { aBracket } from '../../../tests/fakes/knockOut.ts';
import { aLeague, aTeam, aWholeTable, someRounds } from '../../../tests/fakes/leagues.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { seriousIn } from '../../../tests/support/violations.ts';
import '../layouts/Shell.css.ts';
import LeagueScreen from './LeagueScreen.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const knockOutRounds = someRounds.map((round) => ({ ...round, knockout: true }));
const ranks: RankList = {
  rounds: ['1', '2', '3'].map((roundKey) => ({ roundKey, name: `Vòng ${roundKey}` })),
  rows: ['Bến Gỗ', 'Nắng Sớm', 'Đồi Cọ', 'Thác Bạc'].map((name, i) => ({
    team: aTeam(name),
    ranks: [4 - i, 2, i + 1],
  })),
  fresh: [],
};

const open = async (football: Partial<FootballPort>, hides = fakeSpoiler()) => {
  const known: Partial<FootballPort> = {
    league: async () => succeeded(aLeague({ type: 'groupsThenCup' })),
    table: async () => succeeded(aWholeTable()),
    rounds: async () => succeeded(knockOutRounds),
    roundFixtures: async () => succeeded([]),
    topPlayers: async () => succeeded([]),
    bracket: async () => succeeded(aBracket()),
    ranks: async () => succeeded({ rounds: [], rows: [], fresh: [] }),
  };
  const path = '/giai-dau/giai-dong-bang/l1';
  const loadPort = fakeLoadPort({ football: { ...known, ...football } });
  const place = await mount(
    fakeApp({ path, hides, ports: silentPorts({ loadPort }) }),
    <main id="content">
      <LeagueScreen params={{ league: 'giai-dong-bang', id: 'l1' }} />
    </main>,
    ['football', 'schedule', 'social'],
  );
  return place;
};

describe('TP-2: a knock-out stage', () => {
  const roundsIn = (place: HTMLElement) =>
    [...place.querySelectorAll('section[aria-labelledby="league-bracket"] section')].map((round) => [
      round.querySelector('h3')!.textContent,
      round.querySelectorAll(':scope > ol > li').length,
    ]);
  it('stands round beside round down to the winner, with legs, extra time and shoot-outs', async () => {
    const place = await open({});
    await expect
      .poll(() => roundsIn(place))
      .toEqual([
        ['quarter-final', 4],
        ['semi-final', 2],
        ['final', 1],
        ['third-place', 1],
      ]);
    const tie = (name: string) => page.getByRole('link', { name, exact: true }).element().closest('li')!;
    expect(tie('A – B').textContent).toContain('Hai lượt 2–1');
    expect([...tie('A – B').querySelectorAll('[data-won]')].map((one) => one.textContent)).toEqual(['A, đi tiếp11']);
    expect(tie('A – E').textContent).toContain('pen 4–2');
    expect(tie('A – D').textContent).toContain('Hiệp phụ');
    expect(place.textContent).toContain('Vô địchA');
    expect(tie('A – D').querySelector('a')!.getAttribute('href')).toBe('/tran-dau/a-vs-d/final-AD?leagueId=l1');
  });
  it('B2: has unlit ties, and tells who came through in no name, no later round and no address', async () => {
    const hides = fakeSpoiler('all');
    const place = await open({}, hides);
    await expect.poll(() => roundsIn(place)).toHaveLength(4);
    const bracket = place.querySelector('section[aria-labelledby="league-bracket"]')!;
    // Seven ties, four of them with two legs, and the match for the third place: each leg has two tiles.
    expect(bracket.querySelectorAll('[data-unlit]')).toHaveLength(2 * 12);
    expect(bracket.querySelector('[data-won], [data-lost]')).toBeNull();
    expect(bracket.textContent).not.toMatch(/Hai lượt|pen|Hiệp phụ|Vô địch/);
    expect(bracket.textContent).toContain('Thắng A – B');
    expect(bracket.innerHTML).not.toMatch(/\/(a-vs-e|g-vs-d|a-vs-d|g-vs-e)\//);
    for (const id of ['quarter-final-AB', 'quarter-final-BA']) hides.shield.light(id);
    await expect.poll(() => bracket.textContent).toContain('Hai lượt 2–1');
    expect(bracket.textContent).not.toContain('Thắng A – B');
  });
  it.each([360, 390])('scrolls by round inside itself on a phone of %i px, not with the page', async (width) => {
    await page.viewport(width, 800);
    const place = await open({});
    await expect.poll(() => roundsIn(place)).toHaveLength(4);
    const region = place.querySelector<HTMLElement>('[role="region"][aria-label="Nhánh đấu"]')!;
    expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    region.focus();
    expect(document.activeElement).toBe(region);
    const second = region.querySelectorAll<HTMLElement>(':scope > section')[1]!;
    second.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
    expect(Math.round(second.getBoundingClientRect().left)).toBe(Math.round(region.getBoundingClientRect().left));
  });
  it('is not there for a season without one', async () => {
    const place = await open({ rounds: async () => succeeded(someRounds) });
    await expect.poll(() => place.querySelector('tbody')).not.toBeNull();
    expect(place.querySelector('#league-bracket')).toBeNull();
  });
  it('axe finds nothing serious', async () => {
    const place = await open({ ranks: async () => succeeded(ranks) });
    await expect.poll(() => roundsIn(place)).toHaveLength(4);
    await expect.poll(() => place.querySelector('#league-ranks')).not.toBeNull();
    expect(seriousIn((await axe.run(place)).violations)).toEqual([]);
  });
});

describe('TP-2: places over rounds', () => {
  const shown = async (list: RankList, hides = fakeSpoiler()) => {
    const place = await open({ ranks: async () => succeeded(list), rounds: async () => succeeded(someRounds) }, hides);
    await expect.poll(() => place.querySelector('#league-ranks')).not.toBeNull();
    return place;
  };
  const marked = (place: HTMLElement) => [...place.querySelectorAll('ol > li[data-on]')].map((one) => one.textContent);

  it('are a line for each team, of which the first three stand out, and others by choice', async () => {
    const place = await shown(ranks);
    const chart = page.getByRole('img', { name: 'Thứ hạng qua 3 vòng; đứng đầu là Bến Gỗ' }).element();
    expect(chart.querySelectorAll('g')).toHaveLength(3);
    expect(marked(place)).toEqual(['Bến Gỗ', 'Nắng Sớm', 'Đồi Cọ']);
    await userEvent.click(page.getByRole('button', { name: 'Thác Bạc' }));
    expect(marked(place)).toEqual(['Nắng Sớm', 'Đồi Cọ', 'Thác Bạc']);
    await userEvent.click(page.getByRole('button', { name: 'Đồi Cọ' }));
    expect(marked(place)).toEqual(['Nắng Sớm', 'Thác Bạc']);
  });
  it('TP-8: have all their values in a table, too', async () => {
    const place = await shown(ranks);
    const tables = place.querySelectorAll('table').length;
    await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }));
    expect(place.querySelectorAll('table')).toHaveLength(tables + 1);
    const rows = [...place.querySelectorAll('#league-ranks-table tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['Bến Gỗ421', 'Nắng Sớm322', 'Đồi Cọ223', 'Thác Bạc124']);
  });
  it('B2: end before a hidden match, say so, and are whole on request', async () => {
    const fresh = [
      { fixtureId: 'f9', leagueId: 'l1', startTs: 1, roundKey: '3', localteam: { id: 'a' }, visitorteam: { id: 'b' } },
    ];
    const place = await shown({ ...ranks, fresh }, fakeSpoiler('all'));
    expect(place.querySelector('#league-ranks')!.textContent).toBe('Thứ hạng qua 2 vòng');
    expect(place.textContent).toContain('Chưa vẽ 1 vòng cuối');
    await userEvent.click(page.getByRole('button', { name: 'Vẽ cả' }));
    await expect.poll(() => place.querySelector('#league-ranks')!.textContent).toBe('Thứ hạng qua 3 vòng');
  });
  it('fits a phone', async () => {
    await page.viewport(360, 800);
    await shown(ranks);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { anEvent } from '../../../tests/fakes/matchEvents.ts';
import { anOddsMarket, aPrice } from '../../../tests/fakes/odds.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import { fakeSettings } from '../../../tests/fakes/settings.ts';
import { AnalysisTab } from './AnalysisTab.tsx';
import { MatchLine } from './MatchLine.tsx';
import { OddsTab } from './OddsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PostsTab } from './PostsTab.tsx';
import { RoomTabs } from './RoomTabs.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';

const { localteam: home, visitorteam: away } = aMatch();
const show = async (what: ReactNode) => {
  const place = await mount(roomApp().app, what, ['room']);
  await expect.poll(() => place.textContent).not.toBe('');
  return place;
};
const past = (fixtureId: string, one: string, other: string, score: string) => ({
  fixtureId,
  day: '2026-10-08',
  leagueName: 'L',
  home: one,
  away: other,
  score,
});

afterEach(unmountAll);

describe('what the tabs show', () => {
  it('overview: what happened, newest first, and figures', async () => {
    const place = await show(
      <OverviewTab
        home={home}
        away={away}
        overview={{
          events: [anEvent(12, 'Mùa A Sử'), anEvent(45, 'Đinh Quẩn', { added: 2, side: 'away', type: 'yellow' })],
          stats: [
            { key: 'possession', period: 'all', home: 58, away: 42, unit: '%' },
            { key: 'possession', period: '1H', home: 99, away: 1, unit: '%' },
            { key: 'unheard_of', period: 'all', home: 7, away: 7 },
          ],
        }}
      />,
    );
    const lines = [...place.querySelectorAll('li')].map((line) => line.textContent);
    expect(lines[0]).toContain("45+2'");
    expect(lines[0]).toContain('thẻ vàng');
    expect(lines[1]).toContain('Mùa A Sử');
    expect(place.textContent).toContain('58%');
    expect(place.textContent).not.toMatch(/99%|unheard/);
  });
  it('overview: says when nothing has happened', async () => {
    const place = await show(<OverviewTab home={home} away={away} overview={{ events: [], stats: [] }} />);
    expect(place.textContent).toContain('Chưa có diễn biến nào');
  });
  it('analysis: form as letters, said in full, and the matches between them', async () => {
    const place = await show(
      <AnalysisTab
        home={home}
        away={away}
        analysis={{
          home: [
            past('1', 'Bến Gỗ', 'Cảng Mây', '2-1'),
            past('2', 'Đồi Cọ', 'Bến Gỗ', '1-1'),
            past('3', 'Bến Gỗ', 'Thác', '0-2'),
          ],
          away: [],
          between: [past('4', 'Bến Gỗ', 'Nắng Sớm', '3-2')],
        }}
      />,
    );
    const letters = [...place.querySelectorAll('abbr')];
    expect(letters.map((letter) => letter.textContent)).toEqual(['T', 'H', 'B']);
    expect(letters[0]?.getAttribute('aria-label')).toContain('Thắng 2–1');
    expect(place.textContent).toContain('3–2');
  });
  it('odds: decimal prices with a way and the opening price, for reference', async () => {
    const place = await show(
      <OddsTab
        home="Bến Gỗ"
        away="Nắng Sớm"
        markets={[
          anOddsMarket({ prices: [aPrice('1', 1.85, 2.1), aPrice('X', 3.4, 3.4), aPrice('2', 4.5, 3.9)] }),
          anOddsMarket({ market: 'ah', line: -0.75, prices: [aPrice('H', 1.9, 1.9), aPrice('A', 1.92, 1.9)] }),
          anOddsMarket({ market: 'ou', line: 2.5, prices: [aPrice('O', 1.95, 1.9)] }),
          anOddsMarket({ market: 'ah_1h', line: 0.25, prices: [aPrice('H', 1.9, 1.9)] }),
        ]}
      />,
    );
    const ways = [...place.querySelectorAll('[data-way]')].map((way) => way.getAttribute('aria-label'));
    expect(ways.slice(0, 3)).toEqual(['giảm từ 2.10', 'không đổi', 'tăng từ 3.90']);
    expect(place.textContent).toContain('Bến Gỗ -0.75');
    expect(place.textContent).toContain('Nắng Sớm +0.75');
    expect(place.textContent).toContain('Hiệp một: kèo chấp');
    expect(place.textContent).toContain('Tài 2.5');
    expect(place.textContent).toContain('chỉ để tham khảo');
  });
  it('MC-9: odds in the format that the member chose, a price below nothing marked', async () => {
    const { actor } = fakeSettings({ oddsFormat: 'malay' });
    const { app } = roomApp({ settings: actor });
    const markets = [anOddsMarket({ prices: [aPrice('1', 1.85, 2.1), aPrice('2', 3.5, 3.5)] })];
    const place = await mount(app, <OddsTab home="Bến Gỗ" away="Nắng Sớm" markets={markets} />, ['room']);
    await expect
      .poll(() => [...place.querySelectorAll('b')].map((price) => price.textContent))
      .toEqual(['0.85', '-0.40']);
    expect([...place.querySelectorAll('b')].map((price) => price.hasAttribute('data-negative'))).toEqual([false, true]);
    expect(place.querySelector('[data-way]')?.getAttribute('aria-label')).toBe('giảm từ -0.91');
  });
  it('MC-8: marks for 30 s a price that has moved, and says of a market that it takes no bets', async () => {
    const { app } = roomApp();
    const now = app.clock.now();
    const moved = (ago: number) => ({ ...aPrice('1', 1.85, 2.1), prevDec: 1.95, ts: now - ago });
    const markets = [
      anOddsMarket({ prices: [moved(8000), { ...moved(8000), sel: '2', dec: 2.4 }, { ...moved(60_000), sel: 'X' }] }),
      anOddsMarket({ market: 'ou', line: 2.5, suspended: true, prices: [aPrice('O', 1.95, 1.9)] }),
    ];
    const place = await mount(app, <OddsTab home="Bến Gỗ" away="Nắng Sớm" markets={markets} />, ['room']);
    await expect.poll(() => place.querySelectorAll('section').length).toBe(2);
    const rows = [...place.querySelectorAll('section')].map((section) => section.querySelectorAll('li'));
    expect([...rows[0]!].map((row) => row.dataset['moved'])).toEqual(['down', 'up', undefined]);
    const headings = [...place.querySelectorAll('h2')].map((heading) => heading.textContent);
    expect(headings).toEqual(['Kèo châu Âu (1X2)', 'Tài xỉuĐang tạm dừng']);
  });
  it('opinions and tips: who said what, and when', async () => {
    const posts = [{ id: '1', author: 'Hạt Dẻ', text: 'Hoà thôi', createdAt: Date.parse('2026-11-21T11:00:00Z') }];
    const place = await show(<PostsTab posts={posts} zone="Asia/Bangkok" />);
    expect(place.textContent).toContain('Hạt Dẻ, 18:00');
    expect(place.textContent).toContain('Hoà thôi');
  });
});

describe('the board', () => {
  it('says the score in words, and draws it', async () => {
    const place = await show(
      <ScoreBoard match={aMatch({ status: '67', score: '2-1' })} zone="Asia/Bangkok" size="wide" />,
    );
    expect(place.textContent).toContain("67'");
    expect(place.textContent).toContain('Hiệp hai');
    expect(place.textContent).toContain('Bến Gỗ 2, Nắng Sớm 1');
  });
  it('shows no score before the match', async () => {
    const place = await show(<ScoreBoard match={aMatch({ score: '0-0' })} zone="Asia/Bangkok" size="wide" />);
    expect(place.textContent).toContain('19:00');
    expect(place.textContent).toContain('Bến Gỗ gặp Nắng Sớm');
    expect(place.textContent).not.toMatch(/0\s*–\s*0/);
  });
  it('has a title instead where there are no sides', async () => {
    const match = aMatch({ home: '', away: '', title: 'Vòng Xoáy số 8', note: 'Lượt 5 trên 12', status: 'live' });
    const place = await show(<ScoreBoard match={{ ...match, home: '', away: '' }} zone="Asia/Bangkok" size="phone" />);
    expect(place.textContent).toContain('Vòng Xoáy số 8');
    expect(place.textContent).toContain('Lượt 5 trên 12');
  });
  it('draws the goals where they fell', async () => {
    const place = await show(<MatchLine home={home} away={away} minute={67} events={[anEvent(45, 'Tấn')]} />);
    const goal = place.querySelector<HTMLElement>('[aria-label="Bàn thắng phút 45: Tấn"]');
    expect(goal?.style.left).toBe('50%');
  });
  it.each([
    ['a phone', 360, ["36'"]],
    ['a wide screen', 1000, ["8'", "20'", "36'"]],
  ] as const)('leaves out the minutes that would lie over each other on %s', async (_, width, shown) => {
    const place = await show(
      <div style={{ width }}>
        <MatchLine
          home={home}
          away={away}
          minute={67}
          events={[8, 12, 20, 36].map((minute) => anEvent(minute, 'Tấn'))}
        />
      </div>,
    );
    const minutes = [...place.querySelectorAll('b')].filter((one) => one.checkVisibility());
    expect(minutes.map(({ textContent }) => textContent)).toEqual(shown);
    const boxes = minutes.map((one) => one.parentElement!.getBoundingClientRect());
    expect(boxes.filter(({ left }, i) => i > 0 && left < boxes[i - 1]!.right)).toEqual([]);
  });
});

it.each([true, false])('V-18: a room says beside its tabs that its match is made up: %s', async (demo) => {
  const place = await show(
    <RoomTabs tabs={['chat', 'overview']} value="overview" onChange={() => {}} demo={demo}>
      {() => 'x'}
    </RoomTabs>,
  );
  expect(place.textContent.includes('Trận mô phỏng')).toBe(demo);
});

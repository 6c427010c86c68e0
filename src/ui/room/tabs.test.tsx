import { afterEach, describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { aBoardOfOdds } from '../../../tests/fakes/boardOfOdds.ts';
import { aMatch, aRoom } from '../../../tests/fakes/matches.ts';
import { anEvent } from '../../../tests/fakes/matchEvents.ts';
import { anOddsMarket, aPrice } from '../../../tests/fakes/odds.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../tests/fakes/roomApp.ts';
import { fakeSettings } from '../../../tests/fakes/settings.ts';
import { AnalysisTab } from './AnalysisTab.tsx';
import { MatchLine } from './MatchLine.tsx';
import { OddsTab } from './OddsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
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
  const priced = { ...aRoom({ fixtureId: 'f1', home: 'Bến Gỗ', away: 'Nắng Sớm' }), score: '2-1', status: '67' };
  const rowOf = (place: HTMLElement, market: string) => place.querySelector(`[data-m="${market}"]`)?.textContent;
  it('V-17, MC-8: odds for reference: no market is cut, and none has a hole', async () => {
    const markets = aBoardOfOdds('f1');
    const place = await show(<OddsTab room={priced} markets={markets} oldSince={null} />);
    await expect.poll(() => rowOf(place, 'ah')).toBe('Chấpmở 0.5/1−0.5/11.92+0.5/11.98');
    expect(rowOf(place, 'ou')).toBe('Tài xỉumở 2.5/3tài 2.5/31.86xỉu 2.5/32.04');
    expect(rowOf(place, '1x2')).toBe('1X21.723.604.40');
    expect(place.textContent).toContain('Tham khảo, không nhận cược. 18+');
    await userEvent.click(page.getByRole('radio', { name: 'Hiệp 1' }));
    expect(rowOf(place, 'ah_1h')).toContain('+0/0.5');
  });
  it('MC-9: odds in the format that the member chose, a price below nothing marked', async () => {
    const { actor } = fakeSettings({ oddsFormat: 'malay' });
    const { app } = roomApp({ settings: actor });
    const tab = <OddsTab room={priced} markets={aBoardOfOdds('f1')} oldSince={null} />;
    const place = await mount(app, tab, ['room', 'odds']);
    await expect.poll(() => rowOf(place, 'ou')).toContain('−0.96');
    expect(place.querySelector('[data-negative]')?.textContent).toBe('−0.96');
  });
  it('MC-8: marks for 30 s a price that has moved, and says why a market takes none', async () => {
    const { app } = roomApp();
    const now = app.clock.now();
    const moved = (ago: number) => ({ ...aPrice('1', 1.85, 2.1), prevDec: 1.95, ts: now - ago });
    const markets = [
      anOddsMarket({ prices: [moved(8000), { ...moved(60_000), sel: 'X' }, { ...moved(8000), sel: '2', dec: 2.4 }] }),
      anOddsMarket({ market: 'ou', line: 2.5, suspended: true, reason: 'review', prices: [aPrice('O', 1.95, 1.9)] }),
    ];
    const place = await mount(app, <OddsTab room={priced} markets={markets} oldSince={null} />, ['room', 'odds']);
    const ways = () =>
      [...place.querySelectorAll('[data-m="1x2"] [data-moved]')].map((one) => one.getAttribute('data-moved'));
    await expect.poll(ways).toEqual(['down', 'up']);
    expect(rowOf(place, 'ou')).toBe('Tài xỉuTạm dừng: đang xem VAR');
  });
  it('MC-9, V-17: a press on a market explains its line from the present score', async () => {
    const place = await show(
      <OddsTab room={priced} markets={aBoardOfOdds('f1')} oldSince={Date.UTC(2026, 10, 21, 11, 49)} />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Kèo Chấp: nghĩa và biến động' }));
    await expect.poll(() => place.querySelector('dialog')?.textContent).toContain('Giữ nguyên 2–1 đến hếtThắng nửa');
    expect(place.textContent).toContain('Tạm mất nguồn giá, giá 18:49');
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

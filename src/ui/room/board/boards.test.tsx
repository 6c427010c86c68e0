import { asReckoned } from '#domain/spoiler/spoilable.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ReactNode } from 'react';
import type { Overview } from '#domain/football/overview.ts';
import type { BoardSport } from '#domain/match/board/board.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { silentPorts } from '../../../../tests/fakes/ports.ts';
import { aBoard, aSportOverview, sportMatches } from '../../../../tests/fakes/boards.ts';
import { aRoom } from '../../../../tests/fakes/matches.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { ScoreBoard } from '../ScoreBoard.tsx';
import { TabContent } from '../TabContent.tsx';
import { basketballParts } from './basketball/basketballParts.ts';
import { casinoParts } from './casino/casinoParts.ts';
import { esportParts } from './esport/esportParts.ts';
import { marbleParts } from './marble/marbleParts.ts';
import { SportPartsContext } from './sportParts.ts';

const parts = { basketball: basketballParts, marble: marbleParts, esport: esportParts, casino: casinoParts };
const NOW = Date.parse('2026-11-21T13:30:00Z');

interface Given {
  readonly locale?: Locale;
  readonly overview?: Overview | null;
  readonly now?: () => number;
}
const show = async (sport: BoardSport, what: ReactNode, given: Given = {}) => {
  const { locale = 'vi', overview = aSportOverview(sport), now = () => NOW } = given;
  let asked = 0;
  const schedule = {
    overview: () => {
      asked += 1;
      return Promise.resolve(overview ? succeeded(overview) : failed({ kind: 'refused' as const, code: 404 }));
    },
  };
  const { app } = roomApp({ locale, now, ports: silentPorts({ schedule }) });
  const shown = <SportPartsContext value={parts[sport]}>{what}</SportPartsContext>;
  const place = await mount(app, shown, ['room', 'board', 'schedule']);
  await expect.poll(() => asked).toBeGreaterThan(0);
  return { place, asked: () => asked };
};
const roomOf = (sport: BoardSport) => aRoom(sportMatches[sport]);
const board = (sport: BoardSport, size: 'phone' | 'wide' = 'wide') => (
  <ScoreBoard match={roomOf(sport)} zone="Asia/Bangkok" size={size} />
);
const drawn = (place: HTMLElement) =>
  [...place.querySelectorAll('[role="img"]')].map((one) => one.getAttribute('aria-label'));

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

describe('V-11: the board of a sport', () => {
  it.each([
    ['vi', 'basketball', ['3:42', 'Hiệp 4', '78', '74', 'Tổng', 'Vịnh Lặng dẫn, nhiều nhất 9', 'BONUS']],
    ['en', 'basketball', ['3:42', 'Quarter 4', '78', '74', 'Total', 'Vịnh Lặng led by up to 9']],
    ['zh', 'basketball', ['3:42', '第 4 節', '78', '74', '總分']],
    [
      'vi',
      'marble',
      ['1:12.4', 'Vòng Xoáy số 8', 'Lượt 5 trên 12, vòng 3 trên 4', 'Đỏ Ớt dẫn, Vàng Nghệ cách 0.4 giây'],
    ],
    ['en', 'marble', ['1:12.4', 'Heat 5 of 12, lap 3 of 4', 'Đỏ Ớt leads, Vàng Nghệ 0.4 s behind']],
    ['zh', 'marble', ['1:12.4', '第 5／12 輪，第 3／4 圈']],
    ['vi', 'esport', ['31:04', 'Ván 2, Bo3', 'Hạ gục', '+3.2', 'nghìn vàng, Vịnh Lặng hơn', 'Cáo Gió']],
    ['en', 'esport', ['31:04', 'Map 2, Bo3', 'Kills', 'k gold for Vịnh Lặng']],
    ['zh', 'esport', ['31:04', '第 2 局，Bo3', '擊殺']],
    ['vi', 'casino', ['41', 'Ván, giày 3', '0:12', 'lật bài sau', 'Cái', 'Con', '6', '4', 'Bàn Thảo Nguyên 3']],
    ['en', 'casino', ['41', 'Hand, shoe 3', '0:12', 'next card in', 'Banker', 'Player']],
    ['zh', 'casino', ['41', '局，第 3 靴', '莊', '閒']],
  ] as const)('says in %s what stands in %s', async (locale, sport, words) => {
    const { place } = await show(sport, board(sport), { locale });
    for (const one of words) await expect.poll(() => place.textContent).toContain(one);
  });

  it.each(['basketball', 'marble', 'esport', 'casino'] as const)(
    'of %s is whole on the narrowest phone',
    async (sport) => {
      await page.viewport(320, 568);
      const { place } = await show(sport, board(sport, 'phone'));
      await expect.poll(() => place.querySelector('[role="timer"]')).not.toBeNull();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  );

  it.each(['basketball', 'esport'] as const)('of %s shows the score that it adds up to', async (sport) => {
    const { place } = await show(sport, board(sport));
    const [home, away] = asReckoned(roomOf(sport).score)!.split('-');
    await expect.poll(() => place.textContent).toContain(`Vịnh Lặng ${home}, Núi Ngủ ${away}`);
  });

  it('is the plain one where there is none yet', async () => {
    const { place } = await show('basketball', board('basketball'), { overview: null });
    await expect.poll(() => place.textContent).toContain("37'");
    expect(place.querySelector('[role="timer"]')).toBeNull();
  });

  it('is the plain one in a room of another sport', async () => {
    const { app } = roomApp({ ports: silentPorts() });
    const football = <ScoreBoard match={aRoom({ status: '67' })} zone="Asia/Bangkok" size="wide" />;
    const place = await mount(app, <SportPartsContext value={casinoParts}>{football}</SportPartsContext>, [
      'room',
      'board',
    ]);
    await expect.poll(() => place.textContent).toContain("67'");
  });

  it('asks again when it said that there would be something new', async () => {
    const soon = aBoard('casino', { nextAt: Date.now() + 50, asOf: Date.now() });
    const overview = aSportOverview('casino', soon);
    const { asked } = await show('casino', board('casino'), { overview, now: Date.now });
    const before = asked();
    await expect.poll(asked, { timeout: 5000 }).toBeGreaterThan(before);
  });

  it('lets a running clock go on, and says of when it is once it is too old', async () => {
    const running = (asOf: number) =>
      aSportOverview('basketball', aBoard('basketball', { asOf, clock: { ms: 222_000, running: true } }));
    const { place } = await show('basketball', board('basketball'), { overview: running(NOW - 2000) });
    await expect.poll(() => place.textContent).toContain('3:40');
    const old = await show('basketball', board('basketball'), { overview: running(NOW - 120_000) });
    await expect.poll(() => old.place.textContent).toContain('lúc 20:28');
    expect(old.place.querySelector('[data-stale]')).not.toBeNull();
  });
});

describe('V-11: what is drawn is said', () => {
  it('fouls, time-outs and the lead of basketball', async () => {
    const { place } = await show('basketball', board('basketball'));
    await expect.poll(() => drawn(place)).toContain('Vịnh Lặng: 5 lỗi trong hiệp');
    expect(drawn(place)).toContain('Núi Ngủ: còn 1 lần hội ý');
    expect(drawn(place).some((said) => said?.startsWith('Cách biệt suốt trận: Vịnh Lặng dẫn'))).toBe(true);
    const cells = [...place.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(cells).toEqual(['Vịnh Lặng2219211678', 'Núi Ngủ1824171574']);
    expect(place.querySelector('[aria-label="Đồng hồ ném: 5 giây"]')).not.toBeNull();
  });

  it('the order on a track, without those that are out', async () => {
    const { place } = await show('marble', board('marble'));
    await expect.poll(() => drawn(place)).toEqual(['Vị trí trên đường đua: Đỏ Ớt, Vàng Nghệ, Xanh Chàm']);
  });

  it('cards, and the road with its counts', async () => {
    const { place } = await show('casino', board('casino'));
    await expect
      .poll(() => drawn(place))
      .toEqual([...['4 cơ', '2 bích', '3 rô', 'A tép'], 'Đường kết quả: Cái 4, Con 2, Hoà 1; ván cuối Cái']);
  });
});

describe('V-11: the panel of a sport', () => {
  const panel = (sport: BoardSport) => <TabContent tab="board" room={roomOf(sport)} zone="Asia/Bangkok" />;

  it('is the running order, with who is out at its end, and the rules', async () => {
    const { place } = await show('marble', panel('marble'));
    const rows = () => [...place.querySelectorAll('tbody tr')].map((row) => row.textContent);
    await expect
      .poll(rows)
      .toEqual([
        '1Đỏ Ớt·giữ hạngdẫn đầu',
        '2Vàng Nghệ2lên 2 hạng+0.4',
        '3Xanh Chàm1xuống 1 hạng+0.9',
        '4Lục Bảo1xuống 1 hạngbị loại',
      ]);
    expect(place.textContent).toContain('Bi văng khỏi đường đua');
  });

  it.each(['vi', 'en', 'zh'] as const)(
    'is the table with its rules in %s, a guess for fun, and nothing to bet with',
    async (locale) => {
      await page.viewport(390, 844);
      const { place } = await show('casino', panel('casino'), { locale });
      await expect.poll(() => place.querySelectorAll('section p').length).toBe(6);
      expect(place.querySelectorAll('input, a, form, select')).toHaveLength(0);
      expect(place.querySelectorAll('button:not([aria-pressed])')).toHaveLength(0);
    },
  );
});

describe('V-11: what happens in a sport', () => {
  const overview = (sport: BoardSport) => <TabContent tab="overview" room={roomOf(sport)} zone="Asia/Bangkok" />;
  it.each([
    ['vi', 'basketball', ['Hà Quốc, ném ba điểm', 'Tô Vinh, phạm lỗi', '78–74', 'Ném rổ']],
    ['en', 'basketball', ['Hà Quốc, three-pointer', 'Throws at the basket']],
    ['zh', 'basketball', ['Hà Quốc 三分命中', '投籃']],
    ['vi', 'marble', ['Đỏ Ớt lên dẫn đầu', 'Lục Bảo văng khỏi đường đua', 'Xanh Chàm', '61', '2 lượt nhất']],
    ['en', 'marble', ['Đỏ Ớt takes the lead', '1 heat won']],
    ['zh', 'marble', ['Đỏ Ớt 躍居第一']],
    ['vi', 'esport', ['Kún hạ Zét', 'Vịnh Lặng phá trụ', '30:41']],
    ['en', 'esport', ['Kún takes down Zét']],
    ['zh', 'esport', ['Kún 擊殺 Zét']],
    ['vi', 'casino', ['Cái thắng, Cái 8, Con 6', 'Hoà, mỗi bên 5 điểm']],
    ['en', 'casino', ['Banker wins, Banker 8, Player 6', 'Tie at 5']],
    ['zh', 'casino', ['莊勝，莊 8，閒 6']],
  ] as const)('is told in %s of %s', async (locale, sport, words) => {
    const { place } = await show(sport, overview(sport), { locale });
    for (const one of words) await expect.poll(() => place.textContent).toContain(one);
    expect(place.textContent).not.toMatch(/Sút|Chưa có diễn biến nào/);
  });

  it('comes newest first, and says so while nothing has', async () => {
    const { place } = await show('basketball', overview('basketball'));
    await expect
      .poll(() => [...place.querySelectorAll('li')].map((line) => line.textContent))
      .toEqual(['H43:42Hà Quốc, ném ba điểm78–74', 'H44:05Tô Vinh, phạm lỗi75–74']);
    const { place: empty } = await show('marble', overview('marble'), { overview: { events: [], stats: [], log: [] } });
    await expect.poll(() => empty.textContent).toContain('Diễn biến sẽ hiện ở đây ngay khi có.');
  });
});

describe('one’s own marble', () => {
  const panel = () => <TabContent tab="board" room={roomOf('marble')} zone="Asia/Bangkok" />;
  const named = (place: HTMLElement, name: string) =>
    [...place.querySelectorAll('button')].find((one) => one.ariaLabel === `Chọn ${name} làm bi của bạn`);

  it('is chosen by a press on its name, is lit in the order and on the board, kept on the device, and given up again', async () => {
    const { place } = await show(
      'marble',
      <>
        {board('marble')}
        {panel()}
      </>,
    );
    await expect.poll(() => place.textContent).toContain('Đỏ Ớt dẫn, Vàng Nghệ cách 0.4 giây');
    named(place, 'Xanh Chàm')!.click();
    await expect.poll(() => named(place, 'Xanh Chàm')?.ariaPressed).toBe('true');
    expect(place.querySelector('[data-own]')?.textContent).toContain('bạn chọn');
    expect(place.textContent).toContain('Xanh Chàm của bạn, hạng 3, cách 0.9 giây');
    named(place, 'Lục Bảo')!.click();
    await expect.poll(() => place.textContent).toContain('Lục Bảo của bạn đã bị loại khỏi lượt này');
    expect(place.querySelectorAll('[data-own]')).toHaveLength(1);
    named(place, 'Đỏ Ớt')!.click();
    await expect.poll(() => place.textContent).toContain('Đỏ Ớt của bạn đang dẫn');
    named(place, 'Đỏ Ớt')!.click();
    await expect.poll(() => place.querySelector('[data-own]')).toBeNull();
  });
});

describe('what stands under a board', () => {
  const rows = (place: HTMLElement) => [...place.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

  it('of a race: who came first, second and third in each heat, the latest first', async () => {
    const { place } = await show('marble', <TabContent tab="overview" room={roomOf('marble')} zone="Asia/Bangkok" />);
    await expect.poll(() => place.textContent).toContain('Các lượt, 2 trên 12 đã xong');
    expect(rows(place)).toEqual(['2Đỏ ỚtXanh ChàmLục Bảo', '1Xanh ChàmĐỏ ỚtVàng Nghệ']);
  });

  it('of a game: the players of both sides with what they did, each under their team', async () => {
    const { place } = await show('esport', <TabContent tab="overview" room={roomOf('esport')} zone="Asia/Bangkok" />);
    await expect.poll(() => rows(place)).toEqual(['Kún1411', 'Zét1114']);
    expect([...place.querySelectorAll('table thead th')].slice(0, 3).map((one) => one.textContent)).toEqual([
      ...['Tên', 'Hạ gục', 'Bị hạ'],
    ]);
  });

  it('of basketball: the players where the source tells of them, most points first', async () => {
    const told = aSportOverview('basketball');
    const box = [
      [
        { name: 'Hà Quốc', points: 12, rebounds: 4 },
        { name: 'Lý Khôi', points: 21, rebounds: 9 },
      ],
      [{ name: 'Tô Vinh', points: 18 }],
    ] as const;
    const overview = { ...told, board: { ...told.board!, box } as NonNullable<Overview['board']> };
    const { place } = await show(
      'basketball',
      <TabContent tab="overview" room={roomOf('basketball')} zone="Asia/Bangkok" />,
      { overview },
    );
    await expect.poll(() => rows(place)).toEqual(['Lý Khôi219', 'Hà Quốc124', 'Tô Vinh180']);
  });
});

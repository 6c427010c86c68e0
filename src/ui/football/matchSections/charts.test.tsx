import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import { aKnownFixture } from '../../../../tests/fakes/matchSections.ts';
import { showSections } from '../../../../tests/fakes/matchSectionsPage.tsx';
import { unmountAll } from '../../../../tests/fakes/mount.tsx';
import { ShotsSection, StatsSection } from './sections.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(unmountAll);

const cells = (place: HTMLElement) =>
  [...place.querySelectorAll('tbody tr')].map((row) => [...row.children].map((one) => one.textContent));

it('MC-5: statistics have bars from the centre, the leader in ink, one sentence, and a table', async () => {
  const place = await showSections([StatsSection]);
  await expect
    .poll(() => place.querySelector('[role="img"]')?.ariaLabel)
    .toBe('Bến Gỗ hơn ở 3 mục, Nắng Sớm hơn ở 1 mục, bằng nhau 1 mục');
  const bold = [...place.querySelectorAll('b[data-more]')].map((one) => one.textContent);
  expect(bold).toEqual(['58%', '1.70', '11', '5']);
  await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }));
  expect(cells(place)).toEqual([
    ['Kiểm soát bóng', '58%', '42%'],
    ['Bàn thắng kỳ vọng (xG)', '1.70', '0.96'],
    ['Sút', '11', '6'],
    ['Phạt góc', '4', '5'],
    ['Phạm lỗi', '7', '7'],
  ]);
});
it('MC-5: a half is chosen by keys, and only halves that have begun are there', async () => {
  const place = await showSections([StatsSection]);
  await expect.poll(() => place.querySelectorAll('[aria-pressed]')).toHaveLength(2);
  page.getByRole('button', { name: 'Hiệp 1' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(place.querySelector('[role="img"]')!.textContent).toBe('49%Kiểm soát bóng51%4Sút5');
});
it('A5: wound back, statistics are those of the end of that minute', async () => {
  const asked: object[] = [];
  const startTs = aKnownFixture().startTs;
  const place = await showSections([StatsSection], {
    until: 30,
    events: [],
    football: {
      statsAt: async (of) => {
        asked.push(of);
        return succeeded([{ key: 'shots', period: 'all', home: 3, away: 2 }]);
      },
    },
  });
  await expect.poll(() => place.textContent).toContain('đến phút 30');
  await expect.poll(() => place.querySelector('[role="img"]')?.textContent).toBe('3Sút2');
  expect(asked).toEqual([{ id: 'f1', atTs: startTs + 30 * 60_000 }]);
});
it('MC-5: before there is one, and when they cannot be loaded, it says so', async () => {
  const place = await showSections([StatsSection], { football: { stats: async () => succeeded([]) } });
  await expect.poll(() => place.textContent).toContain('Chưa có số liệu');
  unmountAll();
  const other = await showSections([StatsSection], {
    football: { stats: async () => failed({ kind: 'unreachable' }) },
  });
  await expect.poll(() => other.textContent).toContain('Chưa tải được thống kê');
});

it('MC-6: each shot has a shape that says how it ended and a size by its expected goals, in sum beside it', async () => {
  const place = await showSections([ShotsSection]);
  await expect
    .poll(() => place.querySelector('svg[role="img"]')?.ariaLabel)
    .toBe('Bến Gỗ: 4 cú sút, 2 bàn, xG 0.96. Nắng Sớm: 2 cú sút, 1 bàn, xG 0.82');
  const map = place.querySelector('svg[role="img"]')!;
  const signs = [...map.querySelectorAll('[data-result]')].map(
    (one) => `${one.tagName} ${one.getAttribute('data-result')}`,
  );
  expect(signs).toEqual([...['circle saved', 'circle off', 'rect blocked'], ...['g goal', 'g goal', 'g goal']]);
  const radius = (minute: string) =>
    Number(
      [...map.querySelectorAll('g')]
        .find((one) => one.textContent === minute)!
        .querySelector('circle')!
        .getAttribute('r'),
    );
  expect(radius("38'")).toBeGreaterThan(radius("63'"));
  expect(place.querySelectorAll('li svg')).toHaveLength(4);
  await userEvent.click(page.getByRole('button', { name: 'Xem bảng' }));
  expect(cells(place)[3]).toEqual(["38'", 'Nắng Sớm', 'Vàng Thuỷ', 'Bàn thắng', '0.76']);
});
it('A5: wound back, it has the shots so far', async () => {
  const place = await showSections([ShotsSection], { until: 20 });
  await expect.poll(() => place.querySelectorAll('svg[data-fit="wide"] [data-result]')).toHaveLength(2);
});
it('B2: under the shield there are neither statistics nor shots', async () => {
  const place = await showSections([StatsSection, ShotsSection], {
    fixture: aKnownFixture({ hidden: true, score: null }),
  });
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  expect(place.querySelector('section')).toBeNull();
});

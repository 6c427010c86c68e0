import { expect, it } from 'vitest';
import type { MenuItem } from '#ports/portal.ts';
import { withoutOddsItems } from './oddsItems.ts';

const item = (label: string, path: string, children?: readonly MenuItem[]): MenuItem => ({
  ...{ key: label, label, path, icon: 'list' },
  ...(children && { children }),
});
const left = (items: readonly MenuItem[]) => withoutOddsItems(items).map(({ label }) => label);

it.each([
  ['Hôm nay', '/ty-le-keo/bong-da'],
  ['Today', '/en/ty-le-keo/bong-da?date=2026-11-21'],
  ['Hay', '/tip-keo'],
  ['Bảng', '/tip-keo/bong-da#top'],
  ['Kèo nhà cái', 'https://elsewhere.example/'],
  ['Best odds', '/menu'],
  ['TIPS', '/menu'],
  ['今日賠率', '/menu'],
])('B3: "%s" to %s is not in the menu of who hides odds', (label, path) => {
  expect(left([item(label, path), item('Cúp', '/menu')])).toEqual(['Cúp']);
});

it('B3: what only sounds like it stays, and so does what is elsewhere', () => {
  const all = [item('Kéo co', '/menu'), item('Tipping', '/menu'), item('Cúp', 'https://cup.example/tip-keo')];
  expect(withoutOddsItems(all)).toEqual(all);
});

it('B3: what is below an item is judged one by one; without any left it is a link like others', () => {
  const cup = item('Cúp', '/menu');
  const tips = item('Hay', '/tip-keo');
  expect(withoutOddsItems([item('Bóng đá', '/menu', [tips, cup]), item('Thêm', '/menu', [tips])])).toEqual([
    item('Bóng đá', '/menu', [cup]),
    item('Thêm', '/menu'),
  ]);
});

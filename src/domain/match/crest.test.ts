import { expect, it } from 'vitest';
import { contrast, crestPlan, teamColours } from './crest.ts';

it('always gives the same team the same crest, however its marks are composed', () => {
  expect(crestPlan({ name: 'Nắng Sớm' })).toEqual(crestPlan({ name: 'Nắng Sớm'.normalize('NFD') }));
});

it('keeps the colours that a team brings', () => {
  expect(teamColours({ name: 'Bến Gỗ', colours: ['#d8372f', '#ffffff'] })).toEqual(['#d8372f', '#ffffff']);
});

it('takes the first three initials, in capitals with their marks', () => {
  expect(crestPlan({ name: 'đồi Cọ' }).initials).toBe('ĐC');
  expect(crestPlan({ name: 'Ruộng Bậc Thang Thuỷ Ẩn' }).initials).toBe('RBT');
  expect(crestPlan({ name: '' }).initials).toBe('');
});

it('draws two colours that stand apart', () => {
  for (const name of ['a', 'b', 'c', 'Cảng Mây', '雲港', 'Thác Bạc', 'x1', 'x2', 'x3', 'x4']) {
    const [first, second] = teamColours({ name });
    expect(contrast(first, second)).toBeGreaterThanOrEqual(2.2);
  }
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

it('writes initials in what reads on the first colour', () => {
  expect(crestPlan({ name: 'Lửa Trại', colours: ['#1a1d20', '#f26b1d'] }).ink).toBe('#ffffff');
  expect(crestPlan({ name: 'Nghé Vàng', colours: ['#f2b705', '#14713f'] }).ink).toBe('#0c1512');
});

import { expect, it } from 'vitest';
import { contrast, CREST, crestPlan, drawnCrest, teamColours } from './crest.ts';

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

it('draws what the logo names, in every language the same', () => {
  const logo = '/crests/3-6-14713f-e9f2d8-%C4%90C.svg';
  const plans = ['Đồi Cọ', 'Palm Hill', '棕櫚丘'].map((name) =>
    crestPlan({ name, logo, colours: ['#000000', '#ffffff'] }),
  );
  for (const plan of plans)
    expect(plan).toEqual({
      shape: 3,
      division: 6,
      colours: ['#14713f', '#e9f2d8'],
      initials: 'ĐC',
      ink: '#ffffff',
    });
});

it.each(['', '/crests/bg.svg', '/crests/6-0-aaaaaa-bbbbbb-X.svg', '/crests/%', '/uploads/3-6-14713f-e9f2d8-DC.svg'])(
  'draws from the name where the logo is "%s"',
  (logo) => {
    expect(crestPlan({ name: 'Đồi Cọ', logo })).toEqual(crestPlan({ name: 'Đồi Cọ' }));
  },
);

it('reads initials however their marks are composed', () => {
  expect(drawnCrest('0-1-f2b705-14713f-Đ.svg'.normalize('NFD'))).toMatchObject({ initials: 'Đ', ink: '#0c1512' });
  expect(drawnCrest('0-1-f2b705-14713f-Ô.svg'.normalize('NFD'))?.initials).toBe('Ô'.normalize('NFC'));
});

it('draws any name as a crest that can be drawn, and tells many names apart', () => {
  const plans = Array.from({ length: 500 }, (_, i) => crestPlan({ name: `Đội ${i}` }));
  for (const { shape, division, colours } of plans) {
    expect([shape < CREST.shapes, division < CREST.divisions]).toEqual([true, true]);
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(new Set(plans.map(({ shape }) => shape)).size).toBe(CREST.shapes);
  expect(new Set(plans.map(({ division }) => division)).size).toBe(CREST.divisions);
  const seconds = plans.map(({ colours }) => colours[1]);
  expect(new Set(seconds).size).toBeGreaterThan(2);
  expect(seconds).toContain('#ffffff');
});

it.each([
  ['0-1-f2b705-14713f-A1.svg', 'A1'],
  ['0-1-f2b705-14713f-½².svg', '½²'],
  ['0-1-f2b705-14713f-A·.svg', undefined],
  ['x0-1-f2b705-14713f-A.svg', undefined],
  ['0-1-f2b705-14713f-A.svg?', undefined],
])('reads the initials in %s as %s', (file, initials) => {
  expect(drawnCrest(file)?.initials).toBe(initials);
});

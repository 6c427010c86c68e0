import { expect, it } from 'vitest';
import { hasSides, matchTitle } from './match.ts';

it('is called by its sides, else by its title', () => {
  expect(matchTitle({ home: 'Bến Gỗ', away: 'Nắng Sớm', title: 'Chung kết' })).toBe('Bến Gỗ – Nắng Sớm');
  expect(matchTitle({ home: '', away: '', title: 'Vòng xoay số 8' })).toBe('Vòng xoay số 8');
  expect(matchTitle({ home: 'Bến Gỗ', away: '' })).toBe('');
  expect([hasSides({ home: 'a', away: 'b' }), hasSides({ home: '', away: 'b' })]).toEqual([true, false]);
});

import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { rowText } from './rowText.ts';

const told = { when: 'KT', address: 'https://kd.vn/tran-dau/x/f1' };
const first = (fixture: Parameters<typeof aFixture>[0]) => rowText(aFixture(fixture), told).split('\n')[0];
const { leagueName } = aFixture();

it('MC-12: a row is a line of text and the address of its page', () => {
  expect(rowText(aFixture({ score: { home: 2, away: 1 } }), told)).toBe(
    `Bến Gỗ 2–1 Nắng Sớm, KT, ${leagueName}\nhttps://kd.vn/tran-dau/x/f1`,
  );
});
it('MC-12: a match to come has no score, a shoot-out its kicks', () => {
  expect(first({})).toBe(`Bến Gỗ – Nắng Sớm, KT, ${leagueName}`);
  expect(first({ score: { home: 1, away: 1, pen: [5, 4] } })).toBe(`Bến Gỗ 1–1 Nắng Sớm (5–4), KT, ${leagueName}`);
});
it('B2: a hidden result is not copied', () => {
  expect(first({ status: 'ended', score: null, hidden: true })).toBe(`Bến Gỗ – Nắng Sớm, KT, ${leagueName}`);
});

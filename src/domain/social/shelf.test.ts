import { describe, expect, it } from 'vitest';
import { keptText, readKept, shelfOf, type Resumption } from './shelf.ts';
import { SOCIAL, type Target } from './social.ts';

const film = (id: string): Target => ({ type: 'film', id });
const resumption = (target: Target, position = 30, duration = 90, group = target): Resumption => ({
  ...{ group, target, position, duration },
  card: { target, title: target.id, subtitle: '', img: null, path: '/' },
});

describe('the shelf', () => {
  it('X29: of each group the latest, latest first, with what is left', () => {
    const show = film('show');
    const entries = [
      { at: 1, resumption: resumption(film('a')) },
      { at: 3, resumption: resumption({ type: 'episode', id: 'e2' }, 10.5, 45, show) },
      { at: 2, resumption: resumption({ type: 'episode', id: 'e1' }, 5, 45, show) },
      { at: 4, resumption: resumption({ type: 'room', id: 'r' }, 0, 0) },
      { at: 5, resumption: null },
    ];
    expect(shelfOf(entries, []).map(({ target, left }) => [target.id, left])).toEqual([
      ['r', null],
      ['e2', 35],
      ['a', 60],
    ]);
  });
  it('FI-8: what was taken off comes back with a later visit', () => {
    const entries = [{ at: 5, resumption: resumption(film('a')) }];
    const shown = (at: number) => shelfOf(entries, [{ group: film('a'), at }]).length;
    expect([shown(4), shown(5), shown(6)]).toEqual([1, 0, 0]);
  });
  it('holds no more than its places', () => {
    const entries = Array.from({ length: SOCIAL.shelf + 5 }, (_, at) => ({
      at,
      resumption: resumption(film(`f${at}`)),
    }));
    expect(shelfOf(entries, [])).toHaveLength(SOCIAL.shelf);
  });
  it('what a device keeps is written and read', () => {
    const entries = [{ target: film('a'), position: 12, duration: 90, done: true, at: 1_700_000_000_000 }];
    expect(keptText(entries)).toBe('film:a~12~90~1~1700000000000');
    expect(readKept(keptText(entries))).toEqual(entries);
    const invalid = ['', 'film:a', 'planet:a~1~1~0~1', 'film:a~1~1~2~1', 'film:a~-1~1~0~1'];
    expect(invalid.map(readKept)).toEqual(invalid.map(() => null));
    const many = Array.from({ length: SOCIAL.targetsAtOnce + 1 }, () => 'film:a~1~1~0~1').join(',');
    expect(readKept(many)).toBeNull();
  });
});

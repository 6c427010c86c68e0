import { describe, expect, it } from 'vitest';
import { episodeIdOf, filmIdOf } from './filmIds.ts';
import { filmPath } from './filmPaths.ts';

describe('ids and addresses of films', () => {
  it('are the name and the year, the same each time', () => {
    expect(filmIdOf('Đèn Cuối Sân!', 2025)).toBe('den-cuoi-san-2025');
    expect(filmIdOf('The Lodger', null)).toBe('the-lodger');
    expect(filmIdOf('看台', 2020)).toBe(filmIdOf('看台', 2020));
    expect(filmIdOf('看台', 2020)).not.toBe(filmIdOf('球門', 2020));
  });
  it('of the longest names still have room for an episode', () => {
    const id = filmIdOf('dài '.repeat(60), 2025);
    expect(episodeIdOf(id, 100, 1000)).toMatch(/^[a-z0-9-]{1,64}$/u);
    expect(episodeIdOf('tram', 1, 2)).toBe('tram-s01e02');
  });
  it('?t= and ?tap= name a second and an episode', () => {
    expect(filmPath({ slug: 'tram' })).toBe('/phim-anh/xem-phim/tram');
    expect(filmPath({ slug: 'tram' }, { episodeId: 'tram-s01e02', atSec: 61.9 })).toBe(
      '/phim-anh/xem-phim/tram?tap=tram-s01e02&t=61',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { heightIn, isExtra, namedEpisode, namedWork, seasonOf } from './names.ts';

describe('names as people name them', () => {
  it.each([
    ['Nosferatu (1922)', 'Nosferatu', 1922],
    ['Nosferatu (1922) - 1080p', 'Nosferatu', 1922],
    ['The.Lodger.1927.720p.BluRay.x264-GRP', 'The Lodger', 1927],
    ['The General [1926]', 'The General', 1926],
    ['2001 A Space Walk (1968)', '2001 A Space Walk', 1968],
    ['1917 (2019) [imdbid-tt8579674]', '1917', 2019],
    ['1984', '1984', null],
    ['Ga cuối đường ray', 'Ga cuối đường ray', null],
    ['Đèn_Cuối_1080p', 'Đèn Cuối', null],
    ['看台 (2020)', '看台', 2020],
    ['S.O.S. at night (1930)', 'S.O.S. at night', 1930],
    ['Blade {edition-Final Cut} (1982)', 'Blade', 1982],
  ])('"%s" is %s of %s', (name, title, year) => expect(namedWork(name)).toEqual({ title, year }));
  it('nothing but marks is no name', () => {
    expect(namedWork('[group]')).toBeNull();
    expect([heightIn('A (1999) - 1080p'), heightIn('A 4K'), heightIn('A 1080'), heightIn('480p')]).toEqual([
      ...[1080, 2160, 0, 480],
    ]);
  });
  it.each([
    ['S01E02 - Đèn', null, [1, 2, 2, 'Đèn']],
    ['Trạm.Sông.s1e10.1080p', null, [1, 10, 10, '']],
    ['Show S02E01-E02 Two Parts', null, [2, 1, 2, 'Two Parts']],
    ['Show S02E01E02', null, [2, 1, 2, '']],
    ['Show - 1x05 - The Ferry', null, [1, 5, 5, 'The Ferry']],
    ['Tập 3 - Chuông', 1, [1, 3, 3, 'Chuông']],
    ['第 4 集', 2, [2, 4, 4, '']],
    ['05. Still Water', 1, [1, 5, 5, 'Still Water']],
    ['07', 3, [3, 7, 7, '']],
  ])('"%s" in season %s is episode %j', (name, season, [s, no, to, title]) =>
    expect(namedEpisode(name, season as number | null)).toEqual({ season: s, no, to, title }),
  );
  it.each(['Nosferatu (1922)', 'Tập 3', 'Movie 1080p', '1917'])('"%s" outside a season’s folder is none', (name) =>
    expect(namedEpisode(name, null)).toBeNull(),
  );
  it('folders of seasons in three languages', () => {
    const seasons = ['Season 01', 'Mùa 2', 'S3', '第 4 季', 'Specials', 'season'].map(seasonOf);
    expect(seasons).toEqual([1, 2, 3, 4, 0, null]);
  });
  it('FI-2: what other servers take for extras is none', () => {
    const extras = [
      'Clips/a.mp4',
      'Shorts/b.mp4',
      'A-scene.mp4',
      'A-behindthescenes.mkv',
      'A-deletedscene.mp4',
      'A-short.mp4',
    ];
    expect(extras.map((path) => isExtra(`A (1999)/${path}`))).toEqual(extras.map(() => true));
    expect(['A Short Scene (1999).mp4', 'Interview (1968).mp4', 'Clip.mp4'].map(isExtra)).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('trailers and samples are none', () => {
    const names = ['A (1999)/Extras/x.mkv', 'A (1999)/A-trailer.mp4', 'A (1999)/sample.mkv', 'A (1999)/A.mkv'];
    expect(names.map(isExtra)).toEqual([true, true, true, false]);
  });
});

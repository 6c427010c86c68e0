import { describe, expect, it } from 'vitest';
import { placeFiles } from './place.ts';

const placed = (...paths: readonly string[]) => {
  const { works, unplaced } = placeFiles(paths, 'phim');
  return {
    works: works.map(({ filmId, kind, dir, videos, episodes }) => ({
      ...{ filmId, kind, dir, files: videos.map(({ path }) => path) },
      episodes: episodes.map(({ episodeId, title, to, videos: own }) => [episodeId, title, to, own.length]),
    })),
    unplaced: unplaced.map(({ path, reason }) => [path, reason]),
  };
};
const ids = (...paths: readonly string[]) => placed(...paths).works.map(({ filmId }) => filmId);

describe('files find their place by their names', () => {
  it('a film in its folder, in several qualities; one beside others', () => {
    const two = ['Nosferatu (1922)/Nosferatu (1922) - 1080p.mkv', 'Nosferatu (1922)/Nosferatu (1922) - 480p.mp4'];
    expect(placed(...two).works).toEqual([
      { filmId: 'nosferatu-1922', kind: 'phim', dir: 'Nosferatu (1922)', files: two, episodes: [] },
    ]);
    expect(ids('The.Lodger.1927.mp4', 'Đèn Cuối (2025).mp4')).toEqual(['the-lodger-1927', 'den-cuoi-2025']);
    expect(ids('Faust (1926)/fst-gd.mp4', 'Faust (1926)/Subs/2_English.srt')).toEqual(['faust-1926']);
    expect(ids('Không năm/movie.mp4')).toEqual(['khong-nam']);
  });
  it('a show by its folder, whatever its episodes are called', () => {
    const { works, unplaced } = placed(
      'Trạm Sông (2025)/Season 01/S01E01 - Đèn.mp4',
      'Trạm Sông (2025)/Mùa 2/Tập 1.mkv',
      'Trạm Sông (2025)/Specials/S00E01.mp4',
      'Trạm Sông (2025)/Season 01/S01E02-E03 - Hai phần.mp4',
    );
    expect(unplaced).toEqual([]);
    expect(works).toMatchObject([{ filmId: 'tram-song-2025', kind: 'tv-show', dir: 'Trạm Sông (2025)' }]);
    expect(works[0]!.episodes.toSorted()).toEqual([
      ['tram-song-2025-s00e01', '', 1, 1],
      ['tram-song-2025-s01e01', 'Đèn', 1, 1],
      ['tram-song-2025-s01e02', 'Hai phần', 3, 1],
      ['tram-song-2025-s02e01', '', 1, 1],
    ]);
    expect(placed('Show.S02E05.720p.mp4').works).toMatchObject([{ filmId: 'show', kind: 'tv-show' }]);
    expect(placed('Show/Show - 1x05.mp4').works).toMatchObject([{ filmId: 'show', dir: 'Show' }]);
  });
  it('the folder itself can be the show', () => {
    const { works } = placeFiles(['Season 1/01.mp4', 'Season 1/02.mp4'], 'River Station (2020)');
    expect(works).toMatchObject([{ filmId: 'river-station-2020', kind: 'tv-show', dir: '.' }]);
    expect(works[0]!.episodes).toHaveLength(2);
  });
  it('a manifest is one film, and its pieces are none', () => {
    const { works, unplaced } = placed(
      ...['Gió (2024)/manifest.mpd', 'Gió (2024)/v/seg-1.m4s', 'Gió (2024)/v/init.mp4', 'Gió (2024)/poster.jpg'],
      ...['Trạm/Season 1/S01E01/master.m3u8', 'Trạm/Season 1/S01E01/low.m3u8', 'Trạm/Season 1/S01E01/1.ts'],
    );
    expect(works.map(({ filmId, files, episodes }) => [filmId, files, episodes.length])).toEqual([
      ['gio-2024', ['Gió (2024)/manifest.mpd'], 0],
      ['tram', [], 1],
    ]);
    expect(unplaced).toEqual([]);
  });
  it('a film in parts is one; loose ones, and those with a gap, are none', () => {
    const of = (...paths: readonly string[]) =>
      placeFiles(paths, 'phim').works.map(({ filmId, videos }) => [filmId, videos.map(({ parts }) => parts?.length)]);
    expect(of('B (1999)/B cd2.mp4', 'B (1999)/B cd1.mp4')).toEqual([['b-1999', [2]]]);
    expect(of('B (1999)/B (1999)-part1.mkv', 'B (1999)/B (1999)-part2.mkv', 'B (1999)/B (1999)-PART3.mkv')).toEqual([
      ['b-1999', [3]],
    ]);
    expect(of('B (1999)/b.pt a.avi', 'B (1999)/b.pt b.avi')).toEqual([['b-1999', [2]]]);
    expect(of('Dune Part 1.mp4', 'Dune Part 2.mp4')).toEqual([]);
    expect(of('Show/S01E01 part 1.mp4')).toEqual([['show', []]]);
  });
  it('what has no place is said, with its reason', () => {
    const { works, unplaced } = placed(
      ...['A (1999)/A.mp4', 'A (1999)/A-trailer.mp4', 'B (1999)/B cd1.mp4', 'B (1999)/B cd3.mp4'],
      ...['Alt (1950)/alt.avi', 'Other/A (1999).mp4', '[grp].mp4'],
    );
    expect(works.map(({ filmId }) => filmId)).toEqual(['a-1999', 'alt-1950']);
    expect(unplaced.toSorted()).toEqual([
      ['A (1999)/A-trailer.mp4', 'is a trailer, a sample or an extra, which are not taken'],
      ['B (1999)/B cd1.mp4', 'is a part of a film whose other parts are not in its folder: make one file of them'],
      ['B (1999)/B cd3.mp4', 'is a part of a film whose other parts are not in its folder: make one file of them'],
      ['Other/A (1999).mp4', 'has the name of another, A (1999)/A.mp4'],
      ['[grp].mp4', 'has no name that could be a title'],
    ]);
  });
});

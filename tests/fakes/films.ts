import type { Episode, Film, FilmCard, FilmHome, Playback } from '#domain/films/film.ts';
import type { ShelfItem } from '#domain/social/shelf.ts';

const drama = { value: 'drama', name: 'Chính kịch' };

export const aFilmCard = (changed: Partial<FilmCard> = {}): FilmCard => ({
  ...{ filmId: 'nguoi-ban-gio', slug: 'nguoi-ban-gio', kind: 'phim', title: 'Người bán gió', year: 2024 },
  ...{ durationSec: 97, genres: [drama], poster: null, rating: { avg: 0, n: 0 }, plays: true, demo: true },
  ...changed,
});
const anEpisode = (no: number, avg: number): Episode => ({
  ...{ episodeId: `tram-s01e0${no}`, filmId: 'tram', season: 1, no, title: `Chuyến phà ${no}`, synopsis: 'Ca đêm.' },
  ...{ still: null, durationSec: 45, airDate: null, rating: { avg, n: avg > 0 ? 12 : 0 }, plays: true },
});
const more: Omit<Film, keyof FilmCard> = {
  ...{ originalTitle: 'The Wind Seller', tagline: 'Gió lặng.', synopsis: 'Một người lạ chèo thuyền vào chợ nổi.' },
  ...{ countries: [{ value: 'VN', name: 'Việt Nam' }], ageRating: 'P', audio: [], quality: '480p', backdrop: null },
  ...{ subtitles: [{ value: 'vi', name: 'Tiếng Việt' }], directors: [{ name: 'Lâm Nhật Hạ', role: '' }], cast: [] },
  ...{ licence: 'CC BY 4.0', credit: 'Khán Đài', elsewhere: null, seasonList: [], counters: { views: 3 } },
  related: [aFilmCard({ filmId: 'qua-bong', slug: 'qua-bong', title: 'Quả bóng lạc đường' })],
};
export const aFilm: Film = { ...aFilmCard(), ...more };
export const aShow: Film = {
  ...aFilmCard({ filmId: 'tram', slug: 'tram', kind: 'tv-show', title: 'Trạm đèn sông', seasons: 2 }),
  ...more,
  seasonList: [
    { no: 1, name: '', total: 3, poster: null, episodes: [anEpisode(1, 8.1), anEpisode(2, 9), anEpisode(3, 0)] },
    {
      no: 2,
      name: '',
      total: 1,
      poster: null,
      episodes: [{ ...anEpisode(1, 0), episodeId: 'tram-s02e01', season: 2 }],
    },
  ],
};
export const aFilmHome: FilmHome = {
  heroes: ['nguoi-ban-gio', 'qua-bong', 'chiec-den', 'tram'].map((filmId, i) => ({
    ...aFilmCard({ filmId, slug: filmId, title: `Phim thứ ${i + 1}` }),
    ...{ tagline: 'Gió lặng.', licence: 'CC BY 4.0', backdrop: null },
  })),
  rails: [{ key: 'half', title: 'Vừa một hiệp', genre: null, total: 30, items: [aFilmCard()] }],
  totals: { films: 3, shows: 1 },
};
const target = { type: 'film', id: 'nguoi-ban-gio' } as const;
export const aShelfItem: ShelfItem = {
  ...{ group: target, target, position: 30, duration: 97, left: 67, at: 1000 },
  card: { target, title: 'Người bán gió', subtitle: '2024', img: null, path: '/phim-anh/xem-phim/nguoi-ban-gio?xem=1' },
};
export const aPlayback: Playback = {
  ...{ target, filmId: target.id, slug: target.id, filmTitle: 'Người bán gió', title: 'Người bán gió' },
  ...{ episodeId: null, season: null, no: null, poster: null, durationSec: 100, audio: [], trickplay: null },
  sources: [{ protocol: 'mp4', streamLink: '/a.mp4', type: '', label: '', width: 0, height: 0, bitrate: 0 }],
  subtitles: [{ id: 'v', lang: 'vi', label: 'Việt', url: '/vi.vtt', default: true, forced: false, sdh: false }],
  segments: [{ type: 'intro', from: 10, to: 30 }],
  chapters: [
    { from: 0, title: 'Sân ga' },
    { from: 40, title: 'Kho than' },
  ],
  ...{ resumeSec: 0, next: null, previous: null },
};

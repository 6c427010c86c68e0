import type {
  Album,
  AlbumCard,
  Artist,
  ArtistCard,
  Chart,
  Mood,
  MusicHome,
  Song,
  SongDetail,
} from '#domain/music/music.ts';
import type { Lyric } from '#domain/music/lyric.ts';
import type { Playlist } from '#domain/music/playlist.ts';
import { member } from './accounts.ts';
import { track } from './music.ts';

const picture = (name: string) => ({ url: `/art/${name}.svg`, w: 300, h: 300 });

export const aSong = (songId: string, more: Partial<Song> = {}): Song => ({
  ...track(songId),
  ...{ type: 'audio/mp4', bitrate: 64, explicit: false, counters: { plays: 1200 }, demo: true },
  cover: picture(songId),
  ...more,
});
export const songs = ['a', 'b', 'c', 'd'].map((id) => aSong(id, { lyric: id === 'a' ? 'word' : 'none' }));
const [first] = songs as [Song, ...Song[]];

export const anAlbumCard = (albumId = 'dem'): AlbumCard => ({
  ...{ albumId, name: 'Đêm trên khán đài', slug: 'dem-tren-khan-dai', kind: 'album', artists: first.artists },
  ...{ cover: picture(albumId), releaseDate: '2026-11-20', songCount: 4, durationSec: 280, genres: [], demo: true },
});
export const anAlbum: Album = {
  ...anAlbumCard(),
  ...{ songs, about: 'Ghi âm trong một sân vận động không khán giả.', licence: 'CC BY 4.0', credit: 'Hạ Mưa' },
  ...{ counters: { plays: 5400 }, related: [anAlbumCard('song')] },
};
export const anArtistCard: ArtistCard = {
  ...{ artistId: 'ha-mua', name: 'Hạ Mưa', slug: 'ha-mua', photo: picture('ha-mua') },
  ...{ songCount: 4, counters: { plays: 5400 }, demo: true },
};
export const anArtist: Artist = {
  ...anArtistCard,
  ...{ cover: picture('ha-mua-rong'), bio: 'Hát một mình.', followers: 12, top: songs },
  ...{ albums: [anAlbumCard()], related: [{ ...anArtistCard, artistId: 'truc-ly', slug: 'truc-ly', name: 'Trúc Ly' }] },
};
export const aMood: Mood = {
  slug: 'nghi-giua-hiep',
  name: 'Nghỉ giữa hiệp',
  songCount: 4,
  cover: picture('mood'),
  ink: 'dark',
};
export const aChart: Chart = {
  ...{ type: 'week', day: '2026-11-22' },
  list: songs.map((song, i) => ({
    ...{ song, rank: i + 1, prevRank: [3, 2, 1, null][i] ?? null, plays: 900 - i * 100, week: [1, 2, 3, 4, 5, 6, 7] },
  })),
};
export const aMusicHome: MusicHome = {
  ...{ releases: [anAlbumCard(), anAlbumCard('song')], releasesTotal: 2, chart: aChart, moods: [aMood] },
  ...{ artists: [anArtistCard], totals: { songs: 4, albums: 2, artists: 1 } },
};
export const aSongDetail: SongDetail = {
  ...first,
  ...{ genres: [{ value: 'pop', name: 'Pop' }], moods: [{ value: aMood.slug, name: aMood.name }] },
  ...{ releaseDate: '2026-11-20', credits: [{ role: 'Sáng tác', name: 'Hạ Mưa' }], bpm: 92 },
  ...{ wave: Array.from({ length: 96 }, (_, i) => 20 + ((i * 37) % 80)), licence: 'CC BY 4.0', credit: 'Hạ Mưa' },
  similar: songs.slice(1),
};
export const aLyric: Lyric = {
  ...{ songId: 'a', kind: 'word', lang: 'vi', instrumental: false },
  lines: [
    {
      ...{ t: 1000, text: 'Hàng ghế cuối', tr: { en: 'The last row' } },
      words: [
        { t: 1000, text: 'Hàng ' },
        { t: 2000, text: 'ghế ' },
        { t: 3000, text: 'cuối' },
      ],
    },
    { t: 5000, text: 'Có một chỗ vẫn để dành', tr: { en: 'has a seat that is kept' } },
    { t: 9000, text: 'Tỉ số đêm nay ai nhớ nữa' },
  ],
};
export const aPlaylist: Playlist = {
  ...{ playlistId: 'p1', name: 'Chạy bộ', covers: songs.map(({ cover }) => cover), owner: member, public: false },
  ...{ songCount: 2, durationSec: 140, rev: 3, updatedAt: 1, mine: true },
  items: songs.slice(0, 2).map((song, i) => ({ qid: `i${i}`, songId: song.songId, song })),
};

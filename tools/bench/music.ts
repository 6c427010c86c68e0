import { createFind } from '../../server/music/find.ts';
import { musicHandlers } from '../../server/music/music.handlers.ts';
import { aSong, aSongForm, fakeMusicSource, musicParts } from '../../server/testing/fakeMusic.ts';
import type { MusicStore } from '../../server/music/music.store.ts';
import { sameWords } from '../../server/shared/words.ts';
import { printAnswers } from './support/answers.ts';
import { options } from './support/options.ts';

/** CPU at the origin of lists of so many songs, as handlers, without HTTP; details of shown songs come from memory. */
const SONGS = 100_000;
const ALBUMS = 9000;
const ARTISTS = 4000;
const { rounds } = options({ rounds: 40 });
const words = [
  'gió',
  'sông',
  'đèn',
  'tàu',
  'mưa',
  'chợ',
  'núi',
  'biển',
  'trăng',
  'rừng',
  'phố',
  'cầu',
  'ghế',
  'vé',
  'sân',
];
const genres = ['pop', 'ballad', 'rock', 'jazz', 'folk', 'house', 'lo-fi', 'bolero'];
const word = (n: number): string => words[n % words.length]!;

const songs = Array.from({ length: SONGS }, (_, i) =>
  aSong(`song-${i}`, {
    ...{
      name: `${word(i * 7)} ${word(i * 5 + 3)} ${word(Math.floor(i / 9))} ${i}`,
      addedTs: i % 977,
      no: (i % 11) + 1,
    },
    ...{ artists: [`a-${i % ARTISTS}`], album: `b-${i % ALBUMS}`, genres: [genres[i % 8]!, genres[(i * 3) % 8]!] },
    ...{ released: String(1960 + (i % 66)), moods: i % 5 === 0 ? ['mua-ngoai-hien'] : [] },
  }),
);
const albums = Array.from({ length: ALBUMS }, (_, i) => ({
  ...fakeMusicSource.albums[0]!,
  ...{ albumId: `b-${i}`, name: `Album ${word(i)} ${i}`, artists: [`a-${i % ARTISTS}`], about: sameWords('') },
}));
const artists = Array.from({ length: ARTISTS }, (_, i) => ({
  ...fakeMusicSource.artists[0]!,
  ...{ artistId: `a-${i}`, name: `Ca sĩ ${word(i)} ${i}` },
}));
const store: MusicStore = {
  ...{ revision: async () => 1, songs: async () => songs, albums: async () => albums, artists: async () => artists },
  forms: async (ids) => new Map(ids.map((id) => [id, aSongForm(id)])),
  ...{ lyrics: async () => new Map(), withPairs: async () => [], file: async () => null, picture: async () => null },
};
const demo = { ...fakeMusicSource, songs: [], albums: [], artists: [] };
const parts = musicParts(demo, store);
const calls = musicHandlers({ ...parts, find: createFind({ store, demo }) });
const context = { locale: 'vi' } as Parameters<typeof calls.list>[1];
const asked = {
  'first page of the area': () => calls.home({}, context),
  'all songs': () => calls.list({}, context),
  'by name': () => calls.list({ sort: 'name' }, context),
  'with two filters': () => calls.list({ genre: 'rock,jazz', decade: '1990s' }, context),
  'found by name': () => calls.list({ q: 'gio den' }, context),
  'page 2': () => calls.list({ cursor: '29.song-1' }, context),
  'counts of all filters': () => calls.facets({ genre: 'rock' }, context),
  artists: () => calls.artists({}, context),
  'a song and its like': () => calls.song({ id: 'song-77' }, context),
};
await printAnswers(`${SONGS} songs`, asked, rounds);

import { join } from 'node:path';
import { noQueue } from '#domain/music/queue.ts';
import type { User } from '#domain/people/user.ts';
import type { Handlers } from '../http/handlers.ts';
import { createFind } from '../music/find.ts';
import { createLibrary } from '../music/library.ts';
import { mineHandlers, type MineParts } from '../music/mine.handlers.ts';
import { musicHandlers, type MusicParts } from '../music/music.handlers.ts';
import type { MusicStore } from '../music/music.store.ts';
import { musicNames } from '../music/musicNames.ts';
import { playlistViews } from '../music/playlists.ts';
import type { PlaylistsStore, StoredPlaylist } from '../music/playlists.store.ts';
import { createRegard } from '../music/regard.ts';
import { musicViews } from '../music/shown.ts';
import { readWords } from '../page/build.ts';
import type { LyricForm, SongForm } from '../shared/music/musicForm.ts';
import type { MusicSource, StoredSong } from '../shared/music/musicSource.ts';
import { sameWords } from '../shared/words.ts';
import { fakeUser } from './fakeContent.ts';

export const aSongForm = (songId: string, changed: Partial<SongForm> = {}): SongForm => ({
  ...{
    streamLink: `/media/music/dem/${songId}.mp3`,
    type: 'audio/mpeg',
    bitrate: 64,
    gain: -2,
    albumGain: -1,
    peak: 0.9,
  },
  ...{ gapless: null, explicit: false, instrumental: false, cover: null, bpm: 90, credits: [], wave: [] },
  ...{ licence: 'CC BY 4.0', credit: '', ...changed },
});
export const aSong = (songId: string, changed: Partial<StoredSong> = {}): StoredSong => ({
  ...{ songId, name: songId, artists: ['ha-mua'], album: 'dem-tren-khan-dai', disc: 1, no: 1, genres: ['ballad'] },
  ...{ moods: ['mua-ngoai-hien'], released: '2026-11-20', lyric: 'none', durationSec: 80, addedTs: 0, ...changed },
});
const lyric: LyricForm = {
  lang: 'vi',
  lines: [
    { t: 1000, text: 'Hàng ghế cuối có một chỗ để dành' },
    { t: 5000, text: 'Đường về mưa vẫn chưa tan' },
  ],
};

/** Two songs by one artist on an album, and one by another; one has lyrics. */
export const fakeMusicSource: MusicSource = {
  songs: [
    aSong('hang-ghe-cuoi', { name: 'Hàng ghế cuối', lyric: 'line' }),
    aSong('nguoi-soat-ve', { name: 'Người soát vé', no: 2, genres: ['ballad', 'jazz'] }),
    aSong('loa-phuong', {
      name: 'Loa phường',
      artists: ['dj-muc'],
      album: 'loa',
      genres: ['house'],
      moods: ['truoc-gio-bong-lan'],
    }),
  ],
  albums: [
    {
      ...({
        albumId: 'dem-tren-khan-dai',
        name: 'Đêm trên khán đài',
        kind: 'album',
        artists: ['ha-mua'],
        cover: null,
      } as const),
    },
    { ...({ albumId: 'loa', name: 'Loa phường', kind: 'single', artists: ['dj-muc'], cover: null } as const) },
  ].map((album) => ({ ...album, released: '2026-11-20', about: sameWords(''), licence: '', credit: '', addedTs: 0 })),
  artists: [
    { artistId: 'ha-mua', name: 'Hạ Mưa', photo: null, bio: sameWords('') },
    { artistId: 'dj-muc', name: 'DJ Mực', photo: null, bio: sameWords('') },
  ],
  formOf: (songId) => aSongForm(songId),
  lyricOf: (songId) => (songId === 'hang-ghe-cuoi' ? lyric : null),
  plays: () => 0,
};

const emptyStore: MusicStore = {
  ...{ revision: async () => 0, songs: async () => [], albums: async () => [], artists: async () => [] },
  ...{ forms: async () => new Map(), lyrics: async () => new Map(), withPairs: async () => [] },
  ...{ file: async () => null, picture: async () => null },
};
const noPlays = { totalsSince: async () => [], topOf: async () => [], daysOf: async () => [] };
const names = musicNames(readWords(join(import.meta.dirname, '../../locales')));
const clock = () => Date.UTC(2026, 10, 22, 5);

/** All parts of music, over a source. */
export const musicParts = (demo: MusicSource = fakeMusicSource, store: MusicStore = emptyStore): MusicParts => {
  const library = createLibrary({ store, demo });
  const regard = createRegard({ store: noPlays, demo, library, clock });
  return {
    ...{ library, names, regard, views: musicViews({ names, store, demo, regard }), find: createFind({ store, demo }) },
    lyricOf: async (songId) => demo.lyricOf(songId),
    followers: async () => 0,
    scrobble: async (_library, told) => ({ accepted: told.length, counted: 0 }),
    heardSince: async () => [],
  };
};

/** The one playlist, which belongs to everybody; changes to it are not kept. */
const ownList: StoredPlaylist = {
  ...{ playlistId: 'p1', userId: 'u1', name: 'Đêm mưa', public: true, rev: 1, updatedAt: 1 },
  items: [{ qid: 'q1', songId: 'hang-ghe-cuoi' }],
};
const playlists: PlaylistsStore = {
  one: async () => ownList,
  some: async () => [ownList],
  ofMember: async () => ({ list: [ownList], next: null, total: 1 }),
  shared: async () => ({ list: [ownList], next: null, total: 1 }),
  create: async (wish) => ({ ...ownList, ...wish }),
  rename: async () => ownList,
  arrange: async (_known, items) => ({ ...ownList, items }),
  remove: async () => true,
};
const noScrobbler = { origins: [], to: null };

const fakeMusicMine = (userId: string): Handlers['musicMine'] => {
  const { library, views } = musicParts();
  const owner: User = { ...fakeUser, userId };
  const mine: MineParts = {
    judgeCall: async () => null,
    ...{ library, views: playlistViews({ library, views, personOf: async () => owner }) },
    playlists: { ...playlists, one: async () => ({ ...ownList, userId }) },
    queue: { of: async () => noQueue, keep: async (_userId, rev, queue) => ({ ...queue, rev: rev + 1, updatedAt: 1 }) },
    scrobblers: {
      ...{ of: async () => noScrobbler, put: async () => noScrobbler, remove: async () => noScrobbler },
      ...{ forward: async () => {}, hear: async () => {} },
    },
  };
  return mineHandlers(mine);
};

/** For the member whom the fake origin knows. */
export const fakeMusicCalls: Pick<Handlers, 'music' | 'musicMine'> = {
  music: musicHandlers(musicParts()),
  musicMine: fakeMusicMine('m1'),
};

/** The input of each call in `server/http/calls.test.ts`. */
export const musicInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/other/api/music/mood': { slug: 'mua-ngoai-hien' },
  '/other/api/music/song': { id: 'hang-ghe-cuoi' },
  '/other/api/music/song-list': { ids: 'hang-ghe-cuoi,loa-phuong' },
  '/other/api/music/lyric': { id: 'hang-ghe-cuoi' },
  '/other/api/music/artist': { slug: 'ha-mua' },
  '/other/api/music/album': { id: 'dem-tren-khan-dai' },
  '/other/api/music/similar': { songId: 'hang-ghe-cuoi' },
  '/other/api/music/find': { q: 'hang ghe cuoi' },
  '/other/api/music/scrobble': { items: [{ songId: 'hang-ghe-cuoi', startedAt: 1, playedMs: 40_000 }] },
  '/other/api/music/queue-put': { rev: 0, items: [], index: 0, positionMs: 0, repeat: 'off' },
  '/other/api/music/playlist/detail': { id: 'p1' },
  '/other/api/music/playlist/create': { name: 'Đêm mưa' },
  '/other/api/music/playlist/update': { playlistId: 'p1', rev: 1, name: 'Đêm' },
  '/other/api/music/playlist/add': { playlistId: 'p1', songIds: ['loa-phuong'] },
  '/other/api/music/playlist/remove': { playlistId: 'p1', qids: ['q1'] },
  '/other/api/music/playlist/move': { playlistId: 'p1', qid: 'q1', to: 0 },
  '/other/api/music/playlist/delete': { playlistId: 'p1', rev: 1 },
  '/other/api/music/playlist/import': { format: 'm3u8', text: '#EXTM3U\nHạ Mưa - Hàng ghế cuối.mp3' },
  '/other/api/music/playlist/export': { id: 'p1', format: 'xspf' },
  '/other/api/music/scrobbler/put': { address: 'https://scrobble.example', token: 'a-token-of-mine' },
};

import type { Asking } from './asking.ts';

const playlist = { playlistId: 'khong-co' };

/** For things that do not exist; the demo's music has tests of its own. */
export const musicQuestions = (): Pick<Asking, 'music' | 'musicMine'> => ({
  music: {
    home: { input: {}, holds: ({ releasesTotal, totals }) => totals.albums === releasesTotal },
    chart: { input: { type: 'week', limit: 5 }, holds: ({ list }) => list.length <= 5 },
    moods: { input: {}, holds: (list) => list.every(({ songCount }) => songCount > 0) },
    mood: { input: { slug: 'khong-co' }, refused: 404 },
    releases: { input: { kind: 'ep' }, holds: ({ list, total }) => total >= list.length },
    list: { input: { genre: 'ballad,jazz', sort: 'name' }, holds: ({ list, total }) => total >= list.length },
    facets: { input: { q: 'khong co bai nay dau' }, holds: ({ total, genre }) => total === 0 && genre.length === 0 },
    song: { input: { id: 'khong-co' }, refused: 404 },
    songs: { input: { ids: 'khong-co,cung-khong' }, holds: (list) => list.length === 0 },
    lyric: { input: { id: 'khong-co' }, refused: 404 },
    artist: { input: { slug: 'khong-co' }, refused: 404 },
    artists: { input: { sort: 'name' }, holds: ({ list, total }) => total >= list.length },
    album: { input: { id: 'khong-co' }, refused: 404 },
    similar: { input: { songId: 'khong-co' }, refused: 404 },
    find: {
      input: { q: 'không ai hát câu này bao giờ cả' },
      holds: (list) => list.every(({ line }) => line !== undefined),
    },
    scrobble: {
      input: { items: [{ songId: 'khong-co', startedAt: 1, playedMs: 60_000 }] },
      holds: ({ accepted, counted }) => accepted === 0 && counted === 0,
    },
    heard: { input: {}, holds: (list) => list.length === 0 },
  },
  musicMine: {
    queue: { input: {}, holds: ({ rev, items }) => rev === 0 && items.length === 0 },
    putQueue: { input: { rev: 0, items: [], index: 0, positionMs: 0, repeat: 'all' }, holds: ({ rev }) => rev === 1 },
    playlists: { input: {}, holds: ({ total }) => total >= 0 },
    playlist: { input: { id: 'khong-co' }, refused: 404 },
    createPlaylist: {
      input: { name: 'Đêm mưa', clientId: 'first' },
      holds: ({ name, items, mine }) => name === 'Đêm mưa' && items.length === 0 && mine,
    },
    updatePlaylist: { input: { ...playlist, rev: 1, name: 'x' }, refused: 404 },
    addSongs: { input: { ...playlist, songIds: [] }, refused: 404 },
    removeSongs: { input: { ...playlist, qids: [] }, refused: 404 },
    moveSong: { input: { ...playlist, qid: 'q', to: 0 }, refused: 404 },
    deletePlaylist: { input: { ...playlist, rev: 1 }, refused: 404 },
    importPlaylist: {
      input: { format: 'm3u8', text: '#EXTM3U\nAi đó - Không có bài này.mp3' },
      holds: ({ playlist: made, missing }) => made.items.length === 0 && missing.length === 1,
    },
    exportPlaylist: { input: { id: 'khong-co', format: 'xspf' }, refused: 404 },
    scrobbler: { input: {}, holds: ({ origins, to }) => origins.length === 0 && to === null },
    putScrobbler: { input: { address: 'https://listen.example', token: 'a-token-of-mine' }, refused: 422 },
    removeScrobbler: { input: {}, holds: ({ to }) => to === null },
  },
});

import { describe, expect, it } from 'vitest';
import type { Song } from './music.ts';
import { parsePlaylist, playlistFile, songIdIn } from './playlistFile.ts';

const song = (songId: string, name: string): Song => ({
  ...{ songId, name, slug: 'ten', artists: [{ artistId: 'a', name: 'Hạ & Mưa', slug: 'a' }] },
  ...{ album: { id: 'x', name: 'Đêm <1>' }, cover: { url: '/c', w: 1, h: 1 }, durationSec: 61.4, streamLink: '/s' },
  ...{ type: 'audio/mpeg', bitrate: 64, explicit: false, lyric: 'none', instrumental: false },
  ...{ counters: { plays: 0 }, demo: true },
});
const list = { name: 'Đêm "mưa"', songs: [song('s1', 'Hàng ghế cuối'), song('s2', 'A < B')] };

describe('MU-9: playlists as files', () => {
  it.each(['m3u8', 'xspf'] as const)('%s: what is written is read again', (format) => {
    const { name, songs } = parsePlaylist(format, playlistFile(format, list, 'https://khandai.vn'));
    expect(name).toBe(list.name);
    expect(songs.map(({ title, artist }) => [artist, title])).toEqual([
      ['Hạ & Mưa', 'Hàng ghế cuối'],
      ['Hạ & Mưa', 'A < B'],
    ]);
    expect(songs.map(({ location }) => songIdIn(location))).toEqual(['s1', 's2']);
  });

  it('reads lists of other makers: paths of Windows, names without artists, no header', () => {
    expect(parsePlaylist('m3u8', 'C:\\Nhạc\\01 - Bài.mp3\r\n#EXTINF:-1,Ai - Gì\r\n../x.flac\n').songs).toEqual([
      { location: 'C:\\Nhạc\\01 - Bài.mp3', artist: '', title: 'Bài' },
      { location: '../x.flac', artist: 'Ai', title: 'Gì' },
    ]);
    const xspf =
      '<playlist><title><![CDATA[A & B]]></title><trackList><track><location>x.mp3</location><title>M&#7897;t &unknown;</title></track></trackList>';
    expect(parsePlaylist('xspf', xspf)).toEqual({
      name: 'A & B',
      songs: [{ location: 'x.mp3', artist: '', title: 'Một &unknown;' }],
    });
  });

  it('hostile files end: entities are not believed, and lists are cut', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><trackList><track><title>&b;</title></track></trackList>`;
    expect(parsePlaylist('xspf', bomb).songs[0]?.title).toBe('&b;');
    expect(parsePlaylist('xspf', `<trackList>${'<track>'.repeat(9000)}`).songs).toHaveLength(5000);
    expect(parsePlaylist('m3u8', 'a\n'.repeat(9000)).songs).toHaveLength(5000);
    expect(parsePlaylist('m3u8', `#EXTINF:1,${'x'.repeat(5000)}\ny`).songs[0]?.title).toHaveLength(300);
    expect(songIdIn('https://other.example/am-nhac/bai-hat/x/../../etc')).toBeNull();
  });
});

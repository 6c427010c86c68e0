import type { Track } from '#domain/listening/track.ts';

export const track = (songId: string, more: Partial<Track> = {}): Track => ({
  ...{ songId, slug: `bai-${songId}`, name: `Bài ${songId}`, durationSec: 70, lyric: 'none', instrumental: false },
  artists: [{ artistId: 'ha-mua', name: 'Hạ Mưa', slug: 'ha-mua' }],
  album: { id: 'dem', name: 'Đêm trên khán đài' },
  cover: { url: `/media/music/${songId}.webp`, w: 300, h: 300 },
  streamLink: `/media/music/${songId}.m4a`,
  ...more,
});
/** Songs a to e of 70 s each. */
export const tracks = [track('a'), track('b'), track('c'), track('d'), track('e')] as const;

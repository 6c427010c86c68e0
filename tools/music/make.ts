import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lrcOf } from '#domain/music/lrc.ts';
import type { LyricLine } from '#domain/music/lyric.ts';
import { MUSIC } from '#domain/music/music.ts';
import { lameGapless } from '#server/shared/music/lame.ts';
import { ROOT } from '../files.ts';
import { loudspeaker } from './albums/loudspeaker.ts';
import { night } from './albums/night.ts';
import { river } from './albums/river.ts';
import { sunlight } from './albums/sunlight.ts';
import { addTo, limited, loudnessOf, peakOf, silence, type Stereo } from './effects.ts';
import { playSong, type Played, type SungLine } from './render.ts';
import type { AlbumScore, SongScore } from './score.ts';
import { RATE } from './voices.ts';

/**
 * Composes, plays and encodes the demo's songs into media/music (needs ffmpeg with libmp3lame), and writes what the origin
 * has to know of them. MP3, because every browser plays it without a licence, and its LAME header says to the sample
 * where the music begins and ends: albums go on without a gap.
 */
const OUT = join(ROOT, 'media/music');
const KBIT = 64;
/** MP3 overshoots: decoded samples stay below full scale with so much room. */
const CEILING = 0.84;
const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

interface Cut {
  readonly song: SongScore;
  readonly sound: Stereo;
  readonly lines: readonly SungLine[];
}

/** Songs that run into each other are one sound: the end of each rings on in the next. */
const groupsOf = (songs: readonly SongScore[]): readonly (readonly SongScore[])[] => {
  const groups: SongScore[][] = [[]];
  for (const song of songs) {
    groups.at(-1)!.push(song);
    if (!song.into) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
};

const joined = (played: readonly Played[]): Stereo => {
  const starts = played.map((_, i) => played.slice(0, i).reduce((sum, { length }) => sum + length, 0));
  const last = played.at(-1)!;
  const whole = silence(starts.at(-1)! + last.sound[0].length);
  played.forEach(({ sound }, i) => {
    const at = starts[i]!;
    addTo([whole[0].subarray(at, at + sound[0].length), whole[1].subarray(at, at + sound[0].length)], sound);
  });
  return whole;
};
const part = ([left, right]: Stereo, from: number, to: number): Stereo => [left.slice(from, to), right.slice(from, to)];

/** Without the silence at the end. */
const endOf = ([left, right]: Stereo): number => {
  let end = left.length;
  while (end > 0 && Math.abs(left[end - 1]!) < 2e-4 && Math.abs(right[end - 1]!) < 2e-4) end -= 1;
  return end;
};

/** Songs that run into each other are equally loud before they do. */
const even = (played: Played): Played => {
  const gain = 10 ** ((-20 - loudnessOf(played.sound)) / 20);
  const scaled = (channel: Float32Array): Float32Array => channel.map((sample) => sample * gain);
  return { ...played, sound: [scaled(played.sound[0]), scaled(played.sound[1])] };
};

const mastered = (group: readonly SongScore[]): readonly Cut[] => {
  const played = group.map(playSong).map(even);
  const raw = joined(played);
  let gain = 10 ** ((MUSIC.targetLufs - loudnessOf(raw)) / 20);
  // What the limiter takes away is given back, twice.
  for (let turn = 0; turn < 2; turn += 1)
    gain *= 10 ** ((MUSIC.targetLufs - loudnessOf(limited(raw, gain, CEILING))) / 20);
  const sound = limited(raw, gain, CEILING);
  let from = 0;
  return played.map(({ length, lines }, i) => {
    const to = i === played.length - 1 ? endOf(sound) : from + length;
    const cut = { song: group[i]!, sound: part(sound, from, to), lines };
    from = to;
    return cut;
  });
};

const encode = (file: string, [left, right]: Stereo): void => {
  const samples = new Int16Array(left.length * 2);
  left.forEach((sample, i) => {
    samples[2 * i] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    samples[2 * i + 1] = Math.round(Math.max(-1, Math.min(1, right[i]!)) * 32_767);
  });
  execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 's16le', '-ar', String(RATE), '-ac', '2', '-i', '-'],
      ...['-c:a', 'libmp3lame', '-b:a', `${KBIT}k`, '-compression_level', '0', '-joint_stereo', '1'],
      ...['-map_metadata', '-1', '-id3v2_version', '0', file],
    ],
    { input: Buffer.from(samples.buffer) },
  );
};
/** As a browser hears it. */
const decode = (file: string): Stereo => {
  const bytes = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '2', '-ar', String(RATE), '-'],
    {
      maxBuffer: 2 ** 28,
    },
  );
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const side = (n: number) => Float32Array.from({ length: samples.length / 2 }, (_, i) => samples[2 * i + n]!);
  return [side(0), side(1)];
};

const waveOf = ([left, right]: Stereo): readonly number[] => {
  const step = left.length / MUSIC.waveBars;
  const powers = Array.from({ length: MUSIC.waveBars }, (_, bar) => {
    let sum = 0;
    for (let i = Math.floor(bar * step); i < Math.floor((bar + 1) * step); i += 1)
      sum += left[i]! ** 2 + right[i]! ** 2;
    return Math.sqrt(sum / step);
  });
  const most = Math.max(...powers);
  return powers.map((power) => Math.round((power / most) ** 0.7 * 100));
};

const lyricOf = (lines: readonly SungLine[]): readonly LyricLine[] =>
  lines.map(({ text, words, end }) => ({
    t: Math.round((words[0]?.at ?? 0) * 1000),
    text,
    words: words.map(({ at, syllable }, i) => ({
      t: Math.round(at * 1000),
      text: i === words.length - 1 ? syllable : `${syllable} `,
    })),
    end: Math.round(end * 1000),
  }));

const makeSong = (album: AlbumScore, { song, sound, lines }: Cut, albumLufs: number, no: number) => {
  const file = join(OUT, album.albumId, `${song.songId}.mp3`);
  encode(file, sound);
  const gapless = lameGapless(readFileSync(file));
  // LAME may tell some samples too many where a song ends; where it goes on, each counts.
  const off = (gapless?.samples ?? 0) - sound[0].length;
  if (!gapless || (off !== 0 && (song.into === true || Math.abs(off) > 64)))
    throw new Error(`${song.songId}: the header tells ${gapless?.samples ?? 0} samples of ${sound[0].length}`);
  const heard = decode(file);
  const peak = peakOf(heard);
  if (peak >= 1) throw new Error(`${song.songId} clips: ${peak}`);
  if (lines.length > 0)
    writeFileSync(
      join(OUT, album.albumId, `${song.songId}.lrc`),
      lrcOf(lyricOf(lines), { ti: song.name, ar: album.artist.name, al: album.name, la: 'vi' }),
    );
  const lufs = loudnessOf(heard);
  const seconds = sound[0].length / RATE;
  console.log(`${song.songId}: ${seconds.toFixed(1)} s, ${lufs.toFixed(1)} LUFS, peak ${peak.toFixed(3)}`);
  return {
    ...{ songId: song.songId, name: song.name, artists: [album.artist.artistId], album: album.albumId, no },
    ...{ genres: song.genres, moods: song.moods, instrumental: lines.length === 0, bpm: song.bpm },
    ...{ durationSec: round(seconds, 3), bitrate: KBIT, gain: round(MUSIC.targetLufs - lufs) },
    ...{ albumGain: round(MUSIC.targetLufs - albumLufs), peak: round(peak, 3), gapless, wave: waveOf(heard) },
  };
};

const makeAlbum = (album: AlbumScore) => {
  mkdirSync(join(OUT, album.albumId), { recursive: true });
  const cuts = groupsOf(album.songs).flatMap(mastered);
  const whole = joined(cuts.map(({ sound }) => ({ sound, length: sound[0].length, lines: [] })));
  const lufs = loudnessOf(whole);
  return cuts.map((cut, i) => makeSong(album, cut, lufs, i + 1));
};

const albums = [night, sunlight, loudspeaker, river];
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const songs = albums.flatMap(makeAlbum);
writeFileSync(
  join(OUT, 'index.json'),
  `${JSON.stringify({
    artists: albums.map(({ artist }) => artist),
    albums: albums.map(({ albumId, name, artist, about, cover, weeksAgo }) => ({
      ...{ albumId, name, kind: 'album', artists: [artist.artistId], about, cover, weeksAgo },
    })),
    songs,
  })}\n`,
);
const bytes = songs.reduce((sum, { album, songId }) => sum + statSync(join(OUT, album, `${songId}.mp3`)).size, 0);
console.log(`${songs.length} songs, ${(bytes / 1e6).toFixed(2)} MB`);

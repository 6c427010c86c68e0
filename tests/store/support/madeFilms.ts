import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ran = (given: readonly string[]): boolean => spawnSync('ffmpeg', given, { stdio: 'ignore' }).status === 0;

/** Whether this machine can make small films for tests. */
export const hasFfmpegHere = (): boolean =>
  ran(['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=d=0.2', '-c:v', 'libx264', '-f', 'null', '-']);

const picture = (seconds: number, size: string) => ['-f', 'lavfi', '-i', `testsrc=d=${seconds}:s=${size}:r=5`];
const tone = (seconds: number, hertz: number) => ['-f', 'lavfi', '-i', `sine=f=${hertz}:d=${seconds}`];
const made = (given: readonly string[]): void => {
  if (!ran(['-v', 'error', '-y', ...given])) throw new Error('ffmpeg could not make a film to try things on.');
};

/** A Matroska file of 11 seconds with two audio tracks and two subtitle tracks, and a key frame every second. */
export const makeMatroska = (path: string): void => {
  const texts = ['Xin chào', 'Good evening'].map((words, i) => {
    const file = join(path, '..', `inside-${i}.srt`);
    writeFileSync(file, `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`);
    return file;
  });
  made([
    ...[...picture(11, '320x180'), ...tone(11, 220), ...tone(11, 440)],
    ...texts.flatMap((file) => ['-i', file]),
    ...['-map', '0:v', '-map', '1:a', '-map', '2:a', '-map', '3:s', '-map', '4:s'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '5', '-c:a', 'aac', '-c:s', 'srt'],
    ...['-metadata:s:a:0', 'language=vie', '-metadata:s:a:1', 'language=eng'],
    ...['-metadata:s:s:0', 'language=vie', '-metadata:s:s:1', 'language=eng', path],
  ]);
};

/** A film in a format that no browser plays. */
export const makeAvi = (path: string, seconds = 3, size = '320x240'): void =>
  made([...picture(seconds, size), ...tone(seconds, 330), '-c:v', 'mpeg4', '-q:v', '8', '-c:a', 'mp2', path]);

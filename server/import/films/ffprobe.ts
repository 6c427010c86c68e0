import { execFile } from 'node:child_process';
import * as Schema from 'effect/Schema';
import { languageOf } from './languages.ts';
import type { Probed, ProbedTrack } from './probed.ts';

const Tags = Schema.optionalKey(Schema.Record(Schema.String, Schema.String));
const Output = Schema.fromJsonString(
  Schema.Struct({
    format: Schema.optionalKey(
      Schema.Struct({
        duration: Schema.optionalKey(Schema.String),
        bit_rate: Schema.optionalKey(Schema.String),
      }),
    ),
    streams: Schema.optionalKey(
      Schema.Array(
        Schema.Struct({
          codec_type: Schema.optionalKey(Schema.String),
          codec_name: Schema.optionalKey(Schema.String),
          width: Schema.optionalKey(Schema.Finite),
          height: Schema.optionalKey(Schema.Finite),
          disposition: Schema.optionalKey(Schema.Record(Schema.String, Schema.Finite)),
          tags: Tags,
        }),
      ),
    ),
    chapters: Schema.optionalKey(Schema.Array(Schema.Struct({ start_time: Schema.String, tags: Tags }))),
  }),
);
const readOutput = Schema.decodeUnknownSync(Output);

const tag = (tags: Readonly<Record<string, string>> | undefined, name: string): string =>
  Object.entries(tags ?? {}).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
const known = (text: string | undefined): number | null => {
  const value = Number(text);
  return text !== undefined && Number.isFinite(value) && value > 0 ? value : null;
};

/** What ffprobe's answer in JSON says. */
export const readFfprobe = (json: string): Probed => {
  const { format, streams = [], chapters = [] } = readOutput(json);
  const tracks = (type: string): readonly ProbedTrack[] =>
    streams
      .filter(({ codec_type }) => codec_type === type)
      .map(({ codec_name = 'unknown', tags }) => ({
        ...{ codec: codec_name, lang: languageOf(tag(tags, 'language')) ?? 'und', title: tag(tags, 'title') },
      }));
  // A cover is a picture, but none that moves.
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.['attached_pic'] !== 1,
  );
  return {
    durationSec: known(format?.duration),
    bitrate: Math.round(known(format?.bit_rate) ?? 0),
    video: video ? { codec: video.codec_name ?? 'unknown', width: video.width ?? 0, height: video.height ?? 0 } : null,
    ...{ audio: tracks('audio'), text: tracks('subtitle') },
    chapters: chapters.map(({ start_time, tags }) => ({ from: Number(start_time) || 0, title: tag(tags, 'title') })),
  };
};

const ARGUMENTS = ['-v', 'error', '-protocol_whitelist', 'file', '-print_format', 'json'];
const WHAT = ['-show_format', '-show_streams', '-show_chapters'];
const LIMITS = { timeout: 30_000, maxBuffer: 16 * 1024 * 1024 };

/** Asks ffprobe; it may read this file alone, and speak to no other machine. */
export const askFfprobe = (path: string): Promise<Probed> =>
  new Promise((resolve, reject) => {
    execFile('ffprobe', [...ARGUMENTS, ...WHAT, `file:${path}`], LIMITS, (error, stdout) => {
      if (error) reject(error);
      else
        try {
          resolve(readFfprobe(stdout));
        } catch (fault) {
          reject(fault instanceof Error ? fault : new Error(String(fault)));
        }
    });
  });

/** Whether this machine has it. */
export const hasFfprobe = (): Promise<boolean> =>
  new Promise((resolve) => {
    execFile('ffprobe', ['-version'], LIMITS, (error) => resolve(error === null));
  });

import type { Making } from './extras.ts';
import type { PlacedVideo } from './place.ts';
import type { Probe } from './probe.ts';
import type { Probed } from './probed.ts';

/** What reads files of a folder. */
export interface Reading {
  /** The whole path of one within the folder. */
  readonly root: (path: string) => string;
  readonly probe: Probe;
  readonly making: Making;
}

const formOf = ({ video, audio }: Probed): string =>
  JSON.stringify([video && [video.codec, video.width, video.height], audio.map(({ codec }) => codec)]);

/** The file that a film plays from: its own, or the one that its parts are joined in; or why there is none. */
export const wholeFile = async (
  { root, probe, making }: Reading,
  { path, parts = [] }: PlacedVideo,
): Promise<{ readonly path: string; readonly joinedOf: readonly string[] } | { readonly reason: string }> => {
  if (parts.length === 0) return { path: root(path), joinedOf: [] };
  const own = parts.map((part) => root(part));
  const probed = await Promise.all(own.map((part) => probe(part)));
  const fault = probed.find((one) => typeof one === 'string');
  if (fault !== undefined) return { reason: `is in parts, of which one ${fault}` };
  const forms = new Set(probed.flatMap((one) => (typeof one === 'string' ? [] : [formOf(one)])));
  if (forms.size > 1) return { reason: 'is in parts of different forms: make one file of them' };
  const joined = await making.joined(own);
  return joined === null
    ? { reason: 'is in parts, which only a machine with ffmpeg, and room for a copy, joins: or make one file of them' }
    : { path: joined, joinedOf: own };
};

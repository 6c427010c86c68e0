import type { Stream } from '../match/match.ts';
import { AUTO_CAP, qualityProfiles, type Quality } from './player.ts';

/**
 * Streams that differ by quality only. A DASH or HLS address holds its whole ladder; WebRTC has one address per
 * quality.
 */
export type Source = readonly Stream[];

/** Groups streams into sources and keeps their order: the player tries the next source when one fails. */
export const sourcesOf = (streams: readonly Stream[]): readonly Source[] => {
  const sources = new Map<string, Stream[]>();
  for (const stream of streams) {
    const key = stream.protocol === 'webrtc' ? 'webrtc' : `${stream.protocol} ${stream.streamLink}`;
    const source = sources.get(key);
    if (source) source.push(stream);
    else sources.set(key, [stream]);
  }
  return [...sources.values()];
};

/** `audio` ranks below all others: WebRTC has no audio-only address, so its lowest quality is used. */
const rank = (quality: Exclude<Quality, 'auto'>): number => qualityProfiles.findIndex((one) => one.profile === quality);

/** The stream of a source for a quality: the best one not above it, else the lowest; `auto` means HD (PLAYER-3). */
export const streamFor = (source: Source, quality: Quality): Stream => {
  const cap = rank(quality === 'auto' ? AUTO_CAP : quality);
  const sorted = [...source].sort((a, b) => rank(b.profile) - rank(a.profile));
  return sorted.find((stream) => rank(stream.profile) <= cap) ?? sorted.at(-1)!;
};

/** The data-saving HLS playlist of one of our own streams; any other address is returned as it is. */
export const savingLink = (streamLink: string): string =>
  streamLink.replace(/^(\/media\/\w+\/)master(?=\.m3u8$)/, '$1saving');

/** The audio-only HLS playlist of one of our own streams; null for any other address. */
export const audioLink = (streamLink: string): string | null => {
  const link = streamLink.replace(/^(\/media\/\w+\/)master(?=\.m3u8$)/, '$1audio');
  return link === streamLink ? null : link;
};

/** Whether a change of quality needs a new stream: the address differs, or the picture is added or dropped. */
export const takesNewStream = (source: Source, from: Quality, to: Quality): boolean =>
  streamFor(source, from).streamLink !== streamFor(source, to).streamLink || (from === 'audio') !== (to === 'audio');

/** Whether two lists hold the same streams in the same order. */
export const sameStreams = (a: readonly Stream[], b: readonly Stream[]): boolean =>
  a.length === b.length &&
  a.every((stream, i) => stream.streamLink === b[i]!.streamLink && stream.profile === b[i]!.profile);

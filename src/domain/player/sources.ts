import type { Stream } from '../match/match.ts';
import { AUTO_CAP, qualityProfiles, type Quality } from './player.ts';

/** One way to watch: streams that differ by quality only. A DASH or HLS address has its whole ladder; WebRTC has an address a quality. */
export type Source = readonly Stream[];

/** The ways to watch in the order given, for the ladder of failures. */
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

/** Below all others for sound alone: WebRTC has no address without a picture, so its least one stands in. */
const rank = (quality: Exclude<Quality, 'auto'>): number => qualityProfiles.findIndex((one) => one.profile === quality);

/** The stream of a source for a quality: the best that is not above it, else the least; `auto` means HD (PLAYER-3). */
export const streamFor = (source: Source, quality: Quality): Stream => {
  const cap = rank(quality === 'auto' ? AUTO_CAP : quality);
  const sorted = [...source].sort((a, b) => rank(b.profile) - rank(a.profile));
  return sorted.find((stream) => rank(stream.profile) <= cap) ?? sorted.at(-1)!;
};

/** The HLS playlist of a stream of ours that lists no more than who saves data is shown; any other address stays. */
export const savingLink = (streamLink: string): string =>
  streamLink.replace(/^(\/media\/\w+\/)master(?=\.m3u8$)/, '$1saving');

/** The HLS playlist of a stream of ours that has the sound alone; null for any other address. */
export const audioLink = (streamLink: string): string | null => {
  const link = streamLink.replace(/^(\/media\/\w+\/)master(?=\.m3u8$)/, '$1audio');
  return link === streamLink ? null : link;
};

/** Whether going from one quality to another takes a stream opened anew: another address, or a picture that comes or goes. */
export const takesNewStream = (source: Source, from: Quality, to: Quality): boolean =>
  streamFor(source, from).streamLink !== streamFor(source, to).streamLink || (from === 'audio') !== (to === 'audio');

/** Whether two lists lead to the same streams. */
export const sameStreams = (a: readonly Stream[], b: readonly Stream[]): boolean =>
  a.length === b.length &&
  a.every((stream, i) => stream.streamLink === b[i]!.streamLink && stream.profile === b[i]!.profile);

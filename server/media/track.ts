import { type Box, boxAt, boxes } from './box.ts';
import { type Fragment, readFragment, sampleDefaults } from './fragment.ts';
import { configOf, type Format, formatOf } from './sampleEntry.ts';

/** A segment lasts 1.6 s: exactly 48 frames of video and 75 of AAC. */
export const SEGMENT_MS = 1600;

/** One indexed rendition; it is repeated endlessly with new timestamps. */
export interface Track {
  /** As in addresses: `v720`, `a1`. */
  readonly id: string;
  readonly format: Format;
  readonly timescale: number;
  /** In units of the timescale. */
  readonly segmentDuration: number;
  /** ftyp and moov, byte for byte. */
  readonly init: Buffer;
  /** What decoders have to know. */
  readonly config: Buffer;
  readonly segments: readonly (readonly Fragment[])[];
  /** Bits per second, rounded up. */
  readonly peak: number;
  readonly average: number;
}

const one = (all: readonly Box[], type: string): Box => {
  const found = all.filter((box) => box.type === type);
  if (found.length !== 1 || !found[0]) throw new Error(`there must be one ${type}, not ${found.length}`);
  return found[0];
};

const timescaleOf = (bytes: Buffer, trak: Box): number => {
  const mdhd = boxAt(bytes, trak, 'mdia', 'mdhd');
  return bytes.readUInt32BE(mdhd.body + (bytes.readUInt8(mdhd.body) === 1 ? 20 : 12));
};

const intoSegments = (fragments: readonly Fragment[], duration: number, needsKeyframe: boolean): Fragment[][] => {
  const segments: Fragment[][] = [];
  let time = 0;
  for (const fragment of fragments) {
    if (fragment.decodeTime !== BigInt(time)) throw new Error(`a fragment starts at ${fragment.decodeTime}, not at ${time}`);
    if (time % duration === 0) {
      if (needsKeyframe && !fragment.startsWithKeyframe) throw new Error(`segment ${segments.length} starts without a key frame`);
      segments.push([]);
    }
    segments.at(-1)?.push(fragment);
    const before = Math.floor(time / duration);
    time += fragment.duration;
    if (Math.floor((time - 1) / duration) !== before) throw new Error(`a fragment reaches over the end of segment ${before}`);
  }
  if (segments.length === 0 || time % duration !== 0) throw new Error(`${time} units are no whole number of segments`);
  return segments;
};

/** Indexes a CMAF track file; throws, naming the problem, if it cannot be repeated by rewriting timestamps. */
export const indexTrack = (id: string, bytes: Buffer): Track => {
  const all = boxes(bytes);
  const moov = one(all, 'moov');
  const ftyp = one(all, 'ftyp');
  const trak = one(boxes(bytes, moov.body, moov.end), 'trak');
  if (boxes(bytes, trak.body, trak.end).some((box) => box.type === 'edts')) throw new Error('an edit list would shift every segment');
  const format = formatOf(bytes, trak);
  const timescale = timescaleOf(bytes, trak);
  const segmentDuration = (timescale * SEGMENT_MS) / 1000;
  if (!Number.isInteger(segmentDuration) || segmentDuration === 0) throw new Error(`1.6 s are no whole number at timescale ${timescale}`);
  const defaults = sampleDefaults(bytes, moov);
  const fragments = all.flatMap((moof, i) => {
    if (moof.type !== 'moof') return [];
    const mdat = all[i + 1];
    if (mdat?.type !== 'mdat') throw new Error('a moof is not followed by its mdat');
    return [readFragment(bytes, moof, mdat, defaults)];
  });
  const segments = intoSegments(fragments, segmentDuration, format.kind === 'video');
  const rates = segments.map((chunks) => (chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0) * 8000) / SEGMENT_MS);
  return {
    id,
    format,
    timescale,
    segmentDuration,
    init: Buffer.concat([bytes.subarray(ftyp.start, ftyp.end), bytes.subarray(moov.start, moov.end)]),
    config: configOf(bytes, trak, format),
    segments,
    peak: Math.ceil(Math.max(...rates)),
    average: Math.ceil(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
  };
};

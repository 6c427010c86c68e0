import { type Box, boxAt, boxes } from './box.ts';

/** One chunk of a track file: a moof box and its mdat. Positions are relative to its start. */
export interface Fragment {
  readonly bytes: Buffer;
  readonly sequenceAt: number;
  readonly decodeTimeAt: number;
  readonly decodeTime: bigint;
  /** In units of the track's timescale. */
  readonly duration: number;
  readonly startsWithKeyframe: boolean;
}

/** The defaults of `trex` for samples of fragments that do not state them. */
export interface SampleDefaults {
  readonly duration: number;
  readonly flags: number;
}

const NON_SYNC = 0x10000;
const DEFAULT_BASE_IS_MOOF = 0x20000;

export const sampleDefaults = (bytes: Buffer, moov: Box): SampleDefaults => {
  const trex = boxAt(bytes, moov, 'mvex', 'trex');
  return { duration: bytes.readUInt32BE(trex.body + 12), flags: bytes.readUInt32BE(trex.body + 20) };
};

const headerDefaults = (bytes: Buffer, tfhd: Box, fallback: SampleDefaults): SampleDefaults => {
  const flags = bytes.readUInt32BE(tfhd.body) & 0xffffff;
  if (flags & 1 || !(flags & DEFAULT_BASE_IS_MOOF)) throw new Error('a fragment counts its data from the file, not from its moof');
  let at = tfhd.body + 8 + (flags & 2 ? 4 : 0);
  const next = (mask: number, otherwise: number) => {
    if (!(flags & mask)) return otherwise;
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  const duration = next(8, fallback.duration);
  next(16, 0);
  return { duration, flags: next(32, fallback.flags) };
};

const readRun = (bytes: Buffer, trun: Box, defaults: SampleDefaults) => {
  const flags = bytes.readUInt32BE(trun.body) & 0xffffff;
  const count = bytes.readUInt32BE(trun.body + 4);
  let at = trun.body + 8 + (flags & 1 ? 4 : 0);
  let first = defaults.flags;
  if (flags & 4) {
    first = bytes.readUInt32BE(at);
    at += 4;
  }
  const width = [0x100, 0x200, 0x400, 0x800].filter((mask) => flags & mask).length * 4;
  if (at + width * count > trun.end) throw new Error('a run lists more samples than it holds');
  if (flags & 0x400 && count > 0) first = bytes.readUInt32BE(at + [0x100, 0x200].filter((mask) => flags & mask).length * 4);
  let duration = 0;
  for (let i = 0; i < count; i++) duration += flags & 0x100 ? bytes.readUInt32BE(at + i * width) : defaults.duration;
  return { duration, startsWithKeyframe: (first & NON_SYNC) === 0 };
};

export const readFragment = (bytes: Buffer, moof: Box, mdat: Box, fallback: SampleDefaults): Fragment => {
  if (boxes(bytes, moof.body, moof.end).filter((box) => box.type === 'traf').length !== 1) throw new Error('a fragment must hold one track');
  const sequence = boxAt(bytes, moof, 'mfhd');
  const traf = boxAt(bytes, moof, 'traf');
  const tfdt = boxAt(bytes, traf, 'tfdt');
  if (bytes.readUInt8(tfdt.body) !== 1) throw new Error('tfdt must be version 1: its time has 64 bits');
  const defaults = headerDefaults(bytes, boxAt(bytes, traf, 'tfhd'), fallback);
  return {
    bytes: bytes.subarray(moof.start, mdat.end),
    sequenceAt: sequence.body + 4 - moof.start,
    decodeTimeAt: tfdt.body + 4 - moof.start,
    decodeTime: bytes.readBigUInt64BE(tfdt.body + 4),
    ...readRun(bytes, boxAt(bytes, traf, 'trun'), defaults),
  };
};

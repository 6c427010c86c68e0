import { type Box, boxAt, boxes } from './box.ts';

export interface VideoFormat {
  readonly kind: 'video';
  /** The codecs parameter of RFC 6381. */
  readonly codecs: string;
  readonly width: number;
  readonly height: number;
}
export interface AudioFormat {
  readonly kind: 'audio';
  readonly codecs: string;
  readonly sampleRate: number;
  readonly channels: number;
}
export type Format = VideoFormat | AudioFormat;

const childrenOf = (entry: Box, fixed: number): Box => {
  if (entry.body + fixed > entry.end) throw new Error(`${entry.type} is too short`);
  return { ...entry, body: entry.body + fixed };
};

const video = (bytes: Buffer, entry: Box): VideoFormat => {
  const config = boxAt(bytes, childrenOf(entry, 78), 'avcC');
  return {
    kind: 'video',
    codecs: `avc1.${bytes.toString('hex', config.body + 1, config.body + 4)}`,
    width: bytes.readUInt16BE(entry.body + 24),
    height: bytes.readUInt16BE(entry.body + 26),
  };
};

/** Skips a descriptor's tag and its length of one to four bytes. */
const descriptor = (bytes: Buffer, at: number, tag: number): number => {
  if (bytes[at] !== tag) throw new Error(`esds holds no descriptor ${tag}: without AudioSpecificConfig browsers refuse it`);
  let content = at + 1;
  while ((bytes[content] ?? 0) & 0x80) content++;
  return content + 1;
};

const audio = (bytes: Buffer, entry: Box): AudioFormat => {
  const esds = boxAt(bytes, childrenOf(entry, 28), 'esds');
  const stream = descriptor(bytes, esds.body + 4, 3);
  const decoder = descriptor(bytes, stream + 3, 4);
  const specific = descriptor(bytes, decoder + 13, 5);
  return {
    kind: 'audio',
    codecs: `mp4a.40.${bytes.readUInt8(specific) >> 3}`,
    sampleRate: bytes.readUInt32BE(entry.body + 24) >>> 16,
    channels: bytes.readUInt16BE(entry.body + 16),
  };
};

const entryOf = (bytes: Buffer, trak: Box): Box | undefined => {
  const table = boxAt(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
  return boxes(bytes, table.body + 8, table.end)[0];
};

/** The codec of a track: H.264 or AAC; throws for anything else. */
export const formatOf = (bytes: Buffer, trak: Box): Format => {
  const entry = entryOf(bytes, trak);
  if (entry?.type === 'avc1') return video(bytes, entry);
  if (entry?.type === 'mp4a') return audio(bytes, entry);
  throw new Error(`a track of type ${entry?.type ?? 'nothing'} is neither H.264 nor AAC`);
};

/** What a decoder has to know: tracks that agree in it can be played with the same init segment. */
export const configOf = (bytes: Buffer, trak: Box, { kind }: Format): Buffer => {
  const entry = entryOf(bytes, trak)!;
  if (kind === 'audio') return Buffer.from(JSON.stringify(audio(bytes, entry)));
  const { body, end } = boxAt(bytes, childrenOf(entry, 78), 'avcC');
  return bytes.subarray(body, end);
};

import type { Track } from './track.ts';

const UINT32 = 2n ** 32n;

/**
 * A stored segment as segment n (at least 0) of an endless stream: its bytes with two fields of each chunk rewritten,
 * the sequence number and the decode time. Only the small boxes before the frames are copied; the frames are shared
 * buffers, so that a segment which is never sent takes little memory.
 */
export const restampPieces = ({ segments, segmentDuration }: Track, n: number, place: number): readonly Buffer[] => {
  const chunks = segments[place % segments.length] ?? [];
  let time = BigInt(n) * BigInt(segmentDuration);
  return chunks.flatMap(({ bytes, sequenceAt, decodeTimeAt, duration }, c) => {
    const moofEnd = bytes.readUInt32BE(0);
    const moof = Buffer.from(bytes.subarray(0, moofEnd));
    const number = (BigInt(n) * BigInt(chunks.length) + BigInt(c) + 1n) % UINT32;
    moof.writeUInt32BE(Number(number), sequenceAt);
    moof.writeBigUInt64BE(time, decodeTimeAt);
    time += BigInt(duration);
    return [moof, bytes.subarray(moofEnd)];
  });
};

/** As `restampPieces` in one buffer, for a loop that `phase` segments have run of at its start. */
export const restamp = (track: Track, n: number, phase: number): Buffer =>
  Buffer.concat(restampPieces(track, n, n + phase));

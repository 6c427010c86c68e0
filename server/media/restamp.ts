import type { Track } from './track.ts';

const UINT32 = 2n ** 32n;

/**
 * Segment n (at least 0) of an endless stream that is made from a loop: the stored bytes with two fields of each chunk
 * rewritten, its sequence number and its decode time. `phase` is the room's offset in the loop. Only the small boxes
 * before the frames are copied; the frames are shared buffers, so that a segment which is never sent takes little
 * memory.
 */
export const restampPieces = (track: Track, n: number, phase: number): readonly Buffer[] => {
  const count = track.segments.length;
  const chunks = track.segments[(n + phase) % count] ?? [];
  let time = BigInt(n) * BigInt(track.segmentDuration);
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

/** As `restampPieces`, in one buffer. */
export const restamp = (track: Track, n: number, phase: number): Buffer =>
  Buffer.concat(restampPieces(track, n, phase));

import type { Track } from './track.ts';

const UINT32 = 2n ** 32n;

/**
 * Segment n of an endless stream made from a loop: the stored bytes with two fields of each chunk rewritten,
 * its number and its decode time. `phase` shifts where in the loop a room is. n is at least 0.
 * In pieces: only the small boxes in front of the frames are copied, so that a segment that nobody takes holds little.
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

/** The same as one buffer. */
export const restamp = (track: Track, n: number, phase: number): Buffer =>
  Buffer.concat(restampPieces(track, n, phase));

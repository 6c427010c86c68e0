import type { Track } from './track.ts';

const UINT32 = 2n ** 32n;

/**
 * Segment n of an endless stream made from a loop: the stored bytes with two fields of each chunk rewritten,
 * its number and its decode time. `phase` shifts where in the loop a room is. n is at least 0.
 */
export const restamp = (track: Track, n: number, phase: number): Buffer => {
  const count = track.segments.length;
  const chunks = track.segments[(n + phase) % count] ?? [];
  const out = Buffer.concat(chunks.map((chunk) => chunk.bytes));
  let at = 0;
  let time = BigInt(n) * BigInt(track.segmentDuration);
  chunks.forEach((chunk, c) => {
    const number = (BigInt(n) * BigInt(chunks.length) + BigInt(c) + 1n) % UINT32;
    out.writeUInt32BE(Number(number), at + chunk.sequenceAt);
    out.writeBigUInt64BE(time, at + chunk.decodeTimeAt);
    at += chunk.bytes.length;
    time += BigInt(chunk.duration);
  });
  return out;
};

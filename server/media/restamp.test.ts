import { describe, expect, it } from 'vitest';
import { shippedFootball } from '../../tests/fakes/media.ts';
import { boxAt, boxes } from './box.ts';
import { restamp } from './restamp.ts';
import type { Track } from './track.ts';

interface Stamp {
  readonly number: number;
  readonly time: bigint;
}

const stampsOf = (segment: Buffer): readonly Stamp[] => {
  const found = boxes(segment);
  expect(found.map(({ type }) => type)).toEqual(['moof', 'mdat', 'moof', 'mdat', 'moof', 'mdat']);
  return found
    .filter(({ type }) => type === 'moof')
    .map((moof) => ({
      number: segment.readUInt32BE(boxAt(segment, moof, 'mfhd').body + 4),
      time: segment.readBigUInt64BE(boxAt(segment, moof, 'traf', 'tfdt').body + 4),
    }));
};
const every = (check: (track: Track) => void) => {
  const { video, audio } = shippedFootball();
  for (const track of [...video, audio]) check(track);
};

describe('restamping', () => {
  it('goes on evenly over several ends of the loop, in times and in numbers', () => {
    every((track) => {
      const chunk = BigInt(track.segmentDuration / 3);
      const stamps = Array.from({ length: 34 }, (_, n) => stampsOf(restamp(track, n, 3))).flat();
      expect(stamps).toEqual(stamps.map((_, i) => ({ number: i + 1, time: BigInt(i) * chunk })));
    });
  });

  it('takes the segment that the phase asks for and changes nothing but the two fields', () => {
    every((track) => {
      const out = restamp(track, 47, 6);
      const stored = Buffer.concat((track.segments[3] ?? []).map((chunk) => chunk.bytes));
      expect(out).toHaveLength(stored.length);
      const changed = [...out.keys()].filter((i) => out[i] !== stored[i]);
      let at = 0;
      const allowed = new Set<number>();
      for (const chunk of track.segments[3] ?? []) {
        for (let i = 0; i < 4; i++) allowed.add(at + chunk.sequenceAt + i);
        for (let i = 0; i < 8; i++) allowed.add(at + chunk.decodeTimeAt + i);
        at += chunk.bytes.length;
      }
      expect(changed.filter((i) => !allowed.has(i))).toEqual([]);
    });
  });

  it('is exact for a stream that runs since 1970 and beyond, where the chunk number wraps', () => {
    const track = shippedFootball().audio;
    const n = 4_000_000_000;
    expect(stampsOf(restamp(track, n, 0))).toEqual(
      [0n, 1n, 2n].map((c) => ({
        number: Number((BigInt(n) * 3n + c + 1n) % 2n ** 32n),
        time: BigInt(n) * 76_800n + c * 25_600n,
      })),
    );
  });

  it('leaves the shipped bytes as they are', () => {
    const track = shippedFootball().audio;
    const before = restamp(track, 0, 0);
    restamp(track, 990, 0);
    expect(restamp(track, 0, 0).equals(before)).toBe(true);
  });
});

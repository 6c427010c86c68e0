import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBox, mediaFolder, shippedMedia, trackBytes } from '../../tests/fakes/media.ts';
import { boxes } from './box.ts';
import { indexTrack } from './track.ts';

describe('what is shipped', () => {
  it('is ten segments of three chunks in every track, both clocks even', () => {
    for (const [scene, { video, audio }] of shippedMedia()) {
      for (const track of [...video, audio]) {
        expect(track.segments.map((chunks) => chunks.length), `${scene} ${track.id}`).toEqual(Array(10).fill(3));
        expect(track.segmentDuration).toBe(track.format.kind === 'video' ? 24_576 : 76_800);
      }
    }
  });

  it('is five scenes, football with the whole ladder of PLAYER-3, under 18.5 MB in all', () => {
    expect([...shippedMedia().keys()]).toEqual(['football', 'basketball', 'marble', 'esport', 'casino']);
    expect(shippedMedia().get('football')?.video.map(({ id }) => id)).toEqual(['v540', 'v720', 'v1080', 'v1080max']);
    const streams = readdirSync(mediaFolder, { recursive: true, encoding: 'utf8' }).filter((name) => !/^(films|music)/.test(name));
    const files = streams.map((name) => statSync(join(mediaFolder, name)));
    expect(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)).toBeLessThan(18_500_000);
  });

  it('says its formats as browsers are asked for them', () => {
    expect(indexTrack('v540', trackBytes()).format).toEqual({ kind: 'video', codecs: 'avc1.64001f', width: 960, height: 540 });
    expect(indexTrack('a1', trackBytes('a1.mp4')).format).toEqual({ kind: 'audio', codecs: 'mp4a.40.2', sampleRate: 48_000, channels: 2 });
  });
});

describe('a track file is refused', () => {
  const spoilt = (change: (bytes: Buffer) => void, name?: string) => {
    const bytes = trackBytes(name);
    change(bytes);
    return () => indexTrack('v540', bytes);
  };
  const moof = (bytes: Buffer, ...path: readonly string[]) => findBox(bytes, 'moof', ...path);

  it('when it is cut off', () => {
    expect(() => indexTrack('v540', trackBytes().subarray(0, 5000))).toThrow('does not fit');
    expect(() => indexTrack('v540', Buffer.from('not a film'))).toThrow();
    expect(() => indexTrack('v540', Buffer.alloc(0))).toThrow('there must be one moov, not 0');
  });
  it('when its times have 32 bits', () => {
    expect(spoilt((b) => b.writeUInt8(0, moof(b, 'traf', 'tfdt').body))).toThrow('tfdt must be version 1');
  });
  it('when it begins late', () => {
    expect(spoilt((b) => b.writeBigUInt64BE(512n, moof(b, 'traf', 'tfdt').body + 4))).toThrow('starts at 512, not at 0');
  });
  it('when it ends in the middle of a segment', () => {
    const bytes = trackBytes();
    const last = boxes(bytes).findLast(({ type }) => type === 'moof');
    expect(() => indexTrack('v540', bytes.subarray(0, last?.start))).toThrow('no whole number of segments');
  });
  it('when a moof has lost its data', () => {
    expect(spoilt((b) => b.write('free', findBox(b, 'mdat').start + 4))).toThrow('not followed by its mdat');
  });
  it('when a segment starts without a key frame', () => {
    const unsync = (b: Buffer) => {
      const trun = moof(b, 'traf', 'trun');
      expect(b.readUInt32BE(trun.body) & 4, 'the first sample has flags of its own').toBe(4);
      b.writeUInt32BE(0x1010000, trun.body + 12);
    };
    expect(spoilt(unsync)).toThrow('segment 0 starts without a key frame');
  });
  it('when 1.6 s are no whole number of its units', () => {
    const at = (b: Buffer) => findBox(b, 'moov', 'trak', 'mdia', 'mdhd').body + 12;
    expect(spoilt((b) => b.writeUInt32BE(15_361, at(b)))).toThrow('no whole number at timescale 15361');
  });
  it('when it has an edit list', () => {
    expect(spoilt((b) => b.write('edts', findBox(b, 'moov', 'trak', 'tkhd').start + 4))).toThrow('edit list');
  });
  it('when its sound has no AudioSpecificConfig, or its codec is another', () => {
    const esds = (b: Buffer) => b.indexOf('esds');
    const cut = (b: Buffer) => b.writeUInt8(6, b.indexOf(5, b.indexOf(4, esds(b) + 11) + 18));
    expect(spoilt(cut, 'a1.mp4')).toThrow('AudioSpecificConfig');
    expect(spoilt((b) => b.write('hvc1', b.indexOf('avc1', findBox(b, 'moov').start)))).toThrow('hvc1 is neither H.264 nor AAC');
  });
});

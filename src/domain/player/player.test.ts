import { expect, it } from 'vitest';
import { AUTO_CAP, gigabytesPerHour, isQuality, PLAYER, qualityProfiles, retryDelay } from './player.ts';

it('PLAYER-3: the profiles by name, label, rate and height', () => {
  expect(
    qualityProfiles.map(({ profile, label, fps, bitrate, height }) => [profile, label, fps, bitrate, height]),
  ).toEqual([
    ['540p', 'SD', 30, 2000, 540],
    ['720p', 'HQ', 30, 4000, 720],
    ['1080p', 'HD', 30, 8000, 1080],
    ['1080p Max', '4K', 30, 12_000, 1080],
  ]);
});

it('PLAYER-3: Auto is capped at HD', () => {
  expect(qualityProfiles.find(({ profile }) => profile === AUTO_CAP)?.label).toBe('HD');
});

it('PLAYER-1: unmutes to 0.8', () => {
  expect(PLAYER.unmuteVolume).toBe(0.8);
});

it.each([
  ['auto', true],
  ['540p', true],
  ['1080p Max', true],
  ['8K', false],
  ['audio', false],
  [null, false],
])('%j is a quality: %s', (text, is) => {
  expect(isQuality(text)).toBe(is);
});

it('waits 1, 2, 4, 8 and 8 s before a retry, and no less than the first nor more than the last', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(PLAYER.retryDelaysMs).toHaveLength(PLAYER.maxRetries);
});

it('says what an hour costs', () => {
  expect(gigabytesPerHour(8_000_000)).toBeCloseTo(3.6, 10);
  expect(gigabytesPerHour(1_590_000)).toBeCloseTo(0.7155, 10);
});

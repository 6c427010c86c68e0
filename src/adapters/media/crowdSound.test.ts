import { expect, it, vi } from 'vitest';
import { CROWD, crowdNoise, crowdSound } from './crowdSound.ts';

const fakeContext = () => {
  const told: (readonly [string, ...number[]])[] = [];
  let ended = () => {};
  const node = { connect: () => node };
  const close = vi.fn(() => Promise.resolve());
  const context = {
    ...{ sampleRate: 1000, currentTime: 10, destination: node, close },
    createBuffer: (_: number, length: number) => ({ length, copyToChannel: () => {} }),
    createBufferSource: () => ({
      ...node,
      start: (at: number) => told.push(['start', at]),
      stop: (at: number) => told.push(['stop', at]),
      addEventListener: (_: string, listener: () => void) => (ended = listener),
    }),
    createGain: () => ({
      ...node,
      gain: {
        setValueAtTime: (value: number, at: number) => told.push(['is', value, at]),
        linearRampToValueAtTime: (value: number, at: number) => told.push(['to', value, at]),
      },
    }),
  };
  // Only what the stand uses of a context.
  const AudioContext = function AudioContext() {
    return context;
  } as unknown as typeof globalThis.AudioContext;
  return { AudioContext, told, close, end: () => ended() };
};

it('B5: the stand rises within the viewer’s own volume, dies away, and leaves nothing open', () => {
  const { AudioContext, told, close, end } = fakeContext();
  crowdSound({ AudioContext }).rise(0.5);
  const half = CROWD.share * 0.5;
  expect(told).toEqual([
    ['is', 0, 10 + CROWD.begins],
    ['to', half, 10 + CROWD.loudest],
    ['is', half, 10 + CROWD.fades],
    ['to', 0, 10 + CROWD.over],
    ['start', 10 + CROWD.begins],
    ['stop', 10 + CROWD.over],
  ]);
  expect(close).not.toHaveBeenCalled();
  end();
  expect(close).toHaveBeenCalledOnce();
});

it('B5: is silent at once when it is told to be, and stays silent at no volume and without Web Audio', () => {
  const { AudioContext, told, close, end } = fakeContext();
  const crowd = crowdSound({ AudioContext });
  crowd.rise(0);
  expect(told).toEqual([]);
  crowd.rise(1);
  crowd.hush();
  expect(close).toHaveBeenCalledOnce();
  end();
  expect(close).toHaveBeenCalledOnce();
  expect(() => crowdSound({}).rise(1)).not.toThrow();
});

it('its noise is of one loudness, without a jump from one sample to the next', () => {
  const noise = crowdNoise(20_000);
  const power = noise.reduce((sum, sample) => sum + sample * sample, 0) / noise.length;
  const largest = noise.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (noise[i - 1] ?? sample))), 0);
  expect(power).toBeCloseTo(1, 2);
  expect(largest).toBeLessThan(1.5);
});

import { describe, expect, it } from 'vitest';
import { browserClock } from './clock.ts';

describe('a clock', () => {
  const start = () => {
    let time = 1_000_000;
    const clock = browserClock(
      () => time,
      (into) => into.map((_, i) => i * 7),
    );
    return { clock, pass: (ms: number) => void (time += ms) };
  };
  it('follows the server, half a second into the second that it named', () => {
    const { clock, pass } = start();
    expect(clock.now()).toBe(1_000_000);
    clock.heard(1_060_000);
    expect(clock.now()).toBe(1_060_500);
    pass(250);
    expect(clock.now()).toBe(1_060_750);
  });
  it('does not follow what may be the cut to the second', () => {
    const { clock } = start();
    clock.heard(1_000_000);
    expect(clock.now()).toBe(1_000_000);
    clock.heard(1_000_499);
    expect(clock.now()).toBe(1_000_000);
    clock.heard(1_000_500);
    expect(clock.now()).toBe(1_001_000);
  });
  it('is behind as well as ahead', () => {
    const { clock } = start();
    clock.heard(940_000);
    expect(clock.now()).toBe(940_500);
  });
  it('is not set back by an answer from a cache, but by eight of them', () => {
    const { clock } = start();
    clock.heard(1_060_000);
    for (let i = 0; i < 7; i += 1) clock.heard(1_030_000);
    expect(clock.now()).toBe(1_060_500);
    clock.heard(1_030_000);
    expect(clock.now()).toBe(1_030_500);
  });
  it('makes ids of 24 letters and digits', () => {
    const real = browserClock(Date.now, (into) => crypto.getRandomValues(into));
    expect(start().clock.id()).toBe('07elsz6dkry5cjqx4bipw3ah');
    expect(real.id()).toMatch(/^[0-9a-z]{24}$/);
    expect(real.id()).not.toBe(real.id());
  });
});

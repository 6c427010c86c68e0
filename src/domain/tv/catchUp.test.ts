import { describe, expect, it } from 'vitest';
import { catchUpAddress } from './catchUp.ts';

const start = Date.UTC(2026, 10, 3, 4, 5, 6) / 1000;
const past = { start, stop: start + 3630, now: start + 7200 };

describe('TV-8: the address of a past programme', () => {
  it.each([
    ['https://a.example/{utc}?lutc={lutc}', `https://a.example/${start}?lutc=${start + 7200}`],
    ['${start}-${end}', `${start}-${start + 3630}`],
    ['{duration}/{duration:60}/{offset:1}', '3630/61/7200'],
    ['{Y}-{m}-{d}:{H}-{M}-{S}', '2026-11-03:04-05-06'],
    ['{start36}{minutes}', `${start.toString(36)}61`],
    ['{catchup-id}{unknown}{utc:60}', '{catchup-id}{unknown}{utc:60}'],
  ])('%s', (template, address) => {
    expect(catchUpAddress(template, past)).toBe(address);
  });
});

import { describe, expect, it } from 'vitest';
import { createLoginLimits } from './loginLimits.ts';

const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.5';

describe('wrong log-ins', () => {
  it('30 per address in 10 min, over any accounts: then it is refused unheard, and no other address is', () => {
    let now = 0;
    const limits = createLoginLimits(() => now);
    for (let i = 0; i < 30; i += 1) {
      expect(limits.blocked(`a${i}`, HERE)).toBeNull();
      expect(limits.wrong(`a${i}`, HERE)).toBeNull();
    }
    now = 90_500;
    expect(limits.blocked('never.tried', HERE)).toBe(510);
    expect(limits.wrong('never.tried', HERE)).toBe(510);
    expect(limits.blocked('a1', ELSEWHERE)).toBeNull();
    now = 600_000;
    expect(limits.blocked('never.tried', HERE)).toBeNull();
  });

  it('10 per account in 10 min, from any addresses: then those are refused, and a new one gets one try', () => {
    const limits = createLoginLimits(() => 0);
    for (let i = 0; i < 10; i += 1) expect(limits.wrong('an', `198.51.100.${i}`)).toBeNull();
    expect(limits.blocked('an', '198.51.100.3')).toBe(600);
    expect(limits.blocked('binh', '198.51.100.3')).toBeNull();
    expect(limits.blocked('an', ELSEWHERE)).toBeNull();
    expect(limits.wrong('an', ELSEWHERE)).toBe(600);
    expect(limits.blocked('an', ELSEWHERE)).toBe(600);
  });

  it('counts the whole /64 of an IPv6 address, whose holder has all of it', () => {
    const limits = createLoginLimits(() => 0);
    for (let i = 0; i < 30; i += 1) limits.wrong(`a${i}`, `2001:db8:1:2::${i.toString(16)}`);
    expect(limits.blocked('b', '2001:db8:1:2:ffff::1')).toBe(600);
    expect(limits.blocked('b', '2001:db8:1:3::1')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { createLoginLimits, type Asker } from './loginLimits.ts';

const stranger = (address: string): Asker => ({ address, known: false });
const member = (address: string): Asker => ({ address, known: true });
const HERE = stranger('198.51.100.7');
const ELSEWHERE = stranger('203.0.113.5');
const times = (count: number, work: (i: number) => unknown): void => {
  for (let i = 0; i < count; i += 1) work(i);
};

describe('wrong log-ins', () => {
  it('30 per address in 10 min, over any accounts: then it is refused unheard, and no other address is', () => {
    let now = 0;
    const limits = createLoginLimits(() => now);
    times(30, (i) => {
      expect(limits.blocked(`a${i}`, HERE)).toBeNull();
      expect(limits.wrong(`a${i}`, HERE)).toBeNull();
    });
    now = 90_500;
    expect(limits.blocked('never.tried', HERE)).toBe(510);
    expect(limits.wrong('never.tried', HERE)).toBe(510);
    expect(limits.blocked('a1', ELSEWHERE)).toBeNull();
    now = 600_000;
    expect(limits.blocked('never.tried', HERE)).toBeNull();
  });

  it('10 per account in 10 min, from any addresses: then those are refused, and a new one gets one try', () => {
    const limits = createLoginLimits(() => 0);
    times(10, (i) => expect(limits.wrong('an', stranger(`198.51.100.${i}`))).toBeNull());
    expect(limits.blocked('an', stranger('198.51.100.3'))).toBe(600);
    expect(limits.blocked('binh', stranger('198.51.100.3'))).toBeNull();
    expect(limits.blocked('an', ELSEWHERE)).toBeNull();
    expect(limits.wrong('an', ELSEWHERE)).toBe(600);
    expect(limits.blocked('an', ELSEWHERE)).toBe(600);
  });

  it.each([
    ['/64', (i: number) => `2001:db8:1:2::${i.toString(16)}`],
    ['/56', (i: number) => `2001:db8:1:2${i.toString(16).padStart(2, '0')}::1`],
    ['/48', (i: number) => `2001:db8:1:${(i * 991).toString(16)}::1`],
  ])('S-9: the 30 of one %s of IPv6 are counted together, and refuse all strangers in it', (_, address) => {
    const limits = createLoginLimits(() => 0);
    times(30, (i) => expect(limits.wrong(`a${i}`, stranger(address(i)))).toBeNull());
    expect(limits.blocked('b', stranger(address(31)))).toBe(600);
    expect(limits.blocked('b', stranger('2001:db8:2::1'))).toBeNull();
    // A neighbour under the same /48 whose account is known there comes in as ever.
    expect(limits.blocked('b', member('2001:db8:1:ffff::1'))).toBeNull();
  });

  it('S-9: one account is guessed at 30 times in 10 min and 100 times a day, from whatever networks', () => {
    let now = 0;
    const limits = createLoginLimits(() => now);
    let heard = 0;
    const guess = (i: number) => {
      const from = stranger(`2001:db8:${i.toString(16)}::1`);
      if (limits.blocked('an', from) !== null) return;
      heard += 1;
      limits.wrong('an', from);
    };
    times(1500, guess);
    expect(heard).toBe(30);
    for (; now < 86_400_000; now += 600_000) times(1500, guess);
    expect(heard).toBe(100);
  });

  it('S-9, item 5: what strangers do to an account changes nothing where its member is known', () => {
    const limits = createLoginLimits(() => 0);
    times(200, (i) => limits.wrong('an', stranger(`203.0.113.${i}`)));
    expect(limits.blocked('an', stranger('192.0.2.9'))).not.toBeNull();
    const home = member('192.0.2.9');
    times(9, () => limits.wrong('an', home));
    expect(limits.blocked('an', home)).toBeNull();
    // There, ten are ten.
    limits.wrong('an', home);
    expect(limits.blocked('an', home)).toBe(600);
    expect(limits.blocked('an', member('192.0.2.10'))).toBeNull();
  });
});

describe('log-ins, right or wrong', () => {
  it('S-6: 20 a minute for an account and 60 for an address, then 429 until the minute is over', () => {
    let now = 0;
    const limits = createLoginLimits(() => now);
    const home = member('192.0.2.9');
    times(20, () => expect(limits.asks('an', home)).toBeNull());
    now = 15_000;
    expect(limits.asks('an', home)).toBe(45);
    expect(limits.asks('an', member('192.0.2.10'))).toBeNull();
    times(39, (i) => expect(limits.asks(`a${i}`, home)).toBeNull());
    expect(limits.asks('another', home)).toBe(45);
    now = 60_000;
    expect(limits.asks('an', home)).toBeNull();
  });

  it('S-6, item 5: strangers who use up the 20 of an account leave those of its member', () => {
    const limits = createLoginLimits(() => 0);
    times(20, (i) => limits.asks('an', stranger(`203.0.113.${i}`)));
    expect(limits.asks('an', ELSEWHERE)).toBe(60);
    expect(limits.asks('an', member('192.0.2.9'))).toBeNull();
  });
});

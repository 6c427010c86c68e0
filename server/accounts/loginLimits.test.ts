import { describe, expect, it } from 'vitest';
import { memoryLimits } from '../shared/memoryLimits.ts';
import { createLoginLimits, type Asker } from './loginLimits.ts';

const stranger = (address: string): Asker => ({ address, known: false });
const member = (address: string): Asker => ({ address, known: true });
const HERE = stranger('198.51.100.7');
const ELSEWHERE = stranger('203.0.113.5');
const times = async (count: number, work: (i: number) => unknown): Promise<void> => {
  for (let i = 0; i < count; i += 1) await work(i);
};

describe('wrong log-ins', () => {
  it('30 per address in 10 min, over any accounts: then it is refused unheard, and no other address is', async () => {
    let now = 0;
    const limits = createLoginLimits(memoryLimits(() => now));
    await times(30, async (i) => {
      expect(await limits.blocked(`a${i}`, HERE)).toBeNull();
      expect(await limits.wrong(`a${i}`, HERE)).toBeNull();
    });
    now = 90_500;
    expect(await limits.blocked('never.tried', HERE)).toBe(510);
    expect(await limits.wrong('never.tried', HERE)).toBe(510);
    expect(await limits.blocked('a1', ELSEWHERE)).toBeNull();
    now = 600_000;
    expect(await limits.blocked('never.tried', HERE)).toBeNull();
  });

  it('10 per account in 10 min, from any addresses: then those are refused, and a new one gets one try', async () => {
    const limits = createLoginLimits(memoryLimits(() => 0));
    await times(10, async (i) => expect(await limits.wrong('an', stranger(`198.51.100.${i}`))).toBeNull());
    expect(await limits.blocked('an', stranger('198.51.100.3'))).toBe(600);
    expect(await limits.blocked('binh', stranger('198.51.100.3'))).toBeNull();
    expect(await limits.blocked('an', ELSEWHERE)).toBeNull();
    expect(await limits.wrong('an', ELSEWHERE)).toBe(600);
    expect(await limits.blocked('an', ELSEWHERE)).toBe(600);
  });

  it.each([
    ['/64', (i: number) => `2001:db8:1:2::${i.toString(16)}`],
    ['/56', (i: number) => `2001:db8:1:2${i.toString(16).padStart(2, '0')}::1`],
    ['/48', (i: number) => `2001:db8:1:${(i * 991).toString(16)}::1`],
  ])('S-9: the 30 of one %s of IPv6 are counted together, and refuse all strangers in it', async (_, address) => {
    const limits = createLoginLimits(memoryLimits(() => 0));
    await times(30, async (i) => expect(await limits.wrong(`a${i}`, stranger(address(i)))).toBeNull());
    expect(await limits.blocked('b', stranger(address(31)))).toBe(600);
    expect(await limits.blocked('b', stranger('2001:db8:2::1'))).toBeNull();
    // A neighbour in the same /48 is not affected if the account is known at their own network.
    expect(await limits.blocked('b', member('2001:db8:1:ffff::1'))).toBeNull();
  });

  it('S-9: one account is guessed at 30 times in 10 min and 100 times a day, from whatever networks', async () => {
    let now = 0;
    const limits = createLoginLimits(memoryLimits(() => now));
    let heard = 0;
    const guess = async (i: number) => {
      const from = stranger(`2001:db8:${i.toString(16)}::1`);
      if ((await limits.blocked('an', from)) !== null) return;
      heard += 1;
      await limits.wrong('an', from);
    };
    await times(1500, guess);
    expect(heard).toBe(30);
    for (; now < 86_400_000; now += 600_000) await times(1500, guess);
    expect(heard).toBe(100);
  });

  it('S-9, item 5: what strangers do to an account changes nothing where its member is known', async () => {
    const limits = createLoginLimits(memoryLimits(() => 0));
    await times(200, async (i) => limits.wrong('an', stranger(`203.0.113.${i}`)));
    expect(await limits.blocked('an', stranger('192.0.2.9'))).not.toBeNull();
    const home = member('192.0.2.9');
    await times(9, () => limits.wrong('an', home));
    expect(await limits.blocked('an', home)).toBeNull();
    // At a known place the limit is ten.
    await limits.wrong('an', home);
    expect(await limits.blocked('an', home)).toBe(600);
    expect(await limits.blocked('an', member('192.0.2.10'))).toBeNull();
  });
});

describe('log-ins, right or wrong', () => {
  it('S-6: 20 a minute for an account and 60 for an address, then 429 until the minute is over', async () => {
    let now = 0;
    const limits = createLoginLimits(memoryLimits(() => now));
    const home = member('192.0.2.9');
    await times(20, async () => expect(await limits.asks('an', home)).toBeNull());
    now = 15_000;
    expect(await limits.asks('an', home)).toBe(45);
    expect(await limits.asks('an', member('192.0.2.10'))).toBeNull();
    await times(39, async (i) => expect(await limits.asks(`a${i}`, home)).toBeNull());
    expect(await limits.asks('another', home)).toBe(45);
    now = 60_000;
    expect(await limits.asks('an', home)).toBeNull();
  });

  it('S-6, item 5: strangers who use up the 20 of an account leave those of its member', async () => {
    const limits = createLoginLimits(memoryLimits(() => 0));
    await times(20, async (i) => limits.asks('an', stranger(`203.0.113.${i}`)));
    expect(await limits.asks('an', ELSEWHERE)).toBe(60);
    expect(await limits.asks('an', member('192.0.2.9'))).toBeNull();
  });
});

import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const HERE = '192.0.2.1';

describe('passwords', () => {
  it('item 1: 128 signs of any script are kept whole', async () => {
    const passwords = createPasswords();
    const long = '灣仔'.repeat(64);
    const stored = await passwords.hash(long, HERE);
    expect(await passwords.matches(stored, long, HERE)).toBe(true);
    expect(await passwords.matches(stored, long.slice(0, -1), HERE)).toBe(false);
    expect(await passwords.matches(stored, `${long}仔`, HERE)).toBe(false);
  });

  it('item 6: a name that is not known is checked like any other, and never right', async () => {
    expect(await createPasswords().matches(null, 'mưa rơi trên mái tôn', HERE)).toBe(false);
  });

  it('S-6: a network that floods is refused, known name or not, and another one is heard meanwhile', async () => {
    const passwords = createPasswords({ atOnce: 1, perAsker: 1, total: 4 });
    const flood = (i: number) => passwords.matches(null, 'mưa rơi', `2001:db8:1:${i}::1`);
    const running = [passwords.hash('mưa rơi trên mái tôn', HERE), flood(1)];
    expect(await flood(2)).toBeNull();
    expect(await passwords.hash('mưa rơi', '2001:db8:1:3::1')).toBeNull();
    expect(await passwords.matches(null, 'mưa rơi', '203.0.113.5')).toBe(false);
    expect(await Promise.all(running)).toEqual([expect.stringContaining('argon2id'), false]);
  });

  it('item 4: knows a hash that was made with less', async () => {
    const { isWeak, hash: hashNow } = createPasswords();
    expect(isWeak((await hashNow('mưa rơi', HERE)) ?? '')).toBe(false);
    expect(isWeak(await hash('mưa rơi', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(isWeak('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
  });
});

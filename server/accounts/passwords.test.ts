import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('item 1: 128 signs of any script are kept whole', async () => {
    const passwords = createPasswords();
    const long = '灣仔'.repeat(64);
    const stored = await passwords.hash(long);
    expect(await passwords.matches(stored, long)).toBe(true);
    expect(await passwords.matches(stored, long.slice(0, -1))).toBe(false);
    expect(await passwords.matches(stored, `${long}仔`)).toBe(false);
  });

  it('item 6: a name that is not known is checked like any other, and never right', async () => {
    expect(await createPasswords().matches(null, 'mưa rơi trên mái tôn')).toBe(false);
  });

  it('refuses to begin more than may run at once, known name or not, and goes on when one has ended', async () => {
    const passwords = createPasswords(2);
    const running = [passwords.hash('mưa rơi trên mái tôn'), passwords.matches(null, 'mưa rơi')];
    expect(await passwords.matches(null, 'mưa rơi')).toBeNull();
    expect(await passwords.hash('mưa rơi')).toBeNull();
    await Promise.all(running);
    expect(await passwords.matches(null, 'mưa rơi')).toBe(false);
  });

  it('item 4: knows a hash that was made with less', async () => {
    const { isWeak, hash: hashNow } = createPasswords();
    expect(isWeak((await hashNow('mưa rơi')) ?? '')).toBe(false);
    expect(isWeak(await hash('mưa rơi', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(isWeak('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
  });
});

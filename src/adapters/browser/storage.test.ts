import { describe, expect, it } from 'vitest';
import { browserStorage } from './storage.ts';

describe('storage', () => {
  it('keeps, reads and forgets', () => {
    const kept = new Map<string, string>();
    const storage = browserStorage(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }));
    storage.write('volume', '0.8');
    expect(storage.read('volume')).toBe('0.8');
    storage.write('volume', null);
    expect([storage.read('volume'), kept.size]).toEqual([null, 0]);
  });
  it('answers null and forgets where the browser gives none', () => {
    const storage = browserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => storage.write('volume', '1')).not.toThrow();
    expect(storage.read('volume')).toBe(null);
  });
});

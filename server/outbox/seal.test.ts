import { describe, expect, it } from 'vitest';
import { keyFor } from '../shared/secret.ts';
import { createSeal } from './seal.ts';

const seal = createSeal(keyFor('a secret of tests, long enough', 'outbox'));
const text = '{"code":"012345","to":"lan@khandai.example"}';

describe('what is sealed', () => {
  it('opens where it belongs, and says nothing without the secret', () => {
    const sealed = seal.close(text, 'letter 1');
    expect(seal.open(sealed, 'letter 1')).toBe(text);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/012345|khandai/);
    expect(seal.close(text, 'letter 1')).not.toBe(sealed);
  });

  it('opens in no other place, not altered, not cut, and not with another secret', () => {
    const sealed = seal.close(text, 'letter 1');
    const bytes = Buffer.from(sealed, 'base64url');
    const altered = [0, 13, bytes.length - 1].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return copy.toString('base64url');
    });
    const cut = [0, 5, 20, bytes.length - 1].map((length) => bytes.subarray(0, length).toString('base64url'));
    for (const one of [...altered, ...cut]) expect(seal.open(one, 'letter 1')).toBeNull();
    expect(seal.open(sealed, 'letter 2')).toBeNull();
    expect(createSeal(keyFor('another secret, long enough too', 'outbox')).open(sealed, 'letter 1')).toBeNull();
  });

  it('a name is the same each time, and is not told', () => {
    expect(seal.nameless('lan binh')).toBe(seal.nameless('lan binh'));
    expect(seal.nameless('lan binh')).not.toBe(seal.nameless('lan bin'));
    expect(seal.nameless('lan binh')).not.toContain('lan');
  });
});

import { describe, expect, it } from 'vitest';
import { readTargets, SOCIAL, targetText } from './social.ts';

describe('a list of targets in an address', () => {
  it('is read, each target once', () => {
    expect(readTargets('room:f1,user:u-1,room:f1')).toEqual([
      { type: 'room', id: 'f1' },
      { type: 'user', id: 'u-1' },
    ]);
    expect(targetText({ type: 'room', id: 'f1' })).toBe('room:f1');
  });
  it.each(['', 'room', 'room:', 'planet:mars', 'room:a b', 'room:f1,', `room:${'a'.repeat(65)}`])(
    '"%s" is none',
    (text) => expect(readTargets(text)).toBeNull(),
  );
  it('has no more than one call may name', () => {
    const targets = (count: number) => Array.from({ length: count }, (_, i) => `room:r${i}`).join();
    expect(readTargets(targets(SOCIAL.targetsAtOnce))).toHaveLength(SOCIAL.targetsAtOnce);
    expect(readTargets(targets(SOCIAL.targetsAtOnce + 1))).toBeNull();
  });
});

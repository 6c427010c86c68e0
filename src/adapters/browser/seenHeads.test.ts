import { expect, it } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { browserSeenHeads } from './seenHeads.ts';

const head = { ledgerId: 'l1', seq: 3, hash: 'ab' };

it('B3: remembers the last end of each chain, by its tipster or its id', () => {
  const storage = fakeStorage();
  const heads = browserSeenHeads(storage);
  expect(heads.seenHead({ userId: 'u1' })).toBeNull();
  heads.keepHead({ userId: 'u1' }, head);
  heads.keepHead({ userId: 'u1' }, { ...head, seq: 4 });
  heads.keepHead({ ledgerId: 'u1' }, { ...head, ledgerId: 'u1' });
  const later = browserSeenHeads(storage);
  expect(later.seenHead({ userId: 'u1' })).toEqual({ ...head, seq: 4 });
  expect(later.seenHead({ ledgerId: 'u1' })).toEqual({ ...head, ledgerId: 'u1' });
});

it('forgets those that were seen the longest ago', () => {
  const heads = browserSeenHeads(fakeStorage());
  for (let i = 0; i <= 200; i += 1) heads.keepHead({ userId: `u${i}` }, head);
  expect([heads.seenHead({ userId: 'u0' }), heads.seenHead({ userId: 'u1' })]).toEqual([null, head]);
});

it.each(['{', '3', 'null', '[3, ["a"], ["user u1", null], ["user u1", {"seq": "3"}]]'])(
  'takes %s for nothing that it kept',
  (text) => {
    const storage = fakeStorage();
    storage.write('khandai.ledgerHeads', text);
    expect(browserSeenHeads(storage).seenHead({ userId: 'u1' })).toBeNull();
  },
);

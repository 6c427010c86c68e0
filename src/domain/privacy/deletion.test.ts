import { expect, it } from 'vitest';
import { isMemberId } from '../people/people.ts';
import { DELETION, ERASED_ID } from './deletion.ts';

it('AU-9: an account that is to be deleted can be kept for 7 days', () => {
  expect(DELETION.undoMs / 86_400_000).toBe(7);
});

it('whoever has left is nobody who could be asked', () => {
  expect(isMemberId(ERASED_ID)).toBe(false);
});

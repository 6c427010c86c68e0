import { expect, it } from 'vitest';
import { applicationDraft, contactDraft, draftsOf, LAST_MEMBER, nicknameDraft, tipDraft } from './memberDrafts.ts';

it('what a member has half typed is kept by themselves, and all of it goes with them', () => {
  const own = [
    nicknameDraft('u1'),
    contactDraft('u1', 'mail'),
    contactDraft('u1', 'sms'),
    applicationDraft('u1'),
    tipDraft('u1'),
    applicationDraft(null),
    LAST_MEMBER,
    'khandai.codes',
  ];
  expect(new Set(own).size).toBe(own.length);
  expect([...draftsOf('u1')].sort()).toEqual([...own].sort());
  expect(draftsOf('u2').filter((key) => key.includes('u1'))).toEqual([]);
});

it('of somebody who is not known, what a guest began goes', () => {
  expect(draftsOf(null)).toEqual([applicationDraft(null), 'khandai.codes']);
});

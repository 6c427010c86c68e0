import { describe, expect, it } from 'vitest';
import { readAttempt, readGoogleReturn, type GoogleAttempt, type GoogleReturn } from './google.ts';

describe('what a tab remembers of having left for Google', () => {
  const attempt: GoogleAttempt = {
    purpose: 'signIn',
    returnTo: '/en/chatroom?x=1',
    intent: { kind: 'message', what: 'Hi', groupId: '30' },
  };
  it('is read as it was kept', () => {
    expect(readAttempt(JSON.stringify(attempt))).toEqual(attempt);
    expect(readAttempt(JSON.stringify({ ...attempt, purpose: 'link', intent: null }))).toEqual({
      ...attempt,
      purpose: 'link',
      intent: null,
    });
  });
  it('item 26: leads nowhere else', () => {
    expect(readAttempt(JSON.stringify({ ...attempt, returnTo: '//evil.example' }))?.returnTo).toBe('/');
  });
  it.each([null, '', '{', 'null', '7', '{}', '{"purpose":"other","returnTo":"/"}', '{"purpose":"link","returnTo":7}'])(
    '%s is none',
    (kept) => expect(readAttempt(kept)).toBeNull(),
  );
  it('an intent that is none is left out', () => {
    expect(readAttempt(JSON.stringify({ ...attempt, intent: { kind: 'own goal' } }))?.intent).toBeNull();
  });
});

it.each<readonly [string, GoogleReturn]>([
  ['code=a&state=b&iss=c', { kind: 'answered', code: 'a', state: 'b', iss: 'c' }],
  ['code=a&state=b', { kind: 'answered', code: 'a', state: 'b', iss: null }],
  ['error=access_denied&state=b', { kind: 'cancelled' }],
  ['error=server_error&code=a&state=b', { kind: 'refused' }],
  ['code=a', { kind: 'nothing' }],
  ['state=b', { kind: 'nothing' }],
  ['code=&state=b', { kind: 'nothing' }],
  ['', { kind: 'nothing' }],
])('the query "%s" is %j', (query, expected) => {
  const fields = new URLSearchParams(query);
  expect(readGoogleReturn((name) => fields.get(name))).toEqual(expected);
});

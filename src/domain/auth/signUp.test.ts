import { expect, it } from 'vitest';
import { emptyDraft, isFilledIn, keptDraft, readDraft } from './signUp.ts';

const fields = { username: 'lan', nickname: '', contact: '', password: 'mưa rơi trên mái' };

it.each([
  [{}, true],
  [{ contact: ' lan@khandai.vn ' }, true],
  [{ contact: '0912 345 678' }, true],
  [{ contact: '  ' }, true],
  [{ contact: 'lan@' }, false],
  [{ contact: '0912' }, false],
  [{ username: '' }, false],
  [{ username: 'Lan' }, false],
  [{ username: 'admin' }, false],
  [{ password: '1234567' }, false],
  [{ password: 'x'.repeat(129) }, false],
])('a form changed by %j can be sent: %s', (changed, filledIn) => {
  expect(isFilledIn({ ...fields, ...changed })).toBe(filledIn);
});

it('keeps what was typed but for the password, and nothing of an empty form', () => {
  const kept = keptDraft({ ...fields, contact: 'lan@khandai.vn', nickname: 'Lan' });
  expect(kept).not.toContain('mưa');
  expect(readDraft(kept)).toEqual({ username: 'lan', nickname: 'Lan', contact: 'lan@khandai.vn' });
  expect(keptDraft(emptyDraft)).toBeNull();
  for (const one of ['username', 'nickname', 'contact'])
    expect(keptDraft({ ...emptyDraft, [one]: 'x' })).not.toBeNull();
});

it.each([null, '', '{', 'null', '7', '[]', '{"username":7}'])('reads %j as an empty draft', (kept) => {
  expect(readDraft(kept)).toEqual(emptyDraft);
});

it('reads no more of a draft than its fields take', () => {
  const long = 'x'.repeat(999);
  const { username, nickname, contact } = readDraft(keptDraft({ username: long, nickname: long, contact: long }));
  expect([username, nickname, contact].map(({ length }) => length)).toEqual([32, 32, 254]);
});

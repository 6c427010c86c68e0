import { expect, it } from 'vitest';
import { contactError, loginError, registerError, resetError, usernameError } from './formErrors.ts';
import { passwordError } from '../shared/passwordError.ts';

it('says at the password that a log-in was wrong, not which half of it', () => {
  expect(loginError({ kind: 'refused', code: 403 })).toEqual({ field: 'password', key: 'errors.wrong' });
});

it('says how long to wait', () => {
  expect(loginError({ kind: 'rateLimited', retryAfterS: 90 })).toEqual({
    field: 'form',
    key: 'errors.tooMany',
    params: { seconds: 90 },
  });
});

it.each([
  [{ kind: 'refused', code: 409 }, 'username', 'errors.usernameTaken'],
  [{ kind: 'refused', code: 422, fields: { username: 'reserved' } }, 'username', 'errors.usernameReserved'],
  [{ kind: 'refused', code: 422, fields: { username: 'format' } }, 'username', 'errors.usernameFormat'],
  [{ kind: 'refused', code: 422, fields: { password: 'common' } }, 'password', 'errors.passwordCommon'],
  [{ kind: 'refused', code: 422, fields: { nickname: 'length' } }, 'nickname', 'errors.nickname'],
  [{ kind: 'refused', code: 422, fields: { nickname: 'reserved' } }, 'nickname', 'errors.usernameReserved'],
  [{ kind: 'refused', code: 422, fields: { email: 'taken' } }, 'contact', 'errors.contactTaken'],
  [{ kind: 'refused', code: 422, fields: { phoneNumber: 'unproven' } }, 'contact', 'errors.contactUnproven'],
  [{ kind: 'refused', code: 422, fields: { email: 'format' } }, 'contact', 'errors.contactFormat'],
  [{ kind: 'refused', code: 400 }, 'form', 'errors.server'],
  [{ kind: 'unreachable' }, 'form', 'errors.unreachable'],
  [{ kind: 'serverFault', code: 503 }, 'form', 'errors.server'],
] as const)('says where a registration %o went wrong', (failure, field, key) => {
  expect(registerError(failure)).toEqual({ field, key });
});

it.each([
  [{ kind: 'refused', code: 410 }, 'form', 'reset.late'],
  [{ kind: 'refused', code: 422, fields: { password: 'common' } }, 'password', 'errors.passwordCommon'],
  [{ kind: 'unreachable' }, 'form', 'errors.unreachable'],
] as const)('says where a new password %o went wrong', (failure, field, key) => {
  expect(resetError(failure)).toEqual({ field, key });
});

it('refuses an address before anybody is asked for a code', () => {
  expect(contactError('misshapen', 'lan@')).toBe('errors.contactFormat');
  expect(contactError('unsupported', '0912 345 678')).toBe('errors.contactUnsupported');
  for (const fine of ['blank', 'asking', 'accepted', 'unknown'] as const) expect(contactError(fine, 'x')).toBeNull();
});

it('S-15: says that mail cannot be sent where it cannot, and does not offer it instead of itself', () => {
  expect(contactError('unsupported', 'lan@khandai.example')).toBe('errors.mailUnsupported');
});

it('refuses a name and a password before anybody is asked', () => {
  expect(usernameError('taken')).toBe('errors.usernameTaken');
  expect(usernameError('free')).toBeNull();
  expect(passwordError('')).toBe('errors.passwordMissing');
  expect(passwordError('1234567')).toBe('errors.passwordShort');
  expect(passwordError('x'.repeat(129))).toBe('errors.passwordLong');
  expect(passwordError('12345678')).toBeNull();
});

import { expect, it } from 'vitest';
import { AUTH } from '#domain/auth/auth.ts';
import { createRefreshTokens } from './refreshTokens.ts';
import { createTokens } from './tokens.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const tokens = createTokens(Buffer.alloc(32, 1));

it.each([
  ['access', tokens.access('m1', 's1', NOW), AUTH.accessTokenMaxAgeS, { sub: 'm1', fid: 's1' }],
  ['guest', tokens.guest('g1', NOW), AUTH.guestTokenMaxAgeS, { sub: 'g1' }],
] as const)('the token %s says who for as long as it holds, and not a moment longer', (typ, token, maxAgeS, who) => {
  expect(tokens.read(token, NOW)).toMatchObject({ typ, ...who });
  expect(tokens.read(token, NOW + maxAgeS * 1000 - 1)).toMatchObject(who);
  expect(tokens.read(token, NOW + maxAgeS * 1000)).toBeNull();
});

it('a token that another signed, that was altered or that is none says nothing', () => {
  const token = tokens.access('m1', 's1', NOW);
  const [payload = '', mac = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ sub: 'm2' })).toString('base64url');
  const wrong = [
    createTokens(Buffer.alloc(32, 2)).access('m1', 's1', NOW),
    `${other}.${mac}`,
    `${token}.x`,
    payload,
    '',
  ];
  for (const one of wrong) expect(tokens.read(one, NOW)).toBeNull();
});

it('a refresh token names its session; its successor is always the same one', () => {
  const refresh = createRefreshTokens(Buffer.alloc(32, 3));
  const first = refresh.first('s1');
  expect(refresh.familyOf(first)).toBe('s1');
  expect(refresh.familyOf(`${first}x`)).toBeNull();
  expect(refresh.familyOf(refresh.successorOf(first, 's1'))).toBe('s1');
  expect(refresh.successorOf(first, 's1')).toBe(refresh.successorOf(first, 's1'));
  expect(refresh.successorOf(first, 's1')).not.toBe(refresh.successorOf(refresh.first('s1'), 's1'));
});

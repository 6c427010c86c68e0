import { describe, expect, it } from 'vitest';
import { leaksIn, type Secret } from '../e2e/support/logs/leaks.ts';
import { secretsIn, secretsOfRequest } from '../e2e/support/logs/secretsIn.ts';

const line = (detail: object): string =>
  JSON.stringify({ time: '2026-11-21T12:00:00.000Z', level: 'info', event: 'session.opened', ...detail });
const kindsIn = (text: string, ...secrets: readonly Secret[]) => leaksIn([text], secrets).map(({ kind }) => kind);

describe('item 20: a log that gives something away is found', () => {
  it.each<[Secret, string]>([
    [{ kind: 'token', value: 'abcdefghij0123456789' }, 'of abcdefghij0123456789!'],
    [{ kind: 'password', value: 'hang ghe so 7' }, 'hang ghe so 7'],
    [{ kind: 'code', value: '123456' }, 'the code is 123456.'],
    [{ kind: 'phone', value: '0912 345 678' }, '(84) 912.345-678'],
    [{ kind: 'mail', value: 'lan@mail' }, 'to lan@mail'],
    [{ kind: 'address', value: '::1' }, 'from ::1'],
  ])('by %j in "%s"', (secret, said) => {
    expect(kindsIn(line({ said }), secret)).toContain(secret.kind);
  });

  it.each([
    ['token', { said: 'x'.repeat(43) }],
    ['token', { authorization: 'Bearer a' }],
    ['token', { url: '/ws?token=a' }],
    ['password', { hash: '$argon2id$v=19$m=19456' }],
    ['phone', { to: '+84912345678' }],
    ['mail', { to: 'lan.anh@mail.example' }],
    ['address', { ip: '192.0.2.1' }],
    ['address', { ip: '2001:db8::1' }],
    ['address', { ip: '::ffff:c000:201' }],
  ])('by its shape: a %s in %j', (kind, detail) => {
    expect(kindsIn(line(detail))).toEqual([kind]);
  });

  it('where nothing is, nothing is found', () => {
    const secrets: readonly Secret[] = [
      { kind: 'code', value: '123456' },
      { kind: 'address', value: '127.0.0.1' },
    ];
    expect(
      leaksIn(
        [
          line({ userId: '0b31c8a2-6f0e-4b7e-9d5b-5f5a1b2c3d4e', requestId: 'a123456b0123456789ab' }),
          line({ stack: 'Error: broken\n    at run (file:///app/dist-server/main.js:12345:17)' }),
          '{"time":"2026-11-21T12:00:00.000Z","level":"info","event":"listening","host":"127.0.0.1","port":8080}',
          'Khán Đài is open: http://localhost:8080',
        ],
        secrets,
      ),
    ).toEqual([]);
  });
});

describe('what is said in confidence', () => {
  it('stands in bodies and answers, however deep', () => {
    const said = {
      username: 'an.nguyen',
      password: 'hang ghe so 7',
      account: '0912 345 678',
      email: 'an@khandai.vn',
      data: { token: 't'.repeat(20), code: '123456', user: { userId: 'u', nickname: 'An' } },
      code: 200,
    };
    expect(secretsIn(said)).toEqual([
      { kind: 'password', value: 'hang ghe so 7' },
      { kind: 'phone', value: '0912 345 678' },
      { kind: 'mail', value: 'an@khandai.vn' },
      { kind: 'token', value: 't'.repeat(20) },
      { kind: 'code', value: '123456' },
    ]);
  });

  it('stands in addresses, cookies and headers', () => {
    const [query, bearer, cookie] = ['q', 'b', 'c'].map((letter) => letter.repeat(20));
    const request = {
      url: `/ws?token=${query}`,
      headers: { authorization: `Bearer ${bearer}`, cookie: `a=1; sb=${cookie}` },
    };
    expect(secretsOfRequest(request).map(({ value }) => value)).toEqual([query, bearer, cookie]);
  });
});

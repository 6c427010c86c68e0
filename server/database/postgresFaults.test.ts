import { expect, it } from 'vitest';
import { DatabaseUnavailable, UniqueViolation } from './database.ts';
import { Contended, postgresFault, translated } from './postgresFaults.ts';

const fault = (code: string, message = code) => Object.assign(new Error(message), { code });
const url = 'postgres://khandai:secret-word@db.example:5433/portal';

it.each([
  ['23505', UniqueViolation],
  ['40001', Contended],
  ['40P01', Contended],
] as const)('%s is a %o', (code, kind) => {
  expect(translated(fault(code))).toBeInstanceOf(kind);
});

it.each([
  ['53100', 'full'],
  ['53300', 'busy'],
  ['57014', 'busy'],
  ['55P03', 'locked'],
  ['25006', 'readOnly'],
  ['57P01', 'unreachable'],
  ['08006', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
])('%s: the statement may be asked again later (%s)', (code, why) => {
  const error = translated(fault(code));
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(error).toMatchObject({ why, cause: { code } });
});

it('S-16: a full disk that a beginning connection meets is told as an internal error', () => {
  const error = fault('XX000', 'could not write init file');
  expect(translated(error)).toMatchObject({ why: 'full' });
  expect(postgresFault(translated(error), url)).toContain('has no room on its disk');
  expect(translated(fault('XX000', 'cache lookup failed'))).not.toBeInstanceOf(DatabaseUnavailable);
});

it('what the driver says of a lost connection has no code', () => {
  for (const message of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
    expect(translated(new Error(message))).toMatchObject({ why: 'unreachable' });
  const own = new Error('no such thing');
  expect(translated(own)).toBe(own);
  const syntax = fault('42601');
  expect(translated(syntax)).toBe(syntax);
});

it('S-16: a start says in one line, without the password, what is wrong with the database server', () => {
  const lines = ['28P01', '28000', '3D000', '42501', '25006', '53100', '53300', 'ENOTFOUND', '57P03'].map((code) =>
    postgresFault(translated(fault(code)), url),
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "The database "portal" at db.example:5433 (DATABASE_URL) refuses the account or password of DATABASE_URL: put them right.",
      "The database "portal" at db.example:5433 (DATABASE_URL) lets the account of DATABASE_URL not in from here: see its pg_hba.conf.",
      "The database "portal" at db.example:5433 (DATABASE_URL) does not exist: make it, or put DATABASE_URL right.",
      "The database "portal" at db.example:5433 (DATABASE_URL) does not let the account of DATABASE_URL make its tables: make it their owner.",
      "The database "portal" at db.example:5433 (DATABASE_URL) can only be read: set DATABASE_URL to one that can be written to.",
      "The database "portal" at db.example:5433 (DATABASE_URL) has no room on its disk: make some.",
      "The database "portal" at db.example:5433 (DATABASE_URL) has no connection left: raise its max_connections, or end others.",
      "The database "portal" at db.example:5433 (DATABASE_URL) cannot be reached: start it, or put DATABASE_URL right.",
      "The database "portal" at db.example:5433 (DATABASE_URL) cannot be reached: start it, or put DATABASE_URL right.",
    ]
  `);
  for (const line of lines) expect(line).not.toMatch(/secret-word|\n/);
  expect(postgresFault(fault('42601'), url)).toBeNull();
  expect(postgresFault(fault('ECONNREFUSED'), 'postgres://localhost/a%20b')).toBe(
    'The database "a b" at localhost:5432 (DATABASE_URL) cannot be reached: start it, or put DATABASE_URL right.',
  );
});

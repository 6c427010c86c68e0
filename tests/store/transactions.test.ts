import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT } from '../../tools/files.ts';
import { races } from './races/races.ts';
import { transactionsIn } from './support/transactionsIn.ts';
import type { Guard } from './support/withoutGuard.ts';

/** Transactions that no concurrent one can spoil, and why. */
const unmet: Readonly<Record<string, string>> = {
  'server/accounts/accounts.ts setRole': 'one statement; the role that is given last stands',
  'server/accounts/security.handlers.ts revokeOthers': 'one statement; see the end of a session in races/sessions.ts',
  'server/privacy/privacy.handlers.ts delete':
    'one statement keeps the first date, and everything else follows from it',
  'server/people/people.store.ts enlist': 'writes what it does not read, and the next look puts an old name right',
  'server/people/people.store.ts forget': 'two deletions',
  'server/social/standing.store.ts addViews': 'adds to each sum where it stands',
  'server/shared/tellOnce.ts tellOnce': 'one statement says who was first, and only they write what tells',
  'server/comics/comics.handlers.ts progress': 'one statement for each chapter keeps the larger and the later',
  'server/music/plays.store.ts count':
    'adds to each sum where it stands, and one statement says who listens until when',
  'server/news/drafts/drafts.store.ts put':
    'called by a job with a lease; the keys of an article and of its slug refuse a second one, and nothing of it stays',
  'server/news/drafts/drafts.store.ts forget': 'one statement',
  'server/promotions/promotions.store.ts claim':
    'the key of a claim is its promotion and member; three at once in promotions.test.ts, on both engines',
  'server/community/posts.store.ts forget':
    'called by a job with a lease, about posts that nobody can put back any more',
  'server/community/demo.store.ts put': 'writes what it does not read, and each row once by its key',
  'server/community/demo.store.ts drop': 'deletions, by a job with a lease',
  'server/community/demo.store.ts dropAll': 'deletions at the start',
  'server/outbox/outbox.ts transaction': 'hands on the transactions of others',
  'server/database/pglite.ts transaction': 'the tests’ own engine, with one connection',
};

const written = filesIn(`${ROOT}/server`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => transactionsIn(file.slice(ROOT.length + 1), readFileSync(file, 'utf8')));
const met = Object.values(races).flatMap(({ of }) => of);

const saysSo: Readonly<Record<'isolation' | 'keys' | 'clauses' | 'locks' | 'instead', RegExp>> = {
  isolation: /Serializable/,
  keys: /unique key|row locks/i,
  clauses: /one statement|unique key/,
  locks: /named lock/,
  instead: /row locks/,
};
const parts = ['isolation', 'keys', 'clauses', 'locks', 'instead'] as const;
/** What a docstring has to mention for this guard of its transaction. */
const needed = (guard: Guard): readonly RegExp[] =>
  parts.filter((part) => guard[part] !== undefined).map((part) => saysSo[part]);

describe('HOUSE-6: each transaction of the origin', () => {
  it('is met by another one in a race, or stands in the table with the reason why it need not be', () => {
    expect(written.length).toBeGreaterThan(30);
    const found = new Set(written.map(({ of }) => of));
    expect([...found].filter((of) => !met.includes(of) && !(of in unmet))).toEqual([]);
    // Every raced or excused transaction exists, and none is both.
    expect([...met, ...Object.keys(unmet)].filter((of) => !found.has(of))).toEqual([]);
    expect(Object.keys(unmet).filter((of) => met.includes(of))).toEqual([]);
  });

  it('says in the docstring of its function by what it keeps its promise', () => {
    const mute = written.filter(
      ({ docstring }) => !/Serializable|row locks|named lock|one statement|unique key|all or nothing/i.test(docstring),
    );
    expect(mute).toEqual([]);
  });

  it.each(Object.entries(races))('%s: the docstring names what the race takes out', (_title, { of, guard }) => {
    const docstrings = written.filter((one) => of.includes(one.of)).map(({ docstring }) => docstring);
    if (of.length > 0) for (const one of needed(guard)) expect(docstrings.join('\n')).toMatch(one);
  });

  it('a new one would be found, with its function and what is written over it', () => {
    const planted = `
  /**
   * Serializable:
   * each is there.
   */
  later: <A>(
    step: (before: A) => A,
  ) =>
    database.transaction(async (queries) => step),
  // database.transaction( in words is none.
  const bare = async () => database.locked('a', work);`;
    expect(transactionsIn('a.ts', planted)).toEqual([
      { of: 'a.ts later', docstring: 'Serializable: each is there.' },
      { of: 'a.ts bare', docstring: '' },
    ]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { idsIn } from '../shared/idList.ts';
import { withLit } from './lit.ts';
import { createMine, type Followed } from './mine.ts';
import { paintedPolicy, spoilerPolicies, spoilerPolicy } from './policy.ts';
import { SPOILER } from './limits.ts';
import { isShielded, reveal, type WatchState } from './reveal.ts';
import type { Spoilable } from './spoilable.ts';

const policies = fc.constantFrom(...spoilerPolicies);
const states: fc.Arbitrary<WatchState> = fc.record({
  mine: fc.constantFrom(true, false, null),
  lit: fc.boolean(),
});

describe('B2: what may be shown of a result', () => {
  it('is a type error to read without `reveal`', () => {
    expectTypeOf<string>().toExtend<Spoilable<string>>();
    expectTypeOf<Spoilable<string>>().not.toExtend<string>();
    expectTypeOf<Spoilable<string | null>>().not.toExtend<string | null>();
  });
  it('is all of it or nothing, and never something else', () => {
    fc.assert(
      fc.property(policies, states, fc.anything(), (policy, state, value) => {
        expect(reveal(policy, state)(value)).toBe(isShielded(policy, state) ? null : value);
      }),
    );
  });
  it('is all of it where nothing is hidden, or the match is lit', () => {
    fc.assert(
      fc.property(policies, states, (policy, state) => {
        expect(isShielded('off', state)).toBe(false);
        expect(isShielded(policy, { ...state, lit: true })).toBe(false);
      }),
    );
  });
  it('hides at least as much under `all` as under `mine`, and as much where it is not known whose a match is', () => {
    fc.assert(
      fc.property(states, (state) => {
        if (isShielded('mine', state)) expect(isShielded('all', state)).toBe(true);
        expect(isShielded('mine', { ...state, mine: null })).toBe(isShielded('all', state));
      }),
    );
  });
  it.each([
    ['all', false, true],
    ['mine', true, true],
    ['mine', false, false],
    ['mine', null, true],
    ['off', true, false],
  ] as const)('under `%s` of a match that is mine: %s → hidden: %s', (policy, mine, hidden) => {
    expect(isShielded(policy, { mine, lit: false })).toBe(hidden);
  });
});

describe('the cookie', () => {
  it.each([
    ['off', 'off', 'off'],
    ['mine', 'mine', 'all'],
    ['all', 'all', 'all'],
    ['ALL', 'off', 'off'],
    ['', 'off', 'off'],
    [null, 'off', 'off'],
    [undefined, 'off', 'off'],
  ] as const)('%j is the policy %s, painted as %s', (text, policy, painted) => {
    expect([spoilerPolicy(text), paintedPolicy(spoilerPolicy(text))]).toEqual([policy, painted]);
  });
});

describe('whose a match is', () => {
  const followed: Followed = {
    fixtures: new Set(['f1']),
    people: new Set(['u1']),
    leagues: new Set(['l1']),
    teams: new Set(['t7']),
    whole: true,
  };
  const other = { fixtureId: 'f9', leagueId: 'l9', users: [{ userId: 'u9' }] };
  it.each([
    [{ ...other, fixtureId: 'f1' }, true],
    [{ ...other, leagueId: 'l1' }, true],
    [{ ...other, users: [{ userId: 'u9' }, { userId: 'u1' }] }, true],
    [{ ...other, localteam: { id: 't7' } }, true],
    [{ ...other, localteam: { id: 't1' }, visitorteam: { id: 't7' } }, true],
    [{ ...other, localteam: { id: 't1' }, visitorteam: { id: 't2' } }, false],
    [other, false],
    [{ fixtureId: 'f9' }, null],
    [{ fixtureId: 'f1' }, true],
  ])('%j: %s', (match, mine) => {
    expect(createMine()(match, followed)).toBe(mine);
  });
  it('is known of a match of the football pages, which say nothing of its commentators, to who follows nobody', () => {
    const { users: _, ...fixture } = other;
    expect(createMine()(fixture, followed)).toBe(null);
    expect(createMine()(fixture, { ...followed, people: new Set() })).toBe(false);
    expect(createMine()({ fixtureId: 'f9' }, { ...followed, people: new Set() })).toBe(null);
  });
  it('is not known to be somebody else’s before all that one follows is', () => {
    expect(createMine()(other, { ...followed, whole: false })).toBe(null);
  });
  it('is known of an overview, which names the match alone, once the match was seen', () => {
    const mine = createMine();
    mine(other, followed);
    expect(mine({ fixtureId: 'f9' }, followed)).toBe(false);
  });
});

describe('what a device remembers to be lit', () => {
  it('is each once, the latest last, and a bounded number', () => {
    const ids = fc.array(fc.stringMatching(/^[a-z0-9]{1,3}$/), { maxLength: 3 * SPOILER.mostLit });
    fc.assert(
      fc.property(ids, (all) => {
        const lit = all.reduce<readonly string[]>(withLit, []);
        expect(lit).toEqual([...new Set(all.toReversed())].slice(0, SPOILER.mostLit).reverse());
        expect(idsIn(lit.join(' '))).toEqual(lit);
      }),
    );
  });
  it('is nothing at first', () => expect(idsIn(null)).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { HEALTH, healthFrom, inTryingOrder, verdictOf, type Verdict } from './health.ts';

const NOW = 10 * HEALTH.lookMs;
const said = (state: Verdict['state'], at = NOW - 1): Verdict => ({ state, at });

describe('TV-6: what a browser met', () => {
  it.each([
    [{ error: 'none', tookMs: 900 }, 'ok'],
    [{ error: 'none', tookMs: 9000 }, 'slow'],
    [{ error: 'slow', tookMs: 0 }, 'slow'],
    [{ error: 'http', status: 403, tookMs: 1 }, 'blocked'],
    [{ error: 'http', status: 451, tookMs: 1 }, 'blocked'],
    [{ error: 'http', status: 404, tookMs: 1 }, 'dead'],
    [{ error: 'network', tookMs: 1 }, 'dead'],
    [{ error: 'media', tookMs: 1 }, 'dead'],
    [{ error: 'viewer', tookMs: 0 }, 'dead'],
  ] as const)('%o is %s', (met, state) => {
    expect(verdictOf(met)).toBe(state);
  });
});

describe('TV-6: how a source stands', () => {
  it('is not known where nobody looked', () => {
    expect(healthFrom([], null, NOW)).toBeNull();
  });
  it('does not follow a single viewer, nor two', () => {
    expect(healthFrom([said('dead')], said('ok'), NOW)?.state).toBe('ok');
    expect(healthFrom([said('dead'), said('dead')], null, NOW)).toBeNull();
  });
  it('follows three who agree, against the origin’s own look', () => {
    const three = [said('blocked'), said('blocked'), said('blocked')];
    expect(healthFrom(three, said('ok'), NOW)).toEqual(said('blocked'));
  });
  it('follows the look where viewers disagree', () => {
    expect(healthFrom([said('dead'), said('dead'), said('ok'), said('ok')], said('slow'), NOW)?.state).toBe('slow');
  });
  it('forgets reports and looks that are old', () => {
    const old = [said('dead', NOW - HEALTH.reportMs), said('dead', 0), said('dead', 0)];
    expect(healthFrom(old, said('ok', NOW - HEALTH.lookMs), NOW)).toBeNull();
  });
  it('the next source is the best of those that are left, in the operator’s order among equal ones', () => {
    const sources = (['dead', 'ok', 'blocked', 'slow', 'ok', 'notAllowed'] as const).map((health, i) => ({
      i,
      health,
    }));
    expect(inTryingOrder(sources).map(({ i }) => i)).toEqual([1, 4, 3, 2, 0, 5]);
  });
});

import { describe, expect, it } from 'vitest';
import { startNavigation } from '../../../tests/fakes/navigation.ts';
import type { ReloadsPort } from '#ports/navigation.ts';
import { isNavigating, selectFound, selectPageError, selectPath } from './navigation.selectors.ts';

describe('NAV-5', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('NAV-5: a chunk that cannot be loaded reloads the page, at the page wanted', async () => {
    const { go, written, permits } = await startNavigation({
      load: (wish) => (wish.to === '/' ? Promise.resolve() : load()),
    });
    const { value } = await go('/menu?a=1');
    expect([value, written, permits]).toEqual(['leaving', ['load /menu?a=1'], ['/menu']]);
  });

  const tooSoon: readonly [string, ReloadsPort['permit']] = ['is not permitted again', async () => 'tooSoon'];
  const unreachable: readonly [string, ReloadsPort['permit']] = ['would lead nowhere', async () => 'unreachable'];
  const unasked: readonly [string, ReloadsPort['permit']] = [
    'cannot be asked for',
    () => Promise.reject(new Error('no session storage')),
  ];
  const refusals = [tooSoon, unreachable, unasked];
  it.each(refusals)('NAV-5: where a reload %s, the error page stands', async (_, permit) => {
    const { go, written } = await startNavigation({
      load: (wish) => (wish.to === '/' ? Promise.resolve() : load()),
      reloads: { permit },
    });
    const snapshot = await go('/menu');
    expect(selectPageError(snapshot)).toEqual({ status: 500, message: 'Internal Server Error' });
    expect([selectPath(snapshot), written]).toEqual(['/menu', ['push /menu', 'error /menu']]);
  });

  it.each([true, false])('NAV-5: code of the page shown that fails later reloads it too (a part: %s)', async (part) => {
    const { actor, settled, written, permits } = await startNavigation();
    actor.send({ type: 'navigation.chunkFailed', path: '/', part });
    expect(isNavigating(actor.getSnapshot())).toBe(!part);
    await settled();
    expect([written, permits]).toEqual([['load /'], ['/']]);
  });

  it('NAV-5: a page stays without a part whose code cannot be had, and says so, while there would be no page at all', async () => {
    const permit = unreachable[1];
    const { actor, settled, written, go } = await startNavigation({ reloads: { permit } });
    actor.send({ type: 'navigation.chunkFailed', path: '/', part: true });
    actor.send({ type: 'navigation.chunkFailed', path: '/', part: true });
    const snapshot = await settled();
    expect([selectFound(snapshot)?.route.id, selectPageError(snapshot), written]).toEqual([
      ...['home', null],
      ['part missing'],
    ]);
    await go('/menu');
    expect(written).toEqual(['part missing', 'push /menu', 'arrived /menu']);
  });

  it.each([tooSoon, unasked])('NAV-5: where a reload for a part %s, the page shown fails', async (_, permit) => {
    const { actor, settled, written } = await startNavigation({ reloads: { permit } });
    actor.send({ type: 'navigation.chunkFailed', path: '/', part: true });
    const snapshot = await settled();
    expect([snapshot.value, selectPageError(snapshot)?.status, written]).toEqual(['failed', 500, ['error /']]);
  });

  it.each(refusals)(
    'NAV-5: where a reload %s, the page shown fails without an entry in the history',
    async (_, permit) => {
      const { actor, settled, written } = await startNavigation({ reloads: { permit } });
      actor.send({ type: 'navigation.chunkFailed', path: '/', part: false });
      const snapshot = await settled();
      expect([snapshot.value, selectPageError(snapshot)?.status, written]).toEqual(['failed', 500, ['error /']]);
    },
  );

  it('NAV-5: checks that break reload the page too', async () => {
    const member = () => {
      throw new Error('on purpose');
    };
    const to = '/lich-truc-tiep/dat-lich-cua-ban';
    const { go, written, permits } = await startNavigation({ middlewares: { member } });
    await go(to);
    expect([written, permits]).toEqual([[`load ${to}`], [to]]);
  });
});

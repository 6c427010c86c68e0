import { describe, expect, it } from 'vitest';
import { startNavigation } from '../../../tests/fakes/navigation.ts';
import { selectNewBuild } from './navigation.selectors.ts';

describe('NAV-3', () => {
  const build = { type: 'navigation.build', id: 'b2' } as const;
  const busy = (on: boolean) => ({ type: 'navigation.busy', reason: 'media', on }) as const;

  it('NAV-3: a new build reloads on the next navigation', async () => {
    const { actor, go, written } = await startNavigation();
    actor.send(build);
    expect(selectNewBuild(actor.getSnapshot())).toBe('b2');
    await go('/menu');
    expect(written).toEqual(['load /menu']);
  });

  it('NAV-3: the build that runs is no news', async () => {
    const { actor, go, written } = await startNavigation();
    actor.send({ type: 'navigation.build', id: 'b1' });
    await go('/menu');
    expect(written).toEqual(['push /menu', 'arrived /menu']);
  });

  it('NAV-3: waits while media plays, offers the reload once, and reloads on the first navigation after', async () => {
    const { actor, go, written } = await startNavigation();
    actor.send(busy(true));
    actor.send(build);
    actor.send(build);
    expect(written).toEqual(['offer']);
    await go('/menu');
    actor.send(busy(false));
    await go('/chatroom');
    expect(written).toEqual(['offer', 'push /menu', 'arrived /menu', 'load /chatroom']);
  });

  it('NAV-3: offers when the viewer became busy after the build was seen', async () => {
    const { actor, go, written } = await startNavigation();
    actor.send(build);
    actor.send(busy(true));
    await go('/menu');
    await go('/chatroom');
    expect(written).toEqual(['offer', 'push /menu', 'arrived /menu', 'push /chatroom', 'arrived /chatroom']);
  });

  it('NAV-3: waits for every reason to end', async () => {
    const { actor, go, written } = await startNavigation();
    actor.send(build);
    actor.send(busy(true));
    actor.send(busy(true));
    actor.send({ type: 'navigation.busy', reason: 'draft', on: true });
    actor.send(busy(false));
    await go('/menu');
    actor.send({ type: 'navigation.busy', reason: 'draft', on: false });
    await go('/chatroom');
    expect(written.at(-1)).toBe('load /chatroom');
    expect(written).toContain('arrived /menu');
  });

  it.each([
    ['the next navigation', { type: 'navigation.go', to: '/', replace: false, state: null, pop: false }],
    ['the viewer who takes it', { type: 'navigation.reload' }],
  ] as const)('NAV-3: a page on its way does not arrive after a reload by %s', async (_, leave) => {
    const { actor, settled, written } = await startNavigation();
    actor.send({ type: 'navigation.go', to: '/menu', replace: false, state: null, pop: false });
    actor.send(build);
    actor.send(leave);
    expect([(await settled()).value, written]).toEqual(['leaving', ['load /']]);
  });

  it('NAV-3: the viewer may take the build at once', async () => {
    const { actor, go, written } = await startNavigation();
    await go('/menu?a=1#b');
    actor.send({ type: 'navigation.reload' });
    expect(written.at(-1)).toBe('load /menu?a=1#b');
  });

  it('NAV-3: opening a layer reloads nothing', async () => {
    const { actor, go, written } = await startNavigation();
    actor.send(build);
    await go('/', { state: { layer: 'menu' } });
    expect(written).toEqual(['push /']);
  });
});

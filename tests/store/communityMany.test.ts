import { beforeAll, expect, it } from 'vitest';
import { communityWorld } from './support/communityWorld.ts';
import { granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';

/** More than are queried one by one. */
const MANY = 25;
const names = Array.from({ length: MANY }, (_, i) => `n${i}`);

onEveryEngine('a member with many friends and groups', (database) => {
  let world: Awaited<ReturnType<typeof communityWorld>>;
  let area: Awaited<ReturnType<typeof world.open>>;
  beforeAll(async () => {
    world = await communityWorld(database(), ['lan', 'minh', ...names]);
    area = await world.open();
  });
  const texts = async (tab: 'ban-be' | 'nhom') =>
    granted(await area.handlers.posts.feed({ tab }, world.as('lan'))).list.map(({ text }) => text);
  const write = async (text: string, by: string, more: { visibility: 'public' | 'friends' } | { groupId: string }) => {
    world.state.now += 1;
    const place = 'groupId' in more ? ({ ...more, visibility: 'group' } as const) : more;
    granted(await area.handlers.posts.create({ text, clientId: text.replaceAll(/\W/gu, '_'), ...place }, world.as(by)));
  };

  it('SO-1: the feed of friends has all of theirs and the own, and nobody else’s', async () => {
    for (const name of names) await world.tie('lan', name, 'friend');
    await write('Của tôi', 'lan', { visibility: 'public' });
    await write('Bạn', names[3]!, { visibility: 'friends' });
    await write('Lạ', 'minh', { visibility: 'public' });
    expect(await texts('ban-be')).toEqual(['Bạn', 'Của tôi']);
    await world.tie('lan', names[3]!, null);
    expect(await texts('ban-be')).toEqual(['Của tôi']);
  });

  it('SO-4: the feed of groups has those of all that a member is in, and of no other', async () => {
    const groups: string[] = [];
    for (let i = 0; i <= MANY; i += 1) {
      const made = await area.handlers.groups.create(
        {
          ...{ name: `Nhóm ${i}`, about: '', rules: [], privacy: 'private', category: 'khac', question: '' },
          clientId: `g${i}`,
        },
        world.as(i === MANY ? 'minh' : 'lan'),
      );
      groups.push(granted(made).groupId);
    }
    await write('Trong', 'lan', { groupId: groups[0]! });
    await write('Ngoài', 'minh', { groupId: groups[MANY]! });
    expect(await texts('nhom')).toEqual(['Trong']);
  });
});

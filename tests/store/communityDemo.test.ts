import { beforeAll, expect, it } from 'vitest';
import { audience } from '#server/demo/content/audience.ts';
import { demoCommunity } from '#server/demo/community/demoCommunity.ts';
import { isMemberId } from '#domain/people/people.ts';
import { isDemoMember } from '#domain/community/demoMember.ts';
import { demoStore } from '#server/community/demo.store.ts';
import { communityWorld } from './support/communityWorld.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const HOUR_MS = 3_600_000;

it('the demo has some thirty people, each with a name, a face and an id of a member', () => {
  const { members } = demoCommunity;
  expect(members).toHaveLength(audience.length + 3);
  expect(members.every(({ userId }) => isMemberId(userId) && isDemoMember(userId))).toBe(true);
  for (const key of ['userId', 'username', 'nickname'] as const)
    expect(new Set(members.map((one) => one[key])).size).toBe(members.length);
});

it('posts of the demo follow from the time alone, are spread over all languages and groups, and say nothing twice', () => {
  const posts = demoCommunity.postsUntil(NOW);
  expect(demoCommunity.postsUntil(NOW)).toEqual(posts);
  expect(posts.every(({ at }) => at <= NOW && at > NOW - demoCommunity.keptMs)).toBe(true);
  const open = posts.filter(({ groupId }) => groupId === '');
  expect([...new Set(open.map(({ lang }) => lang))].toSorted()).toEqual(['en', 'vi', 'zh']);
  expect(new Set(open.map(({ text }) => text)).size).toBe(open.length);
  expect(new Set(posts.map(({ groupId }) => groupId)).size).toBeGreaterThan(5);
  const later = demoCommunity.postsUntil(NOW + 3 * HOUR_MS).map(({ postId }) => postId);
  expect(posts.slice(3).every(({ postId }) => later.includes(postId))).toBe(true);
});

onEveryEngine('the demo of the community', (database) => {
  let world: Awaited<ReturnType<typeof communityWorld>>;
  beforeAll(async () => {
    world = await communityWorld(database());
  });
  const feed = async (area: Awaited<ReturnType<typeof world.open>>) =>
    granted(await area.handlers.posts.feed({ tab: 'cong-dong' }, world.guest())).list;

  it('comes once however often it is put, lets in who asks, goes with its time, and leaves nothing once it is off', async () => {
    const area = await world.open({ demo: demoCommunity });
    const job = area.jobs.find(({ name }) => name === 'community.demo')!;
    await job.run();
    const before = await feed(area);
    await job.run();
    expect(await feed(area)).toEqual(before);
    expect(before.every(({ demo }) => demo === true)).toBe(true);
    expect(before.some(({ counters }) => counters.likes > 0 && counters.comments > 0)).toBe(true);
    const groups = granted(await area.handlers.groups.list({ tab: 'kham-pha' }, world.as('lan'))).list;
    expect(groups.map(({ members }) => members).every((count) => count >= 3)).toBe(true);
    const closed = groups.find(({ privacy }) => privacy === 'private')!;
    granted(await area.handlers.groups.join({ groupId: closed.groupId, clientId: 'j' }, world.as('lan')));
    world.state.now += HOUR_MS;
    await job.run();
    const detail = granted(await area.handlers.groups.detail({ id: closed.slug }, world.as('lan')));
    expect([detail.me?.role, detail.members, detail.demo]).toEqual(['member', closed.members + 1, true]);
    world.state.now += 2 * demoCommunity.keptMs;
    await job.run();
    expect((await feed(area)).some(({ postId }) => postId === before[0]!.postId)).toBe(false);
    const off = await world.open();
    expect([await feed(off), await demoStore(database()).isThere()]).toEqual([[], false]);
    expect(granted(await off.handlers.groups.list({ tab: 'kham-pha' }, world.guest())).list).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { createNewsAnnouncing, type ArticleNote } from '#server/news/announce.ts';
import { createNewsCatalogue } from '#server/news/catalogue.ts';
import { newsStore } from '#server/news/news.store.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { HOUR, newsroomWorld, version } from './support/newsroomWorld.ts';

onEveryEngine('messages about articles', (open) => {
  const { room, by, press, begin } = newsroomWorld(open);
  /** Runs the job at a given time; returns who was notified of what. */
  const announced = async (now: number): Promise<readonly string[]> => {
    const told: ArticleNote[] = [];
    const catalogue = createNewsCatalogue({
      ...{ store: newsStore(open()), demo: null, clock: () => now },
      ...{ fixtureOf: async () => null, viewsOf: async () => new Map() },
    });
    const job = createNewsAnnouncing({
      ...{ database: open(), catalogue, clock: () => now },
      followersOf: async (teamId) => (teamId === 'm1' ? ['lan', 'minh'] : []),
      noted: async (note) => async () => void told.push(note),
    });
    await job.run();
    return told.map(({ userId, params, goTo }) => `${userId}: ${params['title']} ${goTo.split('/').length}`);
  };
  const targets = [{ type: 'team', id: 'm1' }] as const;

  it('who follows a team is told of an article about it at its minute, once, and of no draft', async () => {
    const draft = await begin({ targets });
    expect(await announced(NOW)).toEqual([]);
    granted(await room().schedule({ ...press(draft), at: NOW + HOUR }, by()));
    expect(await announced(NOW + HOUR - 1)).toEqual([]);
    expect(await announced(NOW + HOUR)).toEqual(['lan: Quạt điện không thổi 5', 'minh: Quạt điện không thổi 5']);
    expect(await announced(NOW + HOUR)).toEqual([]);
  });

  it('B2: a title that tells a result is not in the message', async () => {
    const safe = { safeTitle: 'Bến Gỗ – Nắng Sớm', safeSummary: 'Đã đá xong.' };
    const vi = version('Bến Gỗ thắng 2–1', safe);
    granted(await room().release(press(await begin({ targets, spoilerFor: ['f1'], versions: { vi } })), by()));
    expect(await announced(NOW)).toEqual(['lan: Bến Gỗ – Nắng Sớm 5', 'minh: Bến Gỗ – Nắng Sớm 5']);
  });

  it('what is older than a day tells nobody', async () => {
    granted(await room().release(press(await begin({ targets })), by()));
    expect(await announced(NOW + 25 * HOUR)).toEqual([]);
  });
});

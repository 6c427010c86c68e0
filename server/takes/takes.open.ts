import { randomBytes } from 'node:crypto';
import type { takes } from '#contract/http/takes.ts';
import type { User } from '#domain/people/user.ts';
import { mayDrop, mayTake, type Take } from '#domain/takes/take.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { opened } from '../shared/area.ts';
import { refused } from '../shared/refusal.ts';
import { takesArea } from './takes.area.ts';
import { takesHand } from './takes.hand.ts';
import { keptTakes, takesStore, type StoredTake } from './takes.store.ts';

export interface OpenTakesNeeds {
  readonly database: Database;
  /** A member or a commentator; null for nobody. */
  readonly personOf: (userId: string) => Promise<User | null>;
  readonly isMatch: (fixtureId: string) => Promise<boolean>;
}

export const openTakes = ({ database, personOf, isMatch }: OpenTakesNeeds) => {
  const store = takesStore(database);
  const shown = async ({ userId, ...take }: StoredTake): Promise<Take | null> => {
    const author = await personOf(userId);
    return author && { ...take, author };
  };
  const handlers: AreaHandlers<typeof takes> = {
    list: async ({ fixtureId, cursor }) => {
      const { list, next } = await store.list(fixtureId, cursor);
      return { list: (await Promise.all(list.map(shown))).filter((take) => take !== null), next };
    },
    create: async ({ fixtureId, text, clientId }, { viewer, now }) => {
      if (!mayTake(viewer.siteRoleId)) return refused(403);
      const words = text.trim();
      if (words === '') return refused(422, { fields: { text: 'is empty' } });
      if (!(await isMatch(fixtureId))) return refused(404);
      const takeId = `k${randomBytes(10).toString('hex')}`;
      const stored = await store.add(
        { takeId, fixtureId, userId: viewer.userId, text: words, createdTs: now },
        clientId,
      );
      return (await shown(stored)) ?? refused(404);
    },
    delete: async ({ takeId }, { viewer }) => {
      const take = await store.byId(takeId);
      if (!take) return refused(404);
      if (!mayDrop(viewer, { author: { userId: take.userId } })) return refused(403);
      await store.drop(takeId);
      return null;
    },
  };
  return opened(takesArea, {
    handlers: { takes: handlers },
    personalData: [keptTakes(database)],
    hands: [takesHand(store)],
  });
};

import type { Ties } from '#domain/people/people.ts';
import type { PeopleStore } from './people.store.ts';

/** Blocks between members, for every feature in which one member can contact another. */
export interface Blocks {
  /** Whether either of two members has blocked the other: then neither can contact the other in private (S-13). */
  readonly areApart: (userId: string, otherId: string) => Promise<boolean>;
}

const isBlock = ({ own, others }: Ties): boolean => own === 'blocked' || others === 'blocked';

export const createBlocks = (store: Pick<PeopleStore, 'ties'>): Blocks => ({
  areApart: async (userId, otherId) => isBlock(await store.ties(userId, otherId)),
});

import type { Ties } from '#domain/people/people.ts';
import type { PeopleStore } from './people.store.ts';

/** Blocks, for whoever lets one member reach another. */
export interface Blocks {
  /** Whether one of two members has blocked the other, whichever it was: neither reaches the other in private (S-13). */
  readonly areApart: (userId: string, otherId: string) => Promise<boolean>;
}

const isBlock = ({ own, others }: Ties): boolean => own === 'blocked' || others === 'blocked';

export const createBlocks = (store: Pick<PeopleStore, 'ties'>): Blocks => ({
  areApart: async (userId, otherId) => isBlock(await store.ties(userId, otherId)),
});

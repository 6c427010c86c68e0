import type { ReportTarget } from '#domain/moderation/decision.ts';
import type { Exhibit, Hand, Holder, Remover, Said } from '../shared/moderation/hands.ts';

/** The hands of all areas, by what they do. */
export interface Hands {
  readonly remover: (type: string) => { readonly hand: string; readonly remover: Remover } | null;
  /** Everywhere, or in a place `{hand}:{id}`; none where no area holds there. */
  readonly holders: (
    place: string | undefined,
  ) => readonly { readonly hand: string; readonly place: string | null; readonly holder: Holder }[];
  readonly holder: (hand: string) => Holder | null;
  /** One thing as it stands now; null where it is not there, or no area takes such things away. */
  readonly exhibit: (target: ReportTarget) => Promise<Exhibit | null>;
  /** What somebody wrote last in all areas, the latest first. */
  readonly said: (userId: string, most: number) => Promise<readonly Said[]>;
}

export const handsOf = (hands: readonly Hand[]): Hands => {
  const removers = new Map<string, { readonly hand: string; readonly remover: Remover }>();
  for (const { name, removes = {} } of hands)
    for (const [type, remover] of Object.entries(removes)) {
      if (removers.has(type)) throw new Error(`two areas remove what is a "${type}"`);
      removers.set(type satisfies string, { hand: name, remover });
    }
  const holding = hands.flatMap(({ name, holds }) => (holds ? [{ hand: name, holder: holds }] : []));
  return {
    remover: (type: ReportTarget['type'] | string) => removers.get(type) ?? null,
    holders: (place) => {
      if (place === undefined) return holding.map((one) => ({ ...one, place: null }));
      const colon = place.indexOf(':');
      const name = place.slice(0, colon);
      return holding.filter(({ hand }) => hand === name).map((one) => ({ ...one, place: place.slice(colon + 1) }));
    },
    exhibit: async ({ type, id }) => (await removers.get(type)?.remover.find([id]))?.get(id) ?? null,
    said: async (userId, most) => {
      const all = await Promise.all(hands.map(({ said }) => said?.(userId, most) ?? []));
      return all
        .flat()
        .toSorted((a, b) => b.at - a.at)
        .slice(0, most);
    },
    holder: (name) => holding.find(({ hand }) => hand === name)?.holder ?? null,
  };
};

import type { ReportTarget } from '#domain/moderation/decision.ts';
import type { Hand, Holder, Remover } from '../shared/moderation/hands.ts';

/** The hands of all areas, by what they do. */
export interface Hands {
  readonly remover: (type: string) => { readonly hand: string; readonly remover: Remover } | null;
  /** Everywhere, or in a place `{hand}:{id}`; none where no area holds there. */
  readonly holders: (
    place: string | undefined,
  ) => readonly { readonly hand: string; readonly place: string | null; readonly holder: Holder }[];
  readonly holder: (hand: string) => Holder | null;
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
    holder: (name) => holding.find(({ hand }) => hand === name)?.holder ?? null,
  };
};

import type { ChannelForm } from '../../shared/tv/tvForm.ts';
import type { ListedEntry } from './channels.ts';

interface Taken {
  readonly numbers: Set<number>;
  readonly slugs: Set<string>;
}

/**
 * Numbers and addresses that no two channels of a country share: what the list wants if it is free, else what a channel
 * had, else the lowest that is free. `known` has all that are stored, by id.
 */
export const placedChannels = (
  channels: readonly ListedEntry[],
  known: ReadonlyMap<string, ChannelForm>,
): ReadonlyMap<string, ChannelForm> => {
  const ids = new Set(channels.map(({ channelId }) => channelId));
  const byCountry = new Map<string, Taken>();
  const takenIn = (country: string): Taken => {
    const found = byCountry.get(country) ?? { numbers: new Set(), slugs: new Set() };
    byCountry.set(country, found);
    return found;
  };
  for (const [channelId, { country, number, slug }] of known) {
    if (ids.has(channelId)) continue;
    takenIn(country).numbers.add(number);
    takenIn(country).slugs.add(slug);
  }
  const numbers = new Map<string, number>();
  const give = (numberOf: (one: ListedEntry) => number | null): void => {
    for (const one of channels) {
      const number = numberOf(one);
      const taken = takenIn(one.form.country).numbers;
      if (number === null || numbers.has(one.channelId) || taken.has(number)) continue;
      taken.add(number);
      numbers.set(one.channelId, number);
    }
  };
  give(({ wanted }) => wanted);
  give(({ channelId, form }) => {
    const before = known.get(channelId);
    return before?.country === form.country ? before.number : null;
  });
  const next = new Map<string, number>();
  give(({ form: { country } }) => {
    const { numbers: taken } = takenIn(country);
    let free = next.get(country) ?? 1;
    while (taken.has(free)) free += 1;
    next.set(country, free);
    return free;
  });
  return new Map(
    channels.map(({ channelId, form }) => {
      const { slugs } = takenIn(form.country);
      const slug = slugs.has(form.slug) ? channelId : form.slug;
      slugs.add(slug);
      return [channelId, { ...form, slug, number: numbers.get(channelId)! }];
    }),
  );
};

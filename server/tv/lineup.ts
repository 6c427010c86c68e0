import { overlapping } from '#domain/tv/guide.ts';
import { searchText } from '#domain/schedule/matchSearch.ts';
import type { Clock } from '../shared/clock.ts';
import { nationSlug } from '../shared/tv/places.ts';
import { allOf } from '../shared/tv/texts.ts';
import { guideIdOf, type ProgrammeForm, type StoredChannel, type TextForm } from '../shared/tv/tvForm.ts';
import type { TvSource } from '../shared/tv/tvSource.ts';
import type { TvStore } from './tv.store.ts';

export interface ListedChannel extends StoredChannel {
  readonly nation: string;
  /** Folded names, for search. */
  readonly words: string;
  readonly demo: boolean;
}

/** All channels at one time, with their guide. */
export interface Lineup {
  /** Ordered by number within their nation. */
  readonly all: readonly ListedChannel[];
  readonly byId: ReadonlyMap<string, ListedChannel>;
  /** By `nation/slug`. */
  readonly byAddress: ReadonlyMap<string, ListedChannel>;
  /** A channel's programmes that overlap a window in epoch seconds, by start; imported ones without descriptions. */
  readonly between: (channelId: string, from: number, to: number) => readonly ProgrammeForm[];
  /** A programme's text, folded for search. */
  readonly folded: (text: TextForm) => string;
}

export const DAY_S = 86_400;
/** How many past days are shown. */
const PAST_DAYS = 8;

const listed = (channel: StoredChannel, demo: boolean): ListedChannel => ({
  ...{ ...channel, demo, nation: nationSlug(channel.country) },
  words: searchText([channel.name, ...channel.altNames]),
});

/** Demo channels beside imported ones: where both have the same number or address, the operator's channel wins. */
const beside = (imported: readonly ListedChannel[], demo: readonly ListedChannel[]): readonly ListedChannel[] => {
  const ids = new Set(imported.map(({ channelId }) => channelId));
  const addresses = new Set(imported.map(({ nation, slug }) => `${nation}/${slug}`));
  const numbers = new Set(imported.map(({ nation, number }) => `${nation} ${number}`));
  return demo
    .filter(({ channelId, nation, slug }) => !ids.has(channelId) && !addresses.has(`${nation}/${slug}`))
    .map((channel) => {
      let { number } = channel;
      while (numbers.has(`${channel.nation} ${number}`)) number += 1;
      numbers.add(`${channel.nation} ${number}`);
      return { ...channel, number };
    });
};

const light = ({ desc: _, ...rest }: ProgrammeForm): ProgrammeForm => rest;

/** TV-7: a programme shifted by the delay of its channel. */
const shifted =
  (shiftSec: number) =>
  (form: ProgrammeForm): ProgrammeForm =>
    shiftSec === 0 ? form : { ...form, start: form.start + shiftSec, stop: form.stop + shiftSec };

const folding = () => {
  const known = new Map<TextForm, string>();
  return (text: TextForm): string => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const folded = searchText(allOf(text));
    known.set(text, folded);
    return folded;
  };
};

export interface LineupNeeds {
  readonly store: Pick<TvStore, 'revision' | 'channels' | 'guide' | 'day'>;
  readonly demo: TvSource | null;
  readonly clock: Clock;
}

/**
 * Keeps all channels and their guide in memory, so that lists cost no query; read again after an import changed them.
 */
export const createLineup = ({ store, demo, clock }: LineupNeeds) => {
  const demoChannels = (demo?.channels ?? []).map((channel) => listed(channel, true));
  let known: { readonly revision: number; readonly lineup: Lineup } | null = null;
  let reading: Promise<Lineup> | null = null;

  const readAll = async (revision: number): Promise<Lineup> => {
    const fromDay = Math.floor(clock() / 1000 / DAY_S) - PAST_DAYS;
    const imported = await store.channels();
    const guide = new Map<string, readonly ProgrammeForm[]>();
    for (const channel of imported) {
      const told = await store.guide(guideIdOf(channel), fromDay);
      guide.set(channel.channelId, told.map(light).map(shifted(channel.guide?.shiftSec ?? 0)));
    }
    const own = imported.map((channel) => listed(channel, false));
    const all = [...own, ...beside(own, demoChannels)].toSorted(
      (a, b) => a.number - b.number || (a.channelId < b.channelId ? -1 : 1),
    );
    const lineup: Lineup = {
      all,
      byId: new Map(all.map((one) => [one.channelId, one])),
      byAddress: new Map(all.map((one) => [`${one.nation}/${one.slug}`, one])),
      between: (channelId, from, to) => {
        const told = guide.get(channelId);
        return told ? overlapping(told, from, to) : (demo?.between(channelId, from, to) ?? []);
      },
      folded: folding(),
    };
    known = { revision, lineup };
    return lineup;
  };
  const read = async (): Promise<Lineup> => {
    const revision = await store.revision();
    if (known?.revision === revision) return known.lineup;
    reading ??= readAll(revision).finally(() => {
      reading = null;
    });
    return reading;
  };
  return {
    read,
    /** A programme with its description; null if nothing starts at that time. */
    programme: async (channelId: string, startSec: number): Promise<ProgrammeForm | null> => {
      const lineup = await read();
      const channel = lineup.byId.get(channelId);
      if (!channel) return null;
      const found = lineup.between(channelId, startSec, startSec + 1).find(({ start }) => start === startSec);
      if (!found || channel.demo) return found ?? null;
      const shiftSec = channel.guide?.shiftSec ?? 0;
      const day = await store.day(guideIdOf(channel), Math.floor((startSec - shiftSec) / DAY_S));
      return day.map(shifted(shiftSec)).find(({ start }) => start === startSec) ?? found;
    },
  };
};
export type LineupReader = ReturnType<typeof createLineup>;

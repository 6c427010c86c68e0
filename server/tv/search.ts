import { hasWords, wantedWords } from '#domain/schedule/matchSearch.ts';
import { TV } from '#domain/tv/channel.ts';
import type { ProgrammeForm } from '../shared/tv/tvForm.ts';
import { DAY_S, type Lineup, type ListedChannel } from './lineup.ts';

interface Found {
  readonly channel: ListedChannel;
  readonly form: ProgrammeForm;
}

/** How far ahead a search looks, in seconds. */
const AHEAD_S = 7 * DAY_S;

/** Current and future programmes first, the soonest first; then past ones, the latest first. */
const sooner =
  (at: number) =>
  (a: Found, b: Found): number => {
    const [past, other] = [a.form.stop <= at, b.form.stop <= at];
    if (past !== other) return past ? 1 : -1;
    return past ? b.form.start - a.form.start : a.form.start - b.form.start;
  };

export const findChannels = ({ all }: Lineup, q: string): readonly ListedChannel[] => {
  const wanted = wantedWords(q);
  return wanted.length === 0 ? [] : all.filter(({ words }) => hasWords(words, wanted));
};

/** TV-9: for each programme of a channel, the airing that a viewer can watch next. `at` in epoch seconds. */
export const findProgrammes = (lineup: Lineup, q: string, at: number): readonly Found[] => {
  const wanted = wantedWords(q);
  if (wanted.length === 0) return [];
  const found: Found[] = [];
  for (const channel of lineup.all) {
    const own = lineup
      .between(channel.channelId, at - channel.catchUpSec, at + AHEAD_S)
      .filter(({ title }) => hasWords(lineup.folded(title), wanted))
      .map((form) => ({ channel, form }))
      .toSorted(sooner(at));
    const seen = new Set<string>();
    for (const one of own) {
      const name = lineup.folded(one.form.title);
      if (seen.has(name)) continue;
      seen.add(name);
      found.push(one);
    }
  }
  return found.toSorted(sooner(at)).slice(0, TV.found);
};

import type { ProgrammeForm } from '#server/shared/tv/tvForm.ts';
import { memoize } from '../memoize.ts';
import { draw, type Draw } from '../random.ts';
import type { DemoChannel } from './channels.ts';
import type { DayPart, Show } from './programme.ts';

const DAY_S = 86_400;
const MINUTE_S = 60;

/** A part of the day begins at this hour and lasts until the next. */
const parts: readonly (readonly [DayPart, number, number])[] = [
  ['night', 0, 6],
  ['morning', 6, 11],
  ['noon', 11, 14],
  ['afternoon', 14, 18],
  ['evening', 18, 22],
  ['late', 22, 24],
];
/** A rest shorter than this goes to the programme before it. */
const SHORTEST_MIN = 15;
/** A counted show begins anew after so many days. */
const SEASON_DAYS = 40;

/** The local day of a moment, counted from 1970; in seconds and hours east of Greenwich. */
export const dayIndexOf = (atSec: number, zone: number): number => Math.floor((atSec + zone * 3600) / DAY_S);

const episodeOf = (day: number): readonly [number, number] => [
  1 + (Math.floor(day / SEASON_DAYS) % 4),
  1 + (day % SEASON_DAYS),
];

/** One after the other through a part of the day, none twice in a row if there is another. */
const fill = (shows: readonly Show[], minutes: number, { pick }: Draw): readonly (readonly [Show, number])[] => {
  const filled: [Show, number][] = [];
  let left = minutes;
  while (left > 0) {
    const last = filled.at(-1);
    const others = shows.filter((one) => one !== last?.[0]);
    if (last && (left < SHORTEST_MIN || others.length === 0)) {
      last[1] += left;
      break;
    }
    const next = pick(others.length > 0 ? others : shows);
    const length = Math.min(pick(next.minutes), left);
    filled.push([next, length]);
    left -= length;
  }
  return filled;
};

const make = ({ channel, day }: { readonly channel: DemoChannel; readonly day: number }): readonly ProgrammeForm[] => {
  const chance = draw(`tv ${channel.id} ${day}`);
  const midnight = day * DAY_S - channel.zone * 3600;
  return parts.flatMap(([part, from, to]) => {
    const fitting = channel.shows.filter((one) => one.parts.includes(part));
    let start = midnight + from * 3600;
    return fill(fitting.length > 0 ? fitting : channel.shows, (to - from) * 60, chance).map(([show, minutes]) => {
      const programme: ProgrammeForm = {
        ...{ start, stop: start + minutes * MINUTE_S, title: show.title, desc: show.desc, cat: show.cat },
        ...(show.counted && { ep: episodeOf(day) }),
      };
      start = programme.stop;
      return programme;
    });
  });
};

const DAYS_KEPT = 400;

/** A channel's local day, from midnight to midnight. */
const dayOf = memoize(DAYS_KEPT, make, ({ channel, day }) => `${channel.id} ${day}`);
export const programmesOf = (channel: DemoChannel, day: number): readonly ProgrammeForm[] => dayOf({ channel, day });

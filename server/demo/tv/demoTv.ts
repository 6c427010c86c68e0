import { dayIndexOf, programmesOf } from './week.ts';
import type { TvSource } from '#server/shared/tv/tvSource.ts';
import { demoChannels } from './channels.ts';
import { DEMO_TV, demoCatchUp, demoOnAir, demoSources, keepsProgrammes } from './streams.ts';

const byId = new Map(demoChannels.map((channel) => [channel.id, channel]));

/** The demo's channels: their programmes follow from channel and day alone, so every process shows the same. */
export const demoTv: TvSource = {
  channels: demoChannels.map((channel) => ({
    channelId: channel.id,
    slug: channel.id,
    ...{ country: channel.country, number: channel.number, name: channel.name, altNames: channel.altNames },
    ...{ logo: null, categories: channel.categories, languages: [channel.language], kind: channel.kind },
    sources: demoSources(channel),
    timeshiftSec: channel.streams.some((stream) => stream !== 'dead' && stream !== 'blocked')
      ? DEMO_TV.timeshiftSec
      : 0,
    catchUpSec: keepsProgrammes(channel) ? DEMO_TV.catchUpSec : 0,
    catchUp: demoCatchUp(channel),
  })),
  between: (channelId, from, to) => {
    const channel = byId.get(channelId);
    if (!channel) return [];
    const days: number[] = [];
    for (let day = dayIndexOf(from, channel.zone); day <= dayIndexOf(to - 1, channel.zone); day += 1) days.push(day);
    return days.flatMap((day) => programmesOf(channel, day)).filter(({ start, stop }) => stop > from && start < to);
  },
  look: (link, now) => {
    const onAir = demoOnAir(link.split('/')[2] ?? '', now);
    if (!onAir) return 'dead';
    return onAir.trouble === 'outOfArea' ? 'blocked' : (onAir.trouble ?? 'ok');
  },
};

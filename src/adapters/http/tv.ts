import { tv } from '#contract/http/tv.ts';
import { TV } from '#domain/tv/channel.ts';
import { succeeded } from '#ports/failure.ts';
import type { TvPort } from '#ports/tv.ts';
import type { Send } from './send.ts';

export const httpTv = (send: Send): TvPort => ({
  nations: (signal) => send(tv.nations, {}, signal),
  channels: ({ nation, category, pageNum, channelIds }, signal) =>
    send(
      tv.channels,
      {
        ...(nation !== undefined && { nation }),
        ...(category !== undefined && { category }),
        ...(pageNum !== undefined && { pageNum }),
        ...(channelIds && { channelIds: channelIds.join() }),
        pageSize: TV.mostPerPage,
      },
      signal,
    ),
  categories: (nation, signal) => send(tv.categories, { nation }, signal),
  channel: (of, signal) => send(tv.channel, of, signal),
  guide: (of, signal) => send(tv.guide, of, signal),
  row: async ({ channelId, ...of }, signal) => {
    const found = await send(tv.guide, { ...of, channelIds: channelId }, signal);
    return found.ok ? succeeded(found.value[0]?.programmes ?? []) : found;
  },
  programme: (programmeId, signal) => send(tv.programme, { programmeId }, signal),
  catchUp: (programmeId, signal) => send(tv.catchUp, { programmeId }, signal),
  search: (q, signal) => send(tv.search, { q }, signal),
  mine: (signal) => send(tv.mine, {}, signal),
  report: (report, signal) => send(tv.report, report, signal),
});

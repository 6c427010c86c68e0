import { TV } from '#domain/tv/channel.ts';
import { tv } from '../http/tv.ts';
import { ask } from './ask.ts';

/** The resources of `machines/tv/tv.resources.ts` that pages load first. */
export const tvAsks = {
  tvNations: ask(tv.nations, (_: null) => ({})),
  tvChannels: ask(tv.channels, ({ nation }: { readonly nation: string }) => ({ nation, pageSize: TV.mostPerPage })),
  tvChannel: ask(tv.channel, (of: { readonly nation: string; readonly channel: string }) => of),
};

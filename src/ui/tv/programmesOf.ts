import type { Channel } from '#domain/tv/channel.ts';
import { rowOf } from '#domain/tv/guideWindow.ts';
import type { GuideRow, Programme } from '#domain/tv/programme.ts';

/** What is known of a channel's programmes: of the guide, and until that comes what the list says is on and next. */
export const programmesOf = (
  known: readonly (readonly GuideRow[])[],
  { channelId, now, next }: Channel,
): readonly Programme[] => {
  const told = [now, next].filter((one) => one !== undefined);
  return rowOf([[{ channelId, programmes: told }], ...known], channelId);
};

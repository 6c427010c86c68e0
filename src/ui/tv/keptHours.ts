import type { Channel } from '#domain/tv/channel.ts';

/** For how many hours a channel keeps what it broadcast. */
export const keptHours = ({ catchUpSec }: Pick<Channel, 'catchUpSec'>): number => Math.round(catchUpSec / 3600);

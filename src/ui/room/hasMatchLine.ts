import { hasSides, type Room } from '#domain/match/match.ts';

const FOOTBALL = '1';

/** Whether the match has minutes and goals for a timeline. */
export const hasMatchLine = (room: Pick<Room, 'liveModeId' | 'tabs' | 'home' | 'away'>): boolean =>
  room.liveModeId === FOOTBALL && hasSides(room) && room.tabs.includes('overview');

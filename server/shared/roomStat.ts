import type { Room } from '#domain/match/match.ts';
import { parseScore } from '#domain/match/score.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';

/** The board of a room, of a moment. */
export const statOf = (room: Room, ts: number, untilTs: number): RoomStat => {
  const { status, score, note, noteAt, watching, tabs } = room;
  const [home, away] = score === null ? [] : parseScore(score);
  return {
    ...{ ts, untilTs, statusText: status, watching, tabs },
    minute: /^\d/.test(status) ? Number.parseInt(status, 10) : null,
    score: home === undefined || away === undefined ? null : { home, away },
    ...(note === undefined ? {} : { note }),
    ...(noteAt === undefined ? {} : { noteAt }),
  };
};

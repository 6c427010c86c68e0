import type { Room } from '#domain/match/match.ts';
import { parseScore } from '#domain/match/score.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';
import { asReckoned } from '#domain/spoiler/spoilable.ts';

/** The board of a room at a given time. */
export const statOf = (room: Room, ts: number, untilTs: number): RoomStat => {
  const { status, note, noteAt, watching, tabs } = room;
  const score = asReckoned(room.score);
  const [home, away] = score === null ? [] : parseScore(score);
  return {
    ...{ ts, untilTs, statusText: status, watching, tabs },
    minute: /^\d/.test(status) ? Number.parseInt(status, 10) : null,
    score: home === undefined || away === undefined ? null : { home, away },
    ...(note === undefined ? {} : { note }),
    ...(noteAt === undefined ? {} : { noteAt }),
  };
};

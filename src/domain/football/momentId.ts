import type { MatchEvent } from './matchData.ts';

/** B5: the id of the moment of an event, the same in the room, in the course of the match and in highlights. */
export const momentIdOf = ({ momentId, eventId }: Pick<MatchEvent, 'momentId' | 'eventId'>): string =>
  momentId ?? `m-${eventId}`;

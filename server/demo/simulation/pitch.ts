import type { PersonRef } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { SideName } from '#domain/match/board/timer.ts';

type Change = Pick<MatchEvent, 'side' | 'type' | 'player' | 'out'>;

/** Who stands in each of the eleven places after some events; null where somebody was sent off. */
export const standingAfter = (
  eleven: readonly PersonRef[],
  side: SideName,
  events: readonly Change[],
): readonly (PersonRef | null)[] => {
  const places: (PersonRef | null)[] = [...eleven];
  const placeOf = (person: PersonRef | undefined) => places.findIndex((one) => one?.playerId === person?.playerId);
  for (const { type, player, out, side: of } of events) {
    if (of !== side) continue;
    if (type === 'sub') places[placeOf(out)] = player ?? null;
    if (type === 'red' || type === 'second_yellow') places[placeOf(player)] = null;
  }
  return places;
};

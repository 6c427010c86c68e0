import type { Match } from '#domain/match/match.ts';
import { spokenBy } from '#domain/schedule/announced.ts';
import type { View } from '../shared/matchSource.ts';
import { phaseOf, type ScheduleService } from './scheduleService.ts';

const DAY_MS = 86_400_000;
const LOOK_BACK_DAYS = 14;
const MOST = 20;

/** The finished matches of a commentator, each with their own room, newest first. */
export const pastRoomsOf = async (
  { between }: Pick<ScheduleService, 'between'>,
  userId: string,
  view: View,
): Promise<readonly Match[]> => {
  const found: Match[] = [];
  // Day by day, because a busy commentator has enough matches in a few days.
  for (let day = 0; day < LOOK_BACK_DAYS && found.length < MOST; day += 1) {
    const to = view.now - day * DAY_MS;
    const ended = (await between(to - DAY_MS, to, view)).filter((match) => phaseOf(match) === 'ended');
    found.push(
      ...ended
        .toReversed()
        .filter(({ users }) => users.some((user) => user.userId === userId))
        .map((match) => spokenBy(match, userId)),
    );
  }
  return found.slice(0, MOST);
};

import { useEffect, useRef, useState } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { isGoal } from '#domain/football/goals.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';

interface GoalVoiceProps {
  readonly fixture: Fixture;
  /** As far as may be told now. */
  readonly events: readonly MatchEvent[];
}

/** MC-13: one sentence a goal for screen readers; of what fell before the page was opened none. */
export const GoalVoice = ({ fixture, events }: GoalVoiceProps) => {
  const t = useWords('match');
  const [said, setSaid] = useState('');
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (events.length === 0) return;
    const goals = events.filter(isGoal);
    const before = known.current;
    known.current = new Set(goals.map(({ eventId }) => eventId));
    const latest = before && goals.findLast(({ eventId }) => !before.has(eventId));
    if (!latest?.scoreAfter) return;
    setSaid(
      t('goalSaid', {
        ...{ home: fixture.localteam.name, homeScore: latest.scoreAfter.home },
        ...{ away: fixture.visitorteam.name, awayScore: latest.scoreAfter.away },
        ...{ player: latest.player?.name ?? '', minute: minuteText(latest) },
      }),
    );
  }, [events, fixture, t]);
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-goal-voice="">
        {said}
      </span>
    </VisuallyHidden>
  );
};

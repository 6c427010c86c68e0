import { useEffect } from 'react';
import { scoreWithout } from '#domain/room/goalBeat.ts';
import type { Room } from '#domain/match/match.ts';
import { valuesOf, type ToldMoment } from '#domain/room/moments.ts';
import { useWords } from '../../hooks/useWords.ts';

/** The title of the tab while there is news; then what it was, unless it changed meanwhile. */
export const useTitle = (title: string | null) => {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
};

/** Who took a moment back, if it was. */
export type TakenBy = 'video' | 'correction' | null;

/** What is said of a moment, or of its being taken back, with the score after it; nothing of none. */
export const useSaid = (
  room: Pick<Room, 'home' | 'away'>,
  moment: ToldMoment | null,
  takenBy: TakenBy = null,
): string => {
  const t = useWords('moment');
  if (!moment) return '';
  const values = valuesOf(moment, [room.home, room.away]);
  const { player, team = '', minute = '' } = values;
  const label = takenBy ? t(`taken.${takenBy}`, { who: player ?? team, minute }) : t(moment.text.key, values);
  const score = takenBy ? scoreWithout(moment) : moment.scoreAfter;
  const [homeScore, awayScore] = score?.split('-') ?? [];
  if (homeScore === undefined || awayScore === undefined) return label;
  return t('withScore', { label, home: room.home, homeScore, away: room.away, awayScore });
};

import { useRef, type ReactNode } from 'react';
import type { BoardSport } from '#domain/match/board/board.ts';
import { useBoard } from '../../hooks/useBoard.ts';
import { useInSight } from '../../hooks/useInSight.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useOverview } from '../../hooks/useOverview.ts';
import { usePictureNow } from '../../hooks/usePictureNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { glanceOf, type Glance } from './glanceOf.ts';
import { watched } from './SportGlance.css.ts';

export interface SportGlanceProps {
  readonly sport: BoardSport;
  readonly fixtureId: string;
  /** What is shown until the board is known, and where there is none. */
  readonly plain: ReactNode;
  readonly children: (glance: Glance) => ReactNode;
}

const Known = ({ sport, fixtureId, plain, children }: SportGlanceProps) => {
  const t = useWords('board');
  // Of the match that plays the clock is that of its picture.
  const { follows } = useOverview(fixtureId);
  const [now, then] = [useNow(1000), usePictureNow(1000)];
  const board = useBoard(sport, fixtureId);
  return board && board.state !== 'over' ? children(glanceOf(board, t, follows ? then : now)) : plain;
};

/** The board of a card, in brief. It is asked for only while the card is in sight: there may be sixty of them. */
export const SportGlance = (props: SportGlanceProps) => {
  const place = useRef<HTMLElement>(null);
  const inSight = useInSight(place);
  return (
    <>
      <i ref={place} className={watched} aria-hidden="true" />
      {inSight ? <Known {...props} /> : props.plain}
    </>
  );
};

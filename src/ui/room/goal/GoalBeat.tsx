import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { needsDarkInk } from '#domain/colour/ink.ts';
import type { Room } from '#domain/match/match.ts';
import { valuesOf, type ToldMoment } from '#domain/room/moments.ts';
import { usePlacement } from '../../features/player/usePlacement.ts';
import { useStage } from '../../features/player/useStage.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { BoardBeat } from './BoardBeat.tsx';
import { Crowd } from './Crowd.tsx';
import * as styles from './GoalBeat.css.ts';
import { useOverview } from '../../hooks/useOverview.ts';
import { useGoalBeat } from './useGoalBeat.ts';

interface GoalBeatProps {
  readonly room: Room;
  /** Whether results of the match are hidden. */
  readonly shielded: boolean;
}

/** How often the ribbon says the name of the side. */
const NAMES = 4;

/** The title of the tab while there is news; then what it was, unless it changed meanwhile. */
const useTitle = (title: string | null) => {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
};

const useSaid = (room: Room, moment: ToldMoment | null): string => {
  const t = useWords('moment');
  if (!moment) return '';
  const label = t(moment.text.key, valuesOf(moment, [room.home, room.away]));
  const [homeScore, awayScore] = moment.scoreAfter?.split('-') ?? [];
  if (homeScore === undefined || awayScore === undefined) return label;
  return t('withScore', { label, home: room.home, homeScore, away: room.away, awayScore });
};

/** The moment of a goal over board, stand, ribbon, title and for screen readers, at the viewer's own playhead. */
export default function GoalBeat({ room, shielded }: GoalBeatProps) {
  const t = useWords('moment');
  const host = useRef<HTMLDivElement>(null);
  const slot = useStage((state) => state.slot);
  const mode = useStage((state) => state.mode);
  const fullscreen = useStage((state) => state.fullscreen);
  const awake = useStage((state) => state.awake);
  const { value } = useOverview(room.fixtureId);
  const { state, moment, again, back } = useGoalBeat(value, shielded);
  const telling = state === 'beat' || state === 'cooling';
  const said = useSaid(room, telling ? moment : null);
  usePlacement(host, slot, `${mode} ${fullscreen} ${state}`);
  useTitle(telling ? said : null);

  const side = moment?.side;
  const team = side && (side === 'home' ? room.localteam : room.visitorteam);
  const colour = team?.colours?.[0];
  const goal = state === 'beat' && moment?.kind === 'goal' && side !== undefined;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {goal && <OnBoard side={side} word={t('shout')} colour={colour} />}
      {state !== 'idle' && slot && (
        <div
          ref={host}
          className={styles.over}
          data-mode={mode}
          data-fullscreen={fullscreen || undefined}
          data-awake={awake || undefined}
        >
          {goal && <Crowd />}
          {telling && (
            <div
              className={styles.ribbon}
              data-ink={state === 'beat' && colour ? (needsDarkInk(colour) ? 'dark' : 'light') : undefined}
              style={state === 'beat' && colour ? { background: colour } : undefined}
              aria-hidden="true"
            >
              {state === 'beat' && team ? (
                Array.from({ length: NAMES }, (_, i) => <span key={i}>{team.name}</span>)
              ) : (
                <span className={styles.text}>{said}</span>
              )}
            </div>
          )}
          {state === 'cooling' && (
            <span className={styles.again}>
              <Button tone="primary" onClick={again}>
                <Icon name="history" size={18} />
                {t('again')}
              </Button>
            </span>
          )}
          {state === 'again' && (
            <span className={styles.again}>
              <Button tone="live" onClick={back}>
                {t('back')}
              </Button>
            </span>
          )}
        </div>
      )}
    </>
  );
}

/** In the scoreboard of the page, wherever it stands. */
const OnBoard = (props: Parameters<typeof BoardBeat>[0]) => {
  const [board] = useState(() => document.querySelector('[data-board]'));
  return board && createPortal(<BoardBeat {...props} />, board);
};

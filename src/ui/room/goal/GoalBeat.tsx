import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { needsDarkInk } from '#domain/colour/ink.ts';
import type { Room } from '#domain/match/match.ts';
import { reaches } from '#machines/player/reaches.ts';
import { GOAL_BEAT, isFeltByAll } from '#domain/room/goalBeat.ts';
import { valuesOf, type ToldMoment } from '#domain/room/moments.ts';
import { BoardBeat } from '../../features/player/BoardBeat.tsx';
import { shoutOf } from '../../features/player/ledWord.ts';
import { useBeatHold } from '../../features/chat/useBeatHold.ts';
import { useCrowd } from '../../features/player/useCrowd.ts';
import { useGoalBeat } from '../../features/player/useGoalBeat.ts';
import { usePlacement } from '../../features/player/usePlacement.ts';
import { usePlayer } from '../../features/player/usePlayer.ts';
import { useSeekTo } from '../../features/player/useSeekTo.ts';
import { useStage } from '../../features/player/useStage.ts';
import { useSaid, useTitle } from '../../features/player/beatWords.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { media } from '../../theme/media.ts';
import { StruckFigure } from './StruckFigure.tsx';
import { Crowd } from './Crowd.tsx';
import * as styles from './GoalBeat.css.ts';
import { useOverview } from '../../hooks/useOverview.ts';

interface GoalBeatProps {
  readonly room: Room;
  /** Whether results of the match are hidden. */
  readonly shielded: boolean;
}

/** How often the ribbon says the name of the side. */
const NAMES = 4;
const nothing: readonly never[] = [];

/** The moment of a goal, a run, a winner, a kill or a big hand over board, stand, ribbon, title and for screen readers, at the viewer's own playhead. */
export default function GoalBeat({ room, shielded }: GoalBeatProps) {
  const t = useWords('moment');
  const host = useRef<HTMLDivElement>(null);
  const slot = useStage((state) => state.slot);
  const mode = useStage((state) => state.mode);
  const fullscreen = useStage((state) => state.fullscreen);
  const awake = useStage((state) => state.awake);
  const { value } = useOverview(room.fixtureId);
  const { state, moment, moments, takenBy, telling, again, back } = useGoalBeat(value, shielded);
  const said = useSaid(room, telling ? moment : null, takenBy);
  const beating = state === 'beat' ? moment : null;
  const rises = beating && isFeltByAll(beating);
  const risen = rises ? beating.momentId : null;
  usePlacement(host, slot, `${mode} ${fullscreen} ${state}`);
  useTitle(telling ? said : null);
  useMarks(room, shielded ? nothing : moments);
  useAskedMoment(shielded ? nothing : moments);
  useShiver(risen);
  useCrowd(risen);
  useBeatHold(room.groupId, risen);

  const side = moment?.side;
  const team = side && (side === 'home' ? room.localteam : room.visitorteam);
  const colour = team?.colours?.[0];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {beating && (
        <OnBoard key={beating.momentId}>
          <BoardBeat side={side} word={shoutOf(beating, (kind) => t(`shout.${kind}`))} colour={colour} />
        </OnBoard>
      )}
      {state === 'struck' && takenBy && side && moment.scoreAfter !== undefined && (
        <OnBoard key={moment.momentId}>
          <StruckFigure side={side} score={moment.scoreAfter} by={t(`struck.${takenBy}`)} />
        </OnBoard>
      )}
      {state !== 'idle' && slot && (
        <div
          ref={host}
          className={styles.over}
          data-mode={mode}
          data-fullscreen={fullscreen || undefined}
          data-awake={awake || undefined}
        >
          {rises && <Crowd />}
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

/** What not every browser has. */
type Hand = Partial<Pick<Navigator, 'userActivation' | 'vibrate'>>;
const SHIVER_MS = [120, 90, 120];

/** A phone that was touched beats twice at what the stand rises for; not under reduced motion. */
const useShiver = (momentId: string | null) => {
  const still = useMedia(media.still);
  const once = useRef<string | null>(null);
  useEffect(() => {
    if (momentId === once.current) return;
    once.current = momentId;
    const hand: Hand = navigator;
    // Untouched, Chromium would refuse, and log that as an error.
    if (momentId !== null && !still && hand.userActivation?.hasBeenActive) hand.vibrate?.(SHIVER_MS);
  }, [momentId, still]);
};

/** V-8: the moments on the seek bar, where the stream shows them. */
const useMarks = ({ home, away }: Room, moments: readonly ToldMoment[]) => {
  const t = useWords('moment');
  const { stage } = useApp();
  const marks = useMemo(
    () => moments.map((moment) => ({ at: moment.ts, label: t(moment.text.key, valuesOf(moment, [home, away])) })),
    [moments, t, home, away],
  );
  useEffect(() => {
    stage.arrange({ marks });
    return () => stage.arrange({ marks: [] });
  }, [stage, marks]);
};

/** NE-12: plays the moment that the address names, once, while the stream reaches back so far. */
const useAskedMoment = (moments: readonly ToldMoment[]) => {
  const asked = useQuery('moc');
  const seekTo = useSeekTo();
  const shown = useRef<string | null>(null);
  const moment = moments.find(({ momentId }) => momentId === asked);
  const reached = usePlayer((snapshot) => moment !== undefined && reaches(snapshot, moment.ts - GOAL_BEAT.leadMs));
  useEffect(() => {
    if (!moment || !reached || shown.current === moment.momentId) return;
    shown.current = moment.momentId;
    seekTo(moment.ts - GOAL_BEAT.leadMs);
  }, [moment, reached, seekTo]);
};

/** In the scoreboard of the page, wherever it stands. */
const OnBoard = ({ children }: { readonly children: ReactNode }) => {
  const [board] = useState(() => document.querySelector('[data-board]'));
  return board && createPortal(children, board);
};

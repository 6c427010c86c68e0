import { isFeltByAll } from '#domain/room/goalBeat.ts';
import type { Room } from '#domain/match/match.ts';
import { useOverview } from '../../hooks/useOverview.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useSaid, useTitle } from './beatWords.ts';
import * as styles from './MiniBeat.css.ts';
import { useCrowd } from './useCrowd.ts';
import { useGoalBeat } from './useGoalBeat.ts';

/** V-7: a moment while its room plays on small: one sentence, the title, and the way to see it again in the small picture. */
export default function MiniBeat({ room }: { readonly room: Room }) {
  const t = useWords('moment');
  const { value } = useOverview(room.fixtureId);
  const { state, moment, takenBy, telling, again, back } = useGoalBeat(value, room.hidden === true);
  const said = useSaid(room, telling ? moment : null, takenBy);
  useCrowd(state === 'beat' && moment && isFeltByAll(moment) ? moment.momentId : null);
  useTitle(telling ? said : null);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {telling && (
        <span className={styles.ribbon} aria-hidden="true">
          {said}
        </span>
      )}
      {state !== 'idle' && takenBy === null && (
        <span className={styles.again}>
          <Button size="s" tone={telling ? 'primary' : 'live'} onClick={telling ? again : back}>
            {t(telling ? 'again' : 'back')}
          </Button>
        </span>
      )}
    </>
  );
}

import { Suspense, useState, useSyncExternalStore } from 'react';
import { isBookable } from '#domain/bookings/booking.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { matchTitle } from '#domain/match/match.ts';
import { BookButton } from '../../features/matches/BookButton.tsx';
import { useBookings } from '../../features/matches/useBookings.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { useShare } from '../../shared/useShare.ts';
import { GOAL_SOUND } from './goalSound.ts';
import * as styles from './MatchBoard.css.ts';

/** MC-13: whether a goal is heard on this device; nobody hears one without having asked for it. */
const GoalSoundButton = () => {
  const t = useWords('match');
  const { storage } = useApp();
  const [on, setOn] = useState(() => storage.read(GOAL_SOUND) !== null);
  return (
    <IconButton
      label={t('goalSound')}
      aria-pressed={on}
      onClick={() => {
        storage.write(GOAL_SOUND, on ? null : 'on');
        setOn(!on);
      }}
    >
      <Icon name={on ? 'volume-2' : 'volume-x'} size={20} />
    </IconButton>
  );
};

const TimelineChip = lazyPart(() => import('../../features/player/TimelineChip.tsx'));

/** What one does with a match from its board: follow the picture or not, book it, share it. */
export const BoardHands = ({ fixture }: { readonly fixture: Fixture }) => {
  const t = useWords('match');
  const now = useNow(60_000);
  const { booked } = useBookings();
  const { live } = useApp();
  const playing = useSyncExternalStore(
    live.subscribe,
    () => live.now() !== null,
    () => false,
  );
  const hydrated = useHydrated();
  const match = fixtureMatch(fixture);
  const share = useShare(matchTitle(match), t('shared'));
  return (
    <span className={styles.hands}>
      {hydrated && playing && fixture.status === 'live' && (
        <Suspense>
          <TimelineChip />
        </Suspense>
      )}
      {fixture.roomId !== undefined && isBookable(match, now) && (
        <BookButton match={match} booked={booked.has(fixture.fixtureId)} worded />
      )}
      {fixture.status === 'live' && hydrated && <GoalSoundButton />}
      <IconButton label={t('share')} onClick={share}>
        <Icon name="share-2" size={20} />
      </IconButton>
    </span>
  );
};

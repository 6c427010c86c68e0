import { Suspense } from 'react';
import { isOn } from '#domain/social/standing.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { markButton } from '../../shared/markButton.css.ts';
import { useDeviceFavourites } from './useDeviceFavourites.ts';
import { useFollowing, type Followable } from './useFavourites.ts';
import { useStanding } from './useStanding.ts';

interface StarProps {
  readonly of: Followable;
  readonly on: boolean;
  /** Whether it stands on a board, which is dark in both themes. */
  readonly onBoard?: boolean;
}

/** The star itself, where it is known whether it is lit. */
export const Star = ({ of, on, onBoard }: StarProps) => {
  const t = useWords('social');
  const follow = useFollowing();
  return (
    <button
      type="button"
      className={markButton}
      data-on={onBoard ? 'board' : undefined}
      aria-pressed={on}
      aria-label={t(on ? 'followingOf' : 'followOf', { name: of.name })}
      onClick={() => follow(of, !on)}
    >
      <Icon name="star" size={22} filled={on} />
    </button>
  );
};

type Where = Omit<StarProps, 'on'>;

const MemberStar = (where: Where) => {
  const { of } = where;
  const standing = useStanding({ type: of.type, id: of.id });
  return <Star {...where} on={standing !== null && isOn(standing, 'follow')} />;
};
const GuestStar = (where: Where) => {
  const { of } = where;
  const kept = useDeviceFavourites();
  return <Star {...where} on={kept.some(({ type, id }) => type === of.type && id === of.id)} />;
};

/** TP-5: follows a team, a competition or a player with one press of 44 px, whoever presses; once the page is alive. */
export const FollowStar = (where: Where) => {
  const loggedIn = useLoggedIn();
  const alive = useHydrated();
  const place = <span className={markButton} />;
  // A painted page is the same for everybody.
  if (!alive) return place;
  return <Suspense fallback={place}>{loggedIn ? <MemberStar {...where} /> : <GuestStar {...where} />}</Suspense>;
};

import { matchTitle } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { spokenOf } from '#domain/schedule/announced.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { announced } from '#machines/schedule/lists.resources.ts';
import { BookButton } from '../features/matches/BookButton.tsx';
import { dayName } from '../features/matches/dayLabel.ts';
import { useBookings } from '../features/matches/useBookings.ts';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import * as styles from './RoomActs.css.ts';

/** Number of next matches that can be booked here; the others are on the commentator's page. */
const MOST = 3;

interface NextWithProps {
  readonly person: User;
  /** The match that is shown already. */
  readonly besides: string;
}

/** The commentator's next matches, each with its booking; nothing if none is announced. */
export const NextWith = ({ person, besides }: NextWithProps) => {
  const t = useWords('social');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const { open, show, hide } = useOwnLayer('next');
  const { booked } = useBookings();
  const { userId, displayName: name } = person;
  const { value } = useResource(announced, { userId, locale });
  const coming = spokenOf(value ?? [], userId).coming.filter(({ fixtureId }) => fixtureId !== besides);
  const [first] = coming;
  if (!first) return null;
  const when = (startTime: number) =>
    schedule('atTime', {
      time: hourMinute(startTime, zone),
      day: dayName(dayOf(startTime, zone), today, locale, schedule),
    });
  const label = t('next.label', { name, when: when(first.startTime) });
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onClick={show}>
        <Icon name="calendar-days" size={20} />
      </IconButton>
      <Sheet open={open} title={t('next.title', { name })} onClose={hide}>
        <div className={styles.body}>
          <ul className={styles.list}>
            {coming.slice(0, MOST).map((match) => (
              <li key={match.fixtureId} className={styles.next}>
                <span className={styles.match}>
                  {matchTitle(match)}
                  <span className={styles.when}>{when(match.startTime)}</span>
                </span>
                <BookButton match={match} booked={booked.has(match.fixtureId)} worded />
              </li>
            ))}
          </ul>
          <Link to={hrefOf('profile', { id: userId })} {...buttonLook()}>
            {t('page', { name })}
          </Link>
        </div>
      </Sheet>
    </>
  );
};

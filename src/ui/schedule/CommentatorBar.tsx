import { roomPath } from '#domain/room/roomAddress.ts';
import { matchTitle } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { announced, commentators } from '#machines/schedule/lists.resources.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useResource } from '../hooks/useResource.ts';
import { useZone } from '../hooks/useZone.ts';
import { dayMonth } from '../features/matches/dayLabel.ts';
import { Face } from '../kit/Face.tsx';
import { Link } from '../kit/Link.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import * as styles from './CommentatorBar.css.ts';

/** Number of next matches that are named. */
const MOST = 4;

interface CommentatorBarProps {
  /** The user id of the selected commentator, or null for all. */
  readonly chosen: string | null;
  readonly hrefBy: (userId: string | null) => string;
}

/** Filters the schedule by commentator, and shows their next matches on any day. */
export default function CommentatorBar({ chosen, hrefBy }: CommentatorBarProps) {
  const t = useWords('schedule');
  const go = useNavigate();
  const { value } = useResource(commentators, null);
  const all = value ?? [];
  const person = all.find(({ userId }) => userId === chosen);
  return (
    <div className={styles.bar}>
      <SelectField
        label={t('by.label')}
        value={person ? person.userId : ''}
        onChange={({ target }) => go(hrefBy(target.value === '' ? null : target.value), { replace: true })}
      >
        <option value="">{t('by.every')}</option>
        {all.map(({ userId, displayName }) => (
          <option key={userId} value={userId}>
            {displayName}
          </option>
        ))}
      </SelectField>
      {person && <Announced person={person} />}
    </div>
  );
}

const Announced = ({ person }: { readonly person: User }) => {
  const t = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const { value } = useResource(announced, { userId: person.userId, locale });
  if (!value) return null;
  const name = person.displayName;
  return (
    <section className={styles.next} aria-label={t('by.next', { name })}>
      <h2 className={styles.name}>
        <Face user={person} size={24} />
        <Link to={hrefOf('profile', { id: person.userId })}>
          {value.length === 0 ? t('by.none', { name }) : t('by.next', { name })}
        </Link>
      </h2>
      <ul className={styles.list}>
        {value.slice(0, MOST).map(({ bookingId, match, startTime }) => {
          const day = dayOf(startTime, zone);
          return (
            <li key={bookingId}>
              <Link className={styles.match} to={roomPath(match) ?? `/lich-truc-tiep?date=${day}`}>
                <time dateTime={new Date(startTime).toISOString()}>
                  {hourMinute(startTime, zone)} {dayMonth(day, locale)}
                </time>
                {matchTitle(match)}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

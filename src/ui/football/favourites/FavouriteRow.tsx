import type { ButtonHTMLAttributes } from 'react';
import type { Favourite } from '#domain/football/favourites.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { dayOf } from '#domain/shared/zone.ts';
import { dayName } from '../../features/matches/dayLabel.ts';
import { Star } from '../../features/social/FollowStar.tsx';
import { useFixtureFeed } from '../../hooks/useFixtureFeed.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { ScoreTile } from '../../kit/ScoreTile.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { whenOfFixture } from '../fixtureWhen.ts';
import * as styles from './FavouritesScreen.css.ts';

/** Against whom a followed team plays; both names for a competition or a player. */
const Against = ({ of, next }: { readonly of: Favourite; readonly next: Fixture }) => {
  const t = useWords('favourites');
  const { localteam, visitorteam } = next;
  const isHome = localteam.id === of.target.id;
  if (!isHome && visitorteam.id !== of.target.id) return <>{`${localteam.name} – ${visitorteam.name}`}</>;
  return <>{t('against', { name: isHome ? visitorteam.name : localteam.name })}</>;
};

/** The match that runs, told by the socket, or when the next one begins. */
const Next = ({ of, next: loaded }: { readonly of: Favourite; readonly next: Fixture }) => {
  const football = useWords('football');
  const schedule = useWords('schedule');
  const zone = useZone();
  const locale = useLocale();
  const now = useNow(60_000);
  // Those to come are asked for with the list.
  const { fixture } = useFixtureFeed(loaded.status === 'live' ? loaded : null);
  const next = fixture ?? loaded;
  const when = whenOfFixture(next, zone, { football, schedule });
  const { score, status } = next;
  const time = when.figures ? <Figure size={18}>{when.text}</Figure> : when.text;
  return (
    <>
      <span className={styles.fact}>
        {status === 'live' && (
          <span className={styles.minute}>
            <LiveDot />
            {time}
          </span>
        )}
        <Link to={fixturePath(next)}>
          <Against of={of} next={next} />
        </Link>
      </span>
      <span className={styles.next}>
        {status === 'live' && score && <ScoreTile score={[score.home, score.away]} />}
        {status === 'live' && !score && next.hidden && <Unlit of={next} tile={styles.tile} />}
        {status === 'upcoming' && (
          <>
            {time}
            <small>{dayName(dayOf(next.startTs, zone), dayOf(now, zone), locale, schedule)}</small>
          </>
        )}
      </span>
    </>
  );
};

interface RowProps {
  readonly of: Favourite;
  readonly dragged: boolean;
  readonly grip: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** One favourite: grip, crest, name, the match it waits for, and its star. */
export const FavouriteRow = ({ of, dragged, grip }: RowProps) => {
  const t = useWords('favourites');
  const { card, target, next } = of;
  const name = card?.title ?? t('gone');
  const type = target.type === 'league' || target.type === 'player' ? target.type : 'team';
  return (
    <li className={styles.row} data-dragged={dragged || undefined} data-live={next?.status === 'live' || undefined}>
      <button type="button" className={styles.grip} aria-label={t('grip', { name })} {...grip}>
        <Icon name="grip-vertical" size={20} />
      </button>
      <span className={styles.sign}>
        {type === 'player' ? (
          <Icon name="user-check" size={24} />
        ) : (
          <Crest side={{ name, logo: card?.img?.url ?? '' }} size={40} />
        )}
      </span>
      <span className={styles.name}>{card ? <Link to={card.path}>{name}</Link> : name}</span>
      {next ? <Next of={of} next={next} /> : <span className={styles.fact}>{card?.subtitle ?? ''}</span>}
      <span className={styles.star}>
        <Star of={{ type, id: target.id, name }} on />
      </span>
    </li>
  );
};

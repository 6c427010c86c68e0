import { hrefOf } from '#domain/routing/routes.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Link } from '../kit/Link.tsx';
import type { FootballDay } from './useFootballDay.ts';
import * as styles from './FixturesScreen.css.ts';

interface MyTeamsEmptyProps {
  readonly of: FootballDay;
  /** Whether the viewer follows a team at all. */
  readonly any: boolean;
}

/** No match of the viewer's teams on a day, or no team yet. */
export const MyTeamsEmpty = ({ of, any }: MyTeamsEmptyProps) => {
  const t = useWords('football');
  const schedule = useWords('schedule');
  const day = dayName(of.day, of.today, useLocale(), schedule);
  return (
    <div className={styles.notice}>
      {any ? (
        <Empty
          fact={day}
          action={
            <Link to={of.hrefOfMine(false)} replace {...buttonLook({ tone: 'quiet' })}>
              {t('showAll')}
            </Link>
          }
        >
          {t('mine.empty')}
        </Empty>
      ) : (
        <Empty
          fact={t('mine.noneFact')}
          action={
            <Link to={hrefOf('footballFavourites')} {...buttonLook({ tone: 'quiet' })}>
              {t('mine.choose')}
            </Link>
          }
        >
          {t('mine.none')}
        </Empty>
      )}
    </div>
  );
};

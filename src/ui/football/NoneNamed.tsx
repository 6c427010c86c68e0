import { hrefOf } from '#domain/routing/routes.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Link } from '../kit/Link.tsx';
import type { FootballDay } from './useFootballDay.ts';
import * as styles from './FixturesScreen.css.ts';

/** No match of the day has the words that are searched for; the search over all days may. */
export const NoneNamed = ({ of }: { readonly of: FootballDay }) => {
  const t = useWords('football');
  const schedule = useWords('schedule');
  return (
    <div className={styles.notice}>
      <Empty
        fact={dayName(of.day, of.today, useLocale(), schedule)}
        action={
          <Link to={`${hrefOf('matchSearch')}?${new URLSearchParams({ q: of.q })}`} {...buttonLook({ tone: 'quiet' })}>
            {t('search.everywhere')}
          </Link>
        }
      >
        {t('search.none', { q: of.q })}
      </Empty>
    </div>
  );
};

import { hrefOf } from '#domain/routing/routes.ts';
import { dayName } from '../../features/matches/dayLabel.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Link } from '../../kit/Link.tsx';
import type { FootballDay } from '../useFootballDay.ts';

/** A day without odds, or without any that pass the filter. */
export const OddsEmpty = ({ of }: { readonly of: FootballDay }) => {
  const t = useWords('odds');
  const football = useWords('football');
  const schedule = useWords('schedule');
  const day = dayName(of.day, of.today, useLocale(), schedule);
  if (of.filter !== 'all')
    return (
      <Empty
        fact={day}
        action={
          <Link to={of.hrefOfFilter('all')} replace {...buttonLook({ tone: 'quiet' })}>
            {football('showAll')}
          </Link>
        }
      >
        {football('emptyFilter')}
      </Empty>
    );
  return (
    <Empty
      fact={`${day}. ${t('emptyFact')}`}
      action={
        <Link to={hrefOf('footballFixtures')} {...buttonLook({ tone: 'quiet' })}>
          {football('views.lich-thi-dau')}
        </Link>
      }
    >
      {t('empty')}
    </Empty>
  );
};

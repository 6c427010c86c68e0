import { Fragment, memo, type ReactNode } from 'react';
import { fixtureFilters, type FixtureFilterName } from '#domain/football/dayView.ts';
import type { Day } from '#domain/shared/zone.ts';
import * as dayHead from '../features/matches/dayHead.css.ts';
import { DayStrip } from '../features/matches/DayStrip.tsx';
import { useAfterFrame } from '../hooks/useAfterFrame.ts';
import { useShield } from '../hooks/useShield.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Switch } from '../kit/Switch.tsx';
import { DaySearch } from './DaySearch.tsx';
import { dayViews, type DayView, type FootballDay } from './useFootballDay.ts';
import * as styles from './FixturesScreen.css.ts';

interface DayHeadProps {
  readonly of: FootballDay;
  /** How many matches a day has; days without one show none. */
  readonly counts: ReadonlyMap<Day, number>;
  readonly byFilter: Readonly<Record<FixtureFilterName, number>> | null;
  /** How many of them the viewer's teams play; null while it is not known. */
  readonly ofMine: number | null;
  /** How old the page is, at the end of its first line. */
  readonly age: ReactNode;
  /** Behind the filters. */
  readonly children?: ReactNode;
}

/** The matches of the viewer's own teams, beside the others' filters: both can be on. */
const Mine = ({ of, count }: { readonly of: FootballDay; readonly count: number | null }) => {
  const t = useWords('football');
  return (
    <Link to={of.hrefOfMine(!of.mine)} replace {...chipLook(of.mine)} aria-current={of.mine ? 'true' : undefined}>
      <Icon name="star" size={16} filled={of.mine} />
      {t('mine.filter')}
      <span className={styles.count}>{count ?? ' '}</span>
    </Link>
  );
};

/** B2: hides the results of all matches, and shows them again; a phone has it in the menu, and over a list while it is on. */
const ShieldSwitch = memo(() => {
  const t = useWords('spoiler');
  const { policy } = useSpoiler();
  const { choose } = useShield();
  return (
    <span className={styles.shieldSwitch}>
      <Switch on={policy !== 'off'} onChange={(on) => choose(on ? 'all' : 'off')}>
        {t('title')}
      </Switch>
    </span>
  );
});

/** The pages of a day. */
const Views = memo(({ of }: Pick<DayHeadProps, 'of'>) => {
  const t = useWords('football');
  const { hideOdds } = useSpoiler();
  const views = (Object.keys(dayViews) as DayView[]).filter((one) => !(hideOdds && one === 'footballOdds'));
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      {views.map((one) => (
        <Link
          key={one}
          to={of.hrefOfView(one)}
          replace
          {...chipLook(one === of.view)}
          aria-current={one === of.view ? 'page' : undefined}
        >
          {t(`views.${dayViews[one]}`)}
        </Link>
      ))}
    </nav>
  );
});

/** MC-12: the head of a football day: its pages, days and filters, each an address. */
export const DayHead = ({ of, counts, byFilter, ofMine, age, children }: DayHeadProps) => {
  const t = useWords('football');
  // The rows and the chosen filter follow a press at once; what stands around them is drawn after that.
  const around = useAfterFrame(of);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(`title.${dayViews[of.view]}`)}</h1>
        <Views of={around} />
        {age && <span className={`${dayHead.updated} ${styles.updated}`}>{age}</span>}
      </header>
      <div className={styles.sticky}>
        <DayStrip
          {...{ counts, today: around.today, hrefOfDay: around.hrefOfDay, direction: around.direction }}
          selected={around.day}
          onTurn={around.turn}
        />
        <div className={styles.tools}>
          <nav className={dayHead.chips} aria-label={t('filters.label')}>
            {fixtureFilters.map((one) => (
              <Fragment key={one}>
                <Link
                  to={of.hrefOfFilter(one)}
                  replace
                  {...chipLook(one === of.filter)}
                  aria-current={one === of.filter ? 'page' : undefined}
                >
                  {t(`filters.${one}`)}
                  <span className={styles.count}>{byFilter?.[one] ?? ' '}</span>
                </Link>
                {one === 'all' && <Mine of={of} count={ofMine} />}
              </Fragment>
            ))}
          </nav>
          {children}
          <DaySearch of={of} small={children !== undefined} />
          {children === undefined && <ShieldSwitch />}
        </div>
      </div>
    </>
  );
};

import { useMemo, useState } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { dayOf, hourMinute, isDay, type Day } from '#domain/shared/zone.ts';
import { consensusOf, isTipCategory, tipCategories, type Tip, type TipCategory } from '#domain/tips/tip.ts';
import { tipMatchTitle, tipsOfMatchPath } from '#domain/tips/tipPaths.ts';
import { tipCounts } from '#machines/tips/tipCounts.resources.ts';
import { tipsOfDay } from '#machines/tips/tips.resources.ts';
import type { ScreenProps } from '../app/screen.ts';
import { DayStrip } from '../features/matches/DayStrip.tsx';
import { dayName } from '../features/matches/dayLabel.ts';
import { ConsensusBars } from '../features/tips/ConsensusBars.tsx';
import { Countdown } from '../features/tips/Countdown.tsx';
import { TipMatchLine } from '../features/tips/TipMatchLine.tsx';
import { TipsNote } from '../features/tips/TipsNote.tsx';
import * as row from '../features/tips/TipRow.css.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useNow } from '../hooks/useNow.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Link } from '../kit/Link.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { OddsGate } from '../shared/OddsGate.tsx';
import * as list from './TipsScreen.css.ts';
import * as styles from './TipMatches.css.ts';

/** The matches of a day that have open tips, in the order of their kick-offs. */
export default function TipMatchesScreen({ params: { category } }: Pick<ScreenProps<'tipMatches'>, 'params'>) {
  const missing = !isTipCategory(category);
  useNotFound(missing);
  if (missing) return null;
  return (
    <OddsGate>
      <Matches category={category} />
    </OddsGate>
  );
}

const MatchOfDay = ({ tips }: { readonly tips: readonly Tip[] }) => {
  const t = useWords('tips');
  const zone = useZone();
  const tip = tips[0]!;
  const { fixture } = tip;
  const consensus = useMemo(() => consensusOf(tips), [tips]);
  if (!fixture) return null;
  return (
    <li className={styles.match}>
      <Link
        className={row.stretched}
        to={tipsOfMatchPath(tip)}
        aria-label={t('matches.see', { match: tipMatchTitle(fixture) })}
      />
      <span className={styles.when}>
        <Countdown to={tip.lockTs} size={26} />
        <small>{t('matches.kickOff', { time: hourMinute(fixture.startTs, zone) })}</small>
      </span>
      <span className={styles.about}>
        <small>{fixture.leagueName}</small>
        <span className={styles.teams}>
          <TipMatchLine match={fixture} />
        </span>
      </span>
      <b className={styles.count}>{t.tn('matches.tips', tips.length)}</b>
      <div className={styles.bars}>{tips.length > 1 && <ConsensusBars consensus={consensus} fixture={fixture} />}</div>
    </li>
  );
};

const Matches = ({ category }: { readonly category: TipCategory }) => {
  const t = useWords('tips');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const wanted = useQuery('date');
  const day = wanted !== null && isDay(wanted) ? wanted : today;
  const [turned, setTurned] = useState(false);
  const now = useNow(15_000);
  const feed = useFeed(tipsOfDay, { category, date: day, timezone: zone });
  const known = useResource(tipCounts, { category, timezone: zone }).value;
  const counts = useMemo(() => new Map<Day, number>(known?.days.map((one) => [one.day, one.matches])), [known]);
  const path = hrefOf('tipMatches', { category });
  const empty = (
    <div className={list.inset}>
      <Empty fact={dayName(day, today, locale, schedule)}>{t('empty.day')}</Empty>
    </div>
  );
  return (
    <div className={list.main}>
      <header className={list.head}>
        <h1 className={list.title}>{t('matches.title')}</h1>
      </header>
      <div className={list.sports}>
        <SectionNav
          label={t('sports.label')}
          links={tipCategories.map((one) => ({
            to: hrefOf('tipMatches', { category: one }),
            label: t(`sports.${one}`),
            current: one === category,
          }))}
        />
      </div>
      <DayStrip
        {...{ today, counts, selected: day }}
        direction={day < today !== turned ? 'backward' : 'forward'}
        hrefOfDay={(one) => (one === today ? path : `${path}?date=${one}`)}
        onTurn={() => setTurned(!turned)}
      />
      <Feed of={feed} loading={<SkeletonRows rows={3} height={104} />} failed={t('failed')} empty={empty}>
        {(tips) => {
          const open = tips.filter(({ lockTs }) => lockTs > now);
          if (open.length === 0) return empty;
          return (
            <ul className={list.rows}>
              {[...grouped(open, ({ fixtureId }) => fixtureId)].map(([id, own]) => (
                <MatchOfDay key={id} tips={own} />
              ))}
            </ul>
          );
        }}
      </Feed>
      <div className={list.inset}>
        <TipsNote />
      </div>
    </div>
  );
};

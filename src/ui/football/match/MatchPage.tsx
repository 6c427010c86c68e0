import { Suspense, useRef } from 'react';
import { tabNamed, tabNames, tabsOf, type MatchTab } from '#domain/football/matchTabs.ts';
import { matchPath } from '#domain/football/footballPaths.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { Comments } from '../../features/comments/Comments.tsx';
import { DemoNote } from '../../features/matches/DemoNote.tsx';
import { SocialBar } from '../../features/social/SocialBar.tsx';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useWords } from '../../hooks/useWords.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { panelProps, TabRow } from '../../kit/Tabs.tsx';
import { withScroll } from '../../shared/entryScroll.ts';
import {
  AboutSection,
  BestPlayerSection,
  FormSection,
  HeadToHeadSection,
  LineupsSection,
  ShotsSection,
  StandingsSection,
  StatsSection,
  VotesSection,
} from '../matchSections/sections.tsx';
import { MatchOddsSection } from '../odds/MatchOddsSection.tsx';
import { EventSpine } from './EventSpine.tsx';
import { FoldedBoard } from './FoldedBoard.tsx';
import { GoalVoice } from './GoalVoice.tsx';
import { HiddenParts } from './HiddenParts.tsx';
import { KeptTicket } from './KeptTicket.tsx';
import { MatchBoard } from './MatchBoard.tsx';
import { useMatchKnown } from './useMatchKnown.ts';
import { useMatchThen } from './useMatchThen.ts';
import { TimeAxis } from './TimeAxis.tsx';
import { WatchBlock } from './WatchBlock.tsx';
import * as styles from './MatchPage.css.ts';

interface MatchPageProps {
  readonly fixture: Fixture;
  readonly retry: () => void;
  /** When what is shown was received, if it could not be loaded again; epoch milliseconds. */
  readonly oldSince: number | null;
}

const TipsBlock = lazyPart(() => import('./TipsBlock.tsx'));

/** The tabs whose content the page has. */
const built: ReadonlySet<MatchTab> = new Set([
  ...(['all', 'events', 'lineups', 'stats', 'h2h', 'table', 'odds', 'tips', 'watch'] as const),
]);
const TABS = 'match';

/** The tab in the address; choosing one changes it and keeps the scroll position. */
const useMatchTab = (fixture: Fixture) => {
  const go = useNavigate();
  const { hideOdds } = useSpoiler();
  const tabs = tabsOf(fixture, (tab) => built.has(tab) && !(hideOdds && (tab === 'odds' || tab === 'tips')));
  // A painted page shows the first tab, whatever the address asks for.
  const asked = useQuery('muc');
  const tab = tabNamed(useHydrated() ? asked : null, tabs);
  const choose = (next: MatchTab) => {
    const query = new URLSearchParams({ leagueId: fixture.leagueId, ...(next !== 'all' && { muc: tabNames[next] }) });
    go(`${matchPath(fixture)}?${query}`, { replace: true, state: withScroll(null, window.scrollY) });
  };
  return { tabs, tab, choose };
};

/** Board, axis and tabs over the sections; the rooms of the match beside them, or first on a phone. */
export const MatchPage = ({ fixture: loaded, retry, oldSince }: MatchPageProps) => {
  const t = useWords('match');
  const known = useMatchKnown(loaded, retry);
  const { fixture } = known;
  const wind = useMatchThen(known);
  const { shown, latest } = wind;
  const { tabs, tab, choose } = useMatchTab(fixture);
  const board = useRef<HTMLElement>(null);
  const shows = (one: MatchTab) => tab === 'all' || tab === one;
  const { hidden } = fixture;
  const { hideOdds } = useSpoiler();
  const section = { fixture, events: latest.events, until: wind.until };
  // A match that is over, or off, and of which no source tells what happened, has no course.
  const told = !hidden && (fixture.coverage.events || fixture.status === 'upcoming' || fixture.status === 'live');
  const odds = <MatchOddsSection {...section} fixture={shown.fixture} />;
  const tips = fixture.coverage.tips && !hidden && !hideOdds && (
    <Suspense>
      <TipsBlock fixture={fixture} all={tab === 'tips'} />
    </Suspense>
  );
  return (
    <article className={styles.match} data-status={fixture.status}>
      <FoldedBoard board={board} fixture={shown.fixture} wound={wind.wound !== null} />
      <MatchBoard
        ref={board}
        {...{ fixture, shown: shown.fixture, events: shown.events, latest: latest.events, oldSince, retry }}
        wound={wind.wound !== null}
      />
      <GoalVoice fixture={fixture} events={latest.events} />
      {!hidden && <TimeAxis wind={wind} />}
      <div className={styles.tabs}>
        <TabRow
          id={TABS}
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={choose}
        />
      </div>
      <div className={styles.page} {...panelProps(TABS, tab, tab)}>
        <div className={styles.main}>
          {fixture.status === 'ended' && <KeptTicket fixture={fixture} />}
          {hidden && tab === 'all' && <HiddenParts fixture={fixture} />}
          <div className={styles.pair}>
            {told && shows('events') && <EventSpine fixture={shown.fixture} events={shown.events} />}
            {shows('stats') && <StatsSection {...section} />}
          </div>
          {shows('lineups') && <LineupsSection {...section} />}
          <div className={styles.even}>
            {shows('stats') && <ShotsSection {...section} />}
            {shows('h2h') && <HeadToHeadSection {...section} />}
          </div>
          <div className={styles.even}>
            {shows('table') && <StandingsSection {...section} />}
            {shows('h2h') && <FormSection {...section} />}
          </div>
          {tab === 'odds' && odds}
          {tab === 'tips' && tips}
          {/* The origin writes the sections here, for readers without scripts. */}
          <noscript data-plain className={styles.plain} />
          {tab === 'all' && !hidden && (
            <Comments
              target={{ type: 'fixture', id: fixture.fixtureId }}
              name={`${fixture.localteam.name} – ${fixture.visitorteam.name}`}
              folded
            />
          )}
        </div>
        <aside className={styles.aside} data-alone={(tab !== 'all' && tab !== 'watch') || undefined}>
          <WatchBlock fixture={fixture} />
          <SocialBar
            target={{ type: 'fixture', id: fixture.fixtureId }}
            name={`${fixture.localteam.name} – ${fixture.visitorteam.name}`}
            saves
          />
          {tab === 'all' && (
            <div className={styles.foretold}>
              {odds}
              {tips}
            </div>
          )}
          {tab === 'all' && fixture.status === 'ended' && (
            <div className={styles.best}>
              <BestPlayerSection {...section} />
            </div>
          )}
          {tab === 'all' && fixture.status === 'upcoming' && <VotesSection {...section} />}
          {tab === 'all' && <AboutSection {...section} />}
          {tab === 'all' && fixture.status !== 'upcoming' && <VotesSection {...section} />}
        </aside>
      </div>
      {fixture.demo && <DemoNote />}
    </article>
  );
};

import { Suspense, type ComponentType } from 'react';
import { hasSection, type MatchSection } from '#domain/football/matchSections.ts';
import { useTurn } from '../../hooks/useTurn.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import type { SectionProps } from './section.ts';
import { place } from './sections.css.ts';

/** A section whose code, words and data come with its first use, in its turn; until then its space is kept. */
const section = (name: MatchSection): ComponentType<SectionProps> => {
  const Content = lazyPart(async () => ({ default: (await import('./contents.ts')).contents[name] }));
  return function Section(props) {
    const come = useTurn();
    if (!hasSection(name, props.fixture)) return null;
    const space = <div className={place} data-section={name} data-status={props.fixture.status} aria-hidden="true" />;
    if (!come) return space;
    return (
      <Suspense fallback={space}>
        <Content {...props} />
      </Suspense>
    );
  };
};

/** MC-4: both line-ups on a pitch or as lists, bench, who is missing. Under the shield without what tells the result. */
export const LineupsSection = section('lineups');
/** MC-5: statistics as bars from the centre, of the match or a half. */
export const StatsSection = section('stats');
/** MC-6: where shots were taken, with expected goals. */
export const ShotsSection = section('shots');
/** MC-7: the record of both teams against each other, with the latest matches. */
export const HeadToHeadSection = section('headToHead');
/** MC-7: the latest results of both teams as steps. */
export const FormSection = section('form');
/** MC-10: who wins, as members think. */
export const VotesSection = section('votes');
/** Where, by whom and before how many the match is played. */
export const AboutSection = section('about');
/** The highest rated player, and the ratings of all; nothing while the page is wound back. */
export const BestPlayerSection = section('bestPlayer');
/** MC-7: the part of the table in which both teams stand. */
export const StandingsSection = section('standings');

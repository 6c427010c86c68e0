import { matchTitle } from '#domain/match/match.ts';
import { analysis, odds } from '#machines/schedule/schedule.resources.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { AnalysisTab } from './AnalysisTab.tsx';
import HiddenPart from './HiddenPart.tsx';
import { Loaded } from './Loaded.tsx';
import { OddsTab } from './OddsTab.tsx';
import { OpinionTab } from './OpinionTab.tsx';
import type { TabContentProps } from './TabContent.tsx';

const TipsSection = lazyPart(async () => ({ default: (await import('../features/tips/TipsSection.tsx')).TipsSection }));

/** The tabs that nobody sees before they are chosen. */
export default function LateTab({ tab, room, zone }: TabContentProps) {
  const { fixtureId, roomId, localteam: home, visitorteam: away } = room;
  switch (tab) {
    case 'analysis':
      return (
        <Loaded resource={analysis} fixtureId={fixtureId} rows={4} rowHeight={44}>
          {(value) => <AnalysisTab analysis={value} home={home} away={away} />}
        </Loaded>
      );
    case 'odds':
      return (
        <Loaded resource={odds} pictured="odds" fixtureId={fixtureId} rows={6} rowHeight={44}>
          {(value, oldSince) => <OddsTab room={room} markets={value} oldSince={oldSince} />}
        </Loaded>
      );
    case 'tips':
      return <TipsSection fixtureId={fixtureId} />;
    default:
      // What others say of it tells how it stands.
      if (room.hidden) return <HiddenPart fixtureId={fixtureId} />;
      return <OpinionTab {...{ fixtureId, roomId, zone }} name={matchTitle(room)} />;
  }
}

import { use } from 'react';
import type { Room, RoomTab } from '#domain/match/match.ts';
import { analysis, odds, overview } from '#machines/schedule/schedule.resources.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SportPartsContext } from './board/sportParts.ts';
import { Loaded } from './Loaded.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PostsTab } from './PostsTab.tsx';

// LR-11: tabs that are not the first one load with their first visit.
const AnalysisTab = lazyPart(async () => ({ default: (await import('./AnalysisTab.tsx')).AnalysisTab }));
const OddsTab = lazyPart(async () => ({ default: (await import('./OddsTab.tsx')).OddsTab }));

const HiddenPart = lazyPart(() => import('./HiddenPart.tsx'));

/** Opinions and tips have no call yet. */
const noPosts: readonly never[] = [];

interface TabContentProps {
  readonly tab: RoomTab | 'board';
  readonly room: Pick<Room, 'fixtureId' | 'localteam' | 'visitorteam' | 'home' | 'away' | 'hidden'>;
  readonly zone: string;
}

/** The content of a room's tab. */
export const TabContent = ({ tab, room, zone }: TabContentProps) => {
  const parts = use(SportPartsContext);
  const { fixtureId, localteam: home, visitorteam: away } = room;
  if (room.hidden && (tab === 'overview' || tab === 'board')) return <HiddenPart fixtureId={fixtureId} />;
  switch (tab) {
    case 'overview':
      return (
        <Loaded resource={overview} pictured="overview" fixtureId={fixtureId} rows={4} rowHeight={32}>
          {(value) => {
            const Tab = parts && value.log ? parts.Overview : OverviewTab;
            return <Tab overview={value} home={home} away={away} />;
          }}
        </Loaded>
      );
    case 'board':
      return parts?.panel && <parts.panel.Content room={room} />;
    case 'analysis':
      return (
        <Loaded resource={analysis} fixtureId={fixtureId} rows={4} rowHeight={44}>
          {(value) => <AnalysisTab analysis={value} home={home} away={away} />}
        </Loaded>
      );
    case 'odds':
      return (
        <Loaded resource={odds} pictured="odds" fixtureId={fixtureId} rows={6} rowHeight={44}>
          {(value) => <OddsTab markets={value} home={room.home} away={room.away} />}
        </Loaded>
      );
    case 'opinion':
    case 'tips':
      return <PostsTab posts={noPosts} zone={zone} />;
  }
};

import { use } from 'react';
import type { PricedRoom } from '#domain/odds/pricedMatch.ts';
import { matchTitle, type Room, type RoomTab } from '#domain/match/match.ts';
import { overview } from '#machines/schedule/schedule.resources.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SportPartsContext } from './board/sportParts.ts';
import { Loaded } from './Loaded.tsx';

// LR-11: tabs load with their first visit; on a phone the chat is the first.
const OverviewTab = lazyPart(async () => ({ default: (await import('./OverviewTab.tsx')).OverviewTab }));
const LateTab = lazyPart(() => import('./LateTab.tsx'));

const SocialBar = lazyPart(async () => ({ default: (await import('../features/social/SocialBar.tsx')).SocialBar }));

const HiddenPart = lazyPart(() => import('./HiddenPart.tsx'));

export interface TabContentProps {
  readonly tab: RoomTab | 'board';
  readonly room: Pick<Room, 'roomId' | 'home' | 'away' | 'title' | 'localteam' | 'visitorteam'> & PricedRoom;
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
        <>
          <Loaded resource={overview} pictured="overview" fixtureId={fixtureId} rows={4} rowHeight={32}>
            {(value) => {
              const Tab = parts && value.log ? parts.Overview : OverviewTab;
              return <Tab overview={value} home={home} away={away} />;
            }}
          </Loaded>
          {room.roomId !== null && (
            <SocialBar target={{ type: 'room', id: room.roomId }} name={matchTitle(room)} viewsCounted inset />
          )}
        </>
      );
    case 'board':
      return parts?.panel && <parts.panel.Content room={room} />;
    default:
      return <LateTab tab={tab} room={room} zone={zone} />;
  }
};

import type { Room } from '#domain/match/match.ts';
import { roomState } from '#domain/match/roomState.ts';
import { useNow } from '../hooks/useNow.ts';
import { useZone } from '../hooks/useZone.ts';
import { EndedCard } from './EndedCard.tsx';
import { streamsOf } from './picture.ts';
import { StoppedCard } from './StoppedCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** What stands in place of the picture while there is no stream: the state of the match, and what to do (V-2). */
export const SlotCard = ({ room }: { readonly room: Room }) => {
  const now = useNow(1000);
  const zone = useZone();
  const state = roomState(room, streamsOf(room).length > 0, now);
  if (state === 'ended') return <EndedCard room={room} zone={zone} now={now} />;
  if (state === 'coming' || state === 'awaited' || state === 'streaming')
    return <WaitingCard room={room} coming={state === 'coming'} now={now} zone={zone} />;
  return <StoppedCard room={room} state={state} now={now} zone={zone} />;
};

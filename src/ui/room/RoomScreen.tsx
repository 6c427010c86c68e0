import { roomIdOf } from '#domain/room/roomAddress.ts';
import { room as roomResource } from '#machines/schedule/schedule.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useResource } from '../hooks/useResource.ts';
import { loadedAhead } from '../kit/loadedAhead.tsx';
import type { RoomAddress } from './LiveRoom.tsx';
import { PaintedRoom } from './PaintedRoom.tsx';

const live = loadedAhead(() => import('./LiveRoom.tsx'));
export const whole = live.load;

/** A live room: first what the origin painted, then, in the background after hydration, all of it. */
export default function RoomScreen(address: RoomAddress) {
  return useHydrated() ? <live.Part {...address} /> : <RoomBefore {...address} />;
}

const RoomBefore = ({ params: { slug } }: RoomAddress) => {
  const { value } = useResource(roomResource, { roomId: roomIdOf(slug) ?? '' });
  return value && <PaintedRoom room={value} />;
};

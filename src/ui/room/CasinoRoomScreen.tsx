import type { ScreenProps } from '../app/screen.ts';
import { casinoParts } from './board/casino/casinoParts.ts';
import { SportPartsContext } from './board/sportParts.ts';
import RoomScreen from './RoomScreen.tsx';

export { whole } from './RoomScreen.tsx';

/** A room of a casino table, with its board. */
export default function CasinoRoomScreen({ params }: ScreenProps<'roomCasino'>) {
  return (
    <SportPartsContext value={casinoParts}>
      <RoomScreen params={params} />
    </SportPartsContext>
  );
}

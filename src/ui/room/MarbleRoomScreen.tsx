import type { ScreenProps } from '../app/screen.ts';
import { marbleParts } from './board/marble/marbleParts.ts';
import { SportPartsContext } from './board/sportParts.ts';
import RoomScreen from './RoomScreen.tsx';

export { whole } from './RoomScreen.tsx';

/** A room of a marble race, with its board. */
export default function MarbleRoomScreen({ params }: ScreenProps<'roomMarble'>) {
  return (
    <SportPartsContext value={marbleParts}>
      <RoomScreen params={params} />
    </SportPartsContext>
  );
}

import type { ScreenProps } from '../app/screen.ts';
import { esportParts } from './board/esport/esportParts.ts';
import { SportPartsContext } from './board/sportParts.ts';
import RoomScreen from './RoomScreen.tsx';

export { whole } from './RoomScreen.tsx';

/** A room of esport, with its board. */
export default function EsportRoomScreen({ params }: ScreenProps<'roomEsport'>) {
  return (
    <SportPartsContext value={esportParts}>
      <RoomScreen params={params} />
    </SportPartsContext>
  );
}

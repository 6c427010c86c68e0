import type { ScreenProps } from '../app/screen.ts';
import { basketballParts } from './board/basketball/basketballParts.ts';
import { SportPartsContext } from './board/sportParts.ts';
import RoomScreen from './RoomScreen.tsx';

export { whole } from './RoomScreen.tsx';

/** A room of basketball, with its board. */
export default function BasketballRoomScreen({ params }: ScreenProps<'roomBasketball'>) {
  return (
    <SportPartsContext value={basketballParts}>
      <RoomScreen params={params} />
    </SportPartsContext>
  );
}

import type { ScreenProps } from '../app/screen.ts';
import RoomScreen from './RoomScreen.tsx';

export { whole } from './RoomScreen.tsx';

/** A room of football, whose board is the plain one. */
export default function FootballRoomScreen({ params }: ScreenProps<'roomFootball'>) {
  return <RoomScreen params={params} />;
}

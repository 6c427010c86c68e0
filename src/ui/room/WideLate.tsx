import { ScorersOf } from './Scorers.tsx';
import { BackButton, RoomsButton } from './RoomsButton.tsx';

export interface WideLateProps {
  readonly of: 'back' | 'rooms' | 'home' | 'away';
  readonly fixtureId: string;
}

/** What comes to a wide room after its picture: the ways out of it, and the scorers of a side on the board of full screen. */
export default function WideLate({ of, fixtureId }: WideLateProps) {
  if (of === 'back') return <BackButton />;
  if (of === 'rooms') return <RoomsButton />;
  return <ScorersOf of={of === 'home' ? 0 : 1} fixtureId={fixtureId} />;
}

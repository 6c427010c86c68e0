import NextTicket from '../features/matches/NextTicket.tsx';
import RoomOrderField, { type RoomOrderFieldProps } from '../features/matches/RoomOrderField.tsx';

type LateTilesProps = RoomOrderFieldProps | { readonly ticketOf: string | undefined };

/** What comes to the rooms that are on after them: the choice of their order, and the next ticket, of a mode or of all. */
export default function LateTiles(props: LateTilesProps) {
  return 'rooms' in props ? <RoomOrderField {...props} /> : <NextTicket look="tile" liveModeId={props.ticketOf} />;
}

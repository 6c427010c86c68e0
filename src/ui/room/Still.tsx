import type { Room } from '#domain/match/match.ts';
import { still } from './PictureSlot.css.ts';

/** The still of a room, where it has one, until its video is there. */
export const Still = ({ room: { poster } }: { readonly room: Pick<Room, 'poster'> }) =>
  poster && <img className={still} src={poster} alt="" decoding="async" />;

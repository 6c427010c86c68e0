import type { Room } from '#domain/match/match.ts';
import { stillImage } from '#domain/match/still.ts';
import { still } from './PictureSlot.css.ts';

/** The still of a room, if it has one, until the video is shown. */
export const Still = ({ room: { poster } }: { readonly room: Pick<Room, 'poster'> }) =>
  poster && <img className={still} {...stillImage(poster, 'lead')} alt="" decoding="async" fetchPriority="high" />;

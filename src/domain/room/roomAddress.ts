import { isRoomId } from '../shared/ids.ts';
import { slug } from '../shared/slug.ts';
import { hasSides, type Match } from '../match/match.ts';
import { modeById } from '../schedule/mode.ts';

type Addressed = Pick<Match, 'liveModeId' | 'home' | 'away' | 'title' | 'roomId'>;

/** LIVE-5: names slugged, then the room's id; a name that folds to nothing is left out, down to the id alone. */
export const roomSlug = (match: Addressed & { readonly roomId: string }): string =>
  [...(hasSides(match) ? [match.home, match.away] : [match.title ?? '']).map(slug), match.roomId]
    .filter((part) => part !== '')
    .join('-');

/** The path of a room, or null where the match has none or its mode has no rooms. Without a language prefix. */
export const roomPath = (match: Addressed): string | null => {
  const room = modeById(match.liveModeId)?.room;
  if (!room || match.roomId === null) return null;
  return `/truc-tiep/${room}/${roomSlug({ ...match, roomId: match.roomId })}`;
};

/** The room that a slug names: what follows the last hyphen, whatever stands before it; null where that is no id. */
export const roomIdOf = (roomSlugText: string): string | null => {
  const id = roomSlugText.slice(roomSlugText.lastIndexOf('-') + 1);
  return isRoomId(id) ? id : null;
};

import { isRoomId } from '../shared/ids.ts';
import { slug } from '../shared/slug.ts';
import { hasSides, type Match } from '../match/match.ts';
import { modeById } from '../schedule/mode.ts';

type Addressed = Pick<Match, 'liveModeId' | 'home' | 'away' | 'title' | 'roomId'>;

/** LIVE-5: the slugs of the names, then the room's id. A name with an empty slug is left out, down to the id alone. */
export const roomSlug = (match: Addressed & { readonly roomId: string }): string =>
  [...(hasSides(match) ? [match.home, match.away] : [match.title ?? '']).map(slug), match.roomId]
    .filter((part) => part !== '')
    .join('-');

/** The path of a match's room, without a language prefix; null if the match has no room or its mode has none. */
export const roomPath = (match: Addressed): string | null => {
  const room = modeById(match.liveModeId)?.room;
  if (!room || match.roomId === null) return null;
  return `/truc-tiep/${room}/${roomSlug({ ...match, roomId: match.roomId })}`;
};

/** The room id in a slug: the part after the last hyphen; null if that is not an id. */
export const roomIdOf = (roomSlugText: string): string | null => {
  const id = roomSlugText.slice(roomSlugText.lastIndexOf('-') + 1);
  return isRoomId(id) ? id : null;
};

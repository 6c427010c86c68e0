import type { CommentTarget } from '#domain/comments/comment.ts';
import { roomIdOf, roomPath } from '#domain/room/roomAddress.ts';
import { roomPlaces } from '#domain/routing/pageTitle.ts';
import type { AreaPage, PagesOf, PageSource } from '../page/areaPage.ts';
import { commentsPlain } from '../page/commentsPlain.ts';
import { sharedMatch } from '../page/share/shared.ts';
import { isRefused } from '../shared/refusal.ts';
import { roomJsonLd } from './jsonLd.ts';

type Rooms = 'roomCasino' | 'roomEsport' | 'roomMarble' | 'roomFootball' | 'roomBasketball';

/**
 * The canonical address of a room has its own mode and names, whatever was requested; live rooms are in the sitemap.
 */
export const roomPages = ({ handlers: { schedule, comments }, nobody }: PageSource): PagesOf<Rooms> => {
  const page: AreaPage<Rooms> = {
    find: async ({ slug }, locale) => {
      const id = roomIdOf(slug);
      const room = id === null ? null : await schedule.liveRoom({ id }, nobody(locale));
      if (room === null || isRefused(room)) return { status: 404 };
      const canonicalPath = roomPath(room);
      const target: CommentTarget =
        room.roomId === null ? { type: 'fixture', id: room.fixtureId } : { type: 'room', id: room.roomId };
      return {
        ...(canonicalPath !== null && { canonicalPath }),
        places: roomPlaces(room),
        picture: room.poster ?? null,
        share: sharedMatch(room),
        type: 'video.other',
        jsonLd: (named) => roomJsonLd({ room, ...named }),
        plain: ({ word }) => commentsPlain({ comments, nobody, locale, target }, word),
      };
    },
    sitemap: async () => {
      const live = await schedule.featureMatch({ status: 'live' }, nobody('vi'));
      return isRefused(live) ? [] : live.map(roomPath).filter((path) => path !== null);
    },
  };
  return { roomCasino: page, roomEsport: page, roomMarble: page, roomFootball: page, roomBasketball: page };
};

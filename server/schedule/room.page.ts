import { roomIdOf, roomPath } from '#domain/room/roomAddress.ts';
import { roomPlaces } from '#domain/routing/pageTitle.ts';
import type { AreaPage, PagesOf, PageSource } from '../page/areaPage.ts';
import { sharedMatch } from '../page/share/shared.ts';
import { isRefused } from '../shared/refusal.ts';
import { roomJsonLd } from './jsonLd.ts';

type Rooms = 'roomCasino' | 'roomEsport' | 'roomMarble' | 'roomFootball' | 'roomBasketball';

/**
 * The canonical address of a room has its own mode and names, whatever was requested; live rooms are in the sitemap.
 */
export const roomPages = ({ handlers: { schedule }, nobody }: PageSource): PagesOf<Rooms> => {
  const page: AreaPage<Rooms> = {
    find: async ({ slug }, locale) => {
      const id = roomIdOf(slug);
      const room = id === null ? null : await schedule.liveRoom({ id }, nobody(locale));
      if (room === null || isRefused(room)) return { status: 404 };
      const canonicalPath = roomPath(room);
      return {
        ...(canonicalPath !== null && { canonicalPath }),
        places: roomPlaces(room),
        picture: room.poster ?? null,
        share: sharedMatch(room),
        type: 'video.other',
        jsonLd: (named) => roomJsonLd({ room, ...named }),
      };
    },
    sitemap: async () => {
      const live = await schedule.featureMatch({ status: 'live' }, nobody('vi'));
      return isRefused(live) ? [] : live.map(roomPath).filter((path) => path !== null);
    },
  };
  return { roomCasino: page, roomEsport: page, roomMarble: page, roomFootball: page, roomBasketball: page };
};

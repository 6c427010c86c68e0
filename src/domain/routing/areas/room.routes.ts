import { roomIdOf } from '../../room/roomAddress.ts';
import type { Params, RouteSpec } from '../routeSpec.ts';

/** In Theater the picture fills the window, and everything around it is dark. */
const darkInTheater = { force: 'dark', when: 'theater' } as const;
const refuseRoom = ({ slug = '' }: Params) => (roomIdOf(slug) === null ? {} : null);

/** What all live rooms have in common. */
const ofRoom = {
  layout: 'liveroom',
  words: ['room', 'chat', 'player'],
  refuse: refuseRoom,
  colour: darkInTheater,
  named: 'room',
  menu: 'live',
  bar: 'titles.room',
  needs: ['chat', 'player'],
  indexed: true,
} as const;

/** A room whose sport has a board of its own. */
const withBoard = { ...ofRoom, words: [...ofRoom.words, 'board'] } as const;

export const roomRoutes = [
  {
    ...withBoard,
    id: 'roomCasino',
    path: '/truc-tiep/casino/:slug',
    adults: true,
    example: '/truc-tiep/casino/ban-thao-nguyen-3-c1',
  },
  {
    ...withBoard,
    id: 'roomEsport',
    path: '/truc-tiep/esport/:slug',
    example: '/truc-tiep/esport/rong-lua-soi-bac-e1',
  },
  {
    ...withBoard,
    id: 'roomMarble',
    path: '/truc-tiep/tro-choi/dua-bi/:slug',
    example: '/truc-tiep/tro-choi/dua-bi/vong-xoay-so-8-m1',
  },
  {
    ...ofRoom,
    id: 'roomFootball',
    path: '/truc-tiep/the-thao/bong-da/:slug',
    example: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1',
  },
  {
    ...withBoard,
    id: 'roomBasketball',
    path: '/truc-tiep/the-thao/bong-ro/:slug',
    example: '/truc-tiep/the-thao/bong-ro/ca-map-dai-bang-b1',
  },
] as const satisfies readonly RouteSpec[];
export type RoomRouteId = (typeof roomRoutes)[number]['id'];

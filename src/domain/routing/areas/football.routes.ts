import type { Params, RouteSpec } from '../routeSpec.ts';

/** Refuses what cannot be an id. */
const isId = ({ id = '' }: Params) => (/^[A-Za-z0-9_-]{1,64}$/.test(id) ? null : {});

/** What the lists of a day have in common. */
const ofDay = {
  layout: 'default',
  words: ['football', 'schedule', 'spoiler'],
  menu: 'results',
  indexed: true,
} as const;

/** What the pages of a team, a manager and a ground have in common. */
const ofThing = { layout: 'default', words: ['teams', 'football', 'schedule', 'feed'], menu: 'results' } as const;

/** A comparison names both sides in its query, which only the browser reads. */
const ofTwo = {
  layout: 'default',
  words: ['compare', 'players', 'football', 'matchSections', 'schedule'],
  menu: 'results',
  bar: 'nav.results',
  indexed: true,
} as const;

export const footballRoutes = [
  {
    ...ofDay,
    id: 'footballResults',
    path: '/ket-qua/bong-da',
    bar: 'nav.results',
    tile: { in: 'areas', icon: 'list', label: 'nav.results' },
  },
  { ...ofDay, id: 'footballFixtures', path: '/lich-thi-dau/bong-da', bar: 'nav.results' },
  {
    id: 'footballMatch',
    path: '/tran-dau/:teams/:id',
    layout: 'default',
    words: ['match', 'football', 'schedule'],
    menu: 'results',
    bar: 'nav.results',
    named: 'fixture',
    example: '/tran-dau/ga-gay-vs-bai-da-ngam/dfz8e00',
    refuse: isId,
    indexed: true,
  },
  {
    ...ofDay,
    id: 'footballOdds',
    path: '/ty-le-keo/bong-da',
    words: ['football', 'schedule', 'odds', 'spoiler'],
    menu: 'odds',
    bar: 'nav.odds',
    tile: { in: 'areas', icon: 'percent', label: 'nav.odds' },
    adults: true,
    ofOdds: true,
  },
  {
    id: 'footballFavourites',
    path: '/doi-bong-yeu-thich',
    layout: 'default',
    words: ['favourites', 'football', 'schedule', 'social', 'booking', 'tips'],
    menu: 'results',
    bar: 'nav.results',
    drawnBy: 'browser',
    asks: 'nothing',
    indexed: false,
  },
  {
    id: 'footballLeague',
    path: '/giai-dau/:league/:id',
    layout: 'default',
    words: ['football', 'schedule', 'social'],
    menu: 'results',
    named: 'competition',
    example: '/giai-dau/giai-vo-dich-dong-bang/dong-bang',
    refuse: isId,
    indexed: true,
  },
  {
    ...ofThing,
    id: 'footballTeam',
    path: '/doi-bong/:team/:id',
    words: ['teams', 'football', 'schedule', 'feed', 'social'],
    named: 'team',
    example: '/doi-bong/ben-go/bengo',
    refuse: isId,
    indexed: true,
  },
  {
    ...ofThing,
    id: 'footballManager',
    path: '/quan-ly-doi-bong/:manager/:id',
    named: 'manager',
    example: '/quan-ly-doi-bong/giang-a-thach/bengo-hlv',
    refuse: isId,
    indexed: true,
  },
  {
    ...ofThing,
    id: 'footballVenue',
    path: '/san-van-dong/:venue/:id',
    named: 'venue',
    example: '/san-van-dong/san-ben-cu/san-bengo',
    refuse: isId,
    indexed: true,
  },
  {
    id: 'footballPlayer',
    path: '/cau-thu/:player/:id',
    layout: 'default',
    words: ['players', 'teams', 'football', 'matchSections', 'schedule', 'social'],
    menu: 'results',
    bar: 'nav.results',
    named: 'player',
    example: '/cau-thu/thao-duc-su/bengo-7',
    refuse: isId,
    indexed: true,
  },
  { ...ofTwo, id: 'footballCompareTeams', path: '/so-sanh/doi-bong' },
  { ...ofTwo, id: 'footballComparePlayers', path: '/so-sanh/cau-thu' },
] as const satisfies readonly RouteSpec[];
export type FootballRouteId = (typeof footballRoutes)[number]['id'];

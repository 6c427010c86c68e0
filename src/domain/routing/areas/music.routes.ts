import { reservedArtistSlugs } from '../../music/musicPaths.ts';
import type { Params, RouteSpec } from '../routeSpec.ts';

const PART = /^[A-Za-z0-9_-]{1,96}$/u;
/** Refuses what cannot be parts of an album's or a song's address. */
const isNamed = ({ name = '', id = '' }: Params) => (PART.test(name) && PART.test(id) ? null : {});
const isArtist = ({ artist = '' }: Params) => (PART.test(artist) && !reservedArtistSlugs.has(artist) ? null : {});

const ofMusic = { layout: 'default', menu: 'music', bar: 'nav.music', indexed: true } as const;

export const musicRoutes = [
  {
    ...ofMusic,
    id: 'music',
    path: '/am-nhac',
    words: ['music', 'social'],
    tile: { in: 'areas', icon: 'music', label: 'nav.music' },
  },
  { ...ofMusic, id: 'musicMood', path: '/am-nhac/mood', words: ['music', 'feed'] },
  { ...ofMusic, id: 'musicAll', path: '/am-nhac/tat-ca', words: ['music', 'feed'] },
  { ...ofMusic, id: 'musicReleases', path: '/am-nhac/moi-phat-hanh', words: ['music', 'feed'] },
  {
    ...ofMusic,
    id: 'musicMine',
    path: '/am-nhac/nhac-cua-toi',
    words: ['music', 'feed'],
    indexed: false,
    asks: 'nothing',
  },
  {
    ...ofMusic,
    id: 'musicPlaylists',
    path: '/am-nhac/play-list-cua-toi',
    words: ['music', 'feed'],
    indexed: false,
    asks: 'nothing',
    drawnBy: 'browser',
  },
  {
    ...ofMusic,
    id: 'musicAlbum',
    path: '/am-nhac/album/:name/:id',
    words: ['music', 'social'],
    named: 'album',
    refuse: isNamed,
    example: '/am-nhac/album/dem-tren-khan-dai/dem-tren-khan-dai',
  },
  {
    ...ofMusic,
    id: 'musicSong',
    path: '/am-nhac/bai-hat/:name/:id',
    words: ['music', 'social'],
    named: 'song',
    refuse: isNamed,
    example: '/am-nhac/bai-hat/hang-ghe-cuoi/hang-ghe-cuoi',
  },
  {
    ...ofMusic,
    id: 'musicArtist',
    path: '/am-nhac/:artist',
    words: ['music', 'social'],
    named: 'artist',
    refuse: isArtist,
    example: '/am-nhac/ha-mua',
  },
] as const satisfies readonly RouteSpec[];
export type MusicRouteId = (typeof musicRoutes)[number]['id'];

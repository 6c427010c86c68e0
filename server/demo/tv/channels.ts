import type { ChannelKind } from '#domain/tv/channel.ts';
import type { Scene } from '#server/shared/matchSource.ts';
import { arenaShows, radioShows, sportShows } from './arenaShows.ts';
import { filmShows, generalShows, kidsShows } from './generalShows.ts';
import type { Show } from './programme.ts';

/** What a stream of the demo is like: good ones in one of two ways, and those that are not. */
export type DemoStream = 'dash' | 'hls' | 'slow' | 'dead' | 'blocked';

/** A channel of the demo: invented, with a loop of one of our scenes as its picture. */
export interface DemoChannel {
  /** Its slug, and the name of its stream without the hyphens. */
  readonly id: string;
  readonly country: 'VN' | 'TH' | 'JP' | 'KR' | 'SG';
  /** Hours east of Greenwich; none of these countries changes its clocks. */
  readonly zone: number;
  readonly number: number;
  readonly name: string;
  readonly altNames: readonly string[];
  readonly kind: ChannelKind;
  readonly categories: readonly string[];
  readonly language: string;
  readonly scene: Scene;
  readonly streams: readonly DemoStream[];
  readonly shows: readonly Show[];
}

const tv = { kind: 'tv', altNames: [] } as const;
const vietnam = { ...tv, country: 'VN', zone: 7, language: 'vi' } as const;
const both = ['dash', 'hls'] as const;

export const demoChannels: readonly DemoChannel[] = [
  {
    ...vietnam,
    id: 'song-ben',
    number: 1,
    name: 'Sóng Bến',
    altNames: ['SB1'],
    categories: ['general', 'news'],
    scene: 'marble',
    streams: both,
    shows: generalShows,
  },
  {
    ...vietnam,
    id: 'san-dinh-the-thao',
    number: 2,
    name: 'Sân Đình Thể Thao',
    categories: ['sports'],
    scene: 'football',
    streams: both,
    shows: sportShows,
  },
  {
    ...vietnam,
    id: 'ben-phim',
    number: 3,
    name: 'Bến Phim',
    categories: ['movies', 'series'],
    scene: 'casino',
    streams: both,
    shows: filmShows,
  },
  {
    ...vietnam,
    id: 'mang-non',
    number: 4,
    name: 'Măng Non',
    categories: ['kids', 'animation'],
    scene: 'marble',
    streams: both,
    shows: kidsShows,
  },
  {
    ...vietnam,
    id: 'dau-truong',
    number: 5,
    name: 'Đấu Trường',
    categories: ['sports', 'entertainment'],
    scene: 'esport',
    streams: both,
    shows: arenaShows,
  },
  {
    ...vietnam,
    kind: 'radio',
    id: 'radio-song-dem',
    number: 90,
    name: 'Radio Sông Đêm',
    categories: ['music'],
    scene: 'casino',
    streams: ['hls'],
    shows: radioShows,
  },
  {
    ...tv,
    country: 'TH',
    zone: 7,
    language: 'th',
    id: 'talat-noi',
    number: 1,
    name: 'Talat Noi TV',
    categories: ['general'],
    scene: 'casino',
    streams: ['slow'],
    shows: generalShows,
  },
  {
    ...tv,
    country: 'TH',
    zone: 7,
    language: 'th',
    id: 'lotus-court',
    number: 2,
    name: 'Lotus Court',
    categories: ['sports'],
    scene: 'basketball',
    streams: ['hls'],
    shows: sportShows,
  },
  {
    ...tv,
    country: 'JP',
    zone: 9,
    language: 'ja',
    id: 'kawa-akari',
    number: 1,
    name: '川あかり',
    altNames: ['Kawa Akari'],
    categories: ['general', 'culture'],
    scene: 'marble',
    streams: both,
    shows: generalShows,
  },
  {
    ...tv,
    country: 'JP',
    zone: 9,
    language: 'ja',
    id: 'yoru-arena',
    number: 2,
    name: '夜アリーナ',
    altNames: ['Yoru Arena'],
    categories: ['entertainment'],
    scene: 'esport',
    streams: ['dead', 'dash'],
    shows: arenaShows,
  },
  {
    ...tv,
    country: 'KR',
    zone: 9,
    language: 'ko',
    id: 'gangbyeon',
    number: 1,
    name: '강변 스포츠',
    altNames: ['Gangbyeon Sports'],
    categories: ['sports'],
    scene: 'football',
    streams: ['blocked'],
    shows: sportShows,
  },
  {
    ...tv,
    country: 'SG',
    zone: 8,
    language: 'en',
    id: 'lantern-quay',
    number: 1,
    name: 'Lantern Quay',
    categories: ['movies'],
    scene: 'casino',
    streams: ['dead'],
    shows: filmShows,
  },
];

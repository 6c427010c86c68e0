/** A kind of live content; `livemode` says whether it has live rooms. */
export interface LiveMode {
  readonly liveModeId: string;
  readonly name: string;
  readonly icon: string;
  readonly slug: string;
  readonly livemode: boolean;
}

export type ModeSlug =
  'bong-da' | 'bong-ro' | 'dua-bi' | 'casino' | 'esport' | 'bong-chuyen' | 'slot' | 'card-game' | 'billiard' | 'tennis';

/** The modes of the portal in order, each with its fixed id and the paths of its rooms and its schedule. */
export const modes = [
  { liveModeId: '1', slug: 'bong-da', icon: 'football', room: 'the-thao/bong-da', schedule: 'the-thao/bong-da' },
  { liveModeId: '2', slug: 'bong-ro', icon: 'basketball', room: 'the-thao/bong-ro', schedule: 'the-thao/bong-ro' },
  { liveModeId: '3', slug: 'dua-bi', icon: 'marble', room: 'tro-choi/dua-bi', schedule: 'tro-choi/dua-bi' },
  { liveModeId: '4', slug: 'casino', icon: 'casino', room: 'casino', schedule: 'casino' },
  { liveModeId: '5', slug: 'esport', icon: 'esport', room: 'esport', schedule: 'esport' },
  { liveModeId: '6', slug: 'bong-chuyen', icon: 'volleyball', room: null, schedule: 'the-thao/bong-chuyen' },
  { liveModeId: '7', slug: 'billiard', icon: 'billiard', room: null, schedule: 'billiard' },
  { liveModeId: '8', slug: 'tennis', icon: 'tennis', room: null, schedule: 'tennis' },
  { liveModeId: '9', slug: 'slot', icon: 'slot', room: null, schedule: 'slot' },
  { liveModeId: '10', slug: 'card-game', icon: 'cards', room: null, schedule: 'card-game' },
] as const satisfies readonly {
  readonly liveModeId: string;
  readonly slug: ModeSlug;
  readonly icon: string;
  /** Path below /truc-tiep; null if the mode has no rooms. */
  readonly room: string | null;
  /** Path below /lich-truc-tiep. */
  readonly schedule: string;
}[];

export type ModeId = (typeof modes)[number]['liveModeId'];

export const modeById = (liveModeId: string) => modes.find((mode) => mode.liveModeId === liveModeId);

/** The mode that a schedule page is limited to, by its path without language prefix; null for other pages. */
export const modeOfSchedule = (path: string) =>
  modes.find(({ schedule }) => path === `/lich-truc-tiep/${schedule}`) ?? null;

/** LIVE-1: the filters of the live schedule, in order; `scheduled` shows the member's bookings. */
export const modeFilters = ['all', 'scheduled', 'bong-da', 'bong-ro', 'dua-bi', 'casino', 'esport'] as const;

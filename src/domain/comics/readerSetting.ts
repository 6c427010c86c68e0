import type { ComicDirection } from './comic.ts';

export const readerModes = ['webtoon', 'single', 'double'] as const;
export type ReaderMode = (typeof readerModes)[number];
export const readerFits = ['width', 'height', 'original'] as const;
export type ReaderFit = (typeof readerFits)[number];
export const readerGrounds = ['paper', 'grey', 'black'] as const;
export type ReaderGround = (typeof readerGrounds)[number];

export const READER = { marginMax: 40, brightnessMin: 40, zoomMax: 4 } as const;

/** CO-3, CO-8: how somebody reads a comic. */
export interface ReaderSetting {
  readonly mode: ReaderMode;
  /** From right to left: pages, keys and sides. */
  readonly rtl: boolean;
  readonly fit: ReaderFit;
  /** On each side, in percent of the width; of a strip alone. */
  readonly margin: number;
  readonly ground: ReaderGround;
  /** In percent. */
  readonly brightness: number;
}

/** How a comic is read by who chose nothing. */
export const settingFor = (direction: ComicDirection): ReaderSetting => ({
  mode: direction === 'vertical' ? 'webtoon' : 'single',
  rtl: direction === 'rtl',
  fit: direction === 'vertical' ? 'width' : 'height',
  ...{ margin: 0, ground: 'grey', brightness: 100 },
});

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
const oneOf = <A extends string>(all: readonly A[], value: unknown, otherwise: A): A =>
  all.find((one) => one === value) ?? otherwise;

/** What a device kept, part by part; what cannot be is as if nobody had chosen it. */
export const readSetting = (value: unknown, otherwise: ReaderSetting): ReaderSetting => {
  const { mode, rtl, fit, margin, ground, brightness } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<Record<keyof ReaderSetting, unknown>>;
  return {
    mode: oneOf(readerModes, mode, otherwise.mode),
    rtl: typeof rtl === 'boolean' ? rtl : otherwise.rtl,
    fit: oneOf(readerFits, fit, otherwise.fit),
    margin: within(margin, 0, READER.marginMax, otherwise.margin),
    ground: oneOf(readerGrounds, ground, otherwise.ground),
    brightness: within(brightness, READER.brightnessMin, 100, otherwise.brightness),
  };
};

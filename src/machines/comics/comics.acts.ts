import type { ReaderSetting } from '#domain/comics/readerSetting.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { keptChapter, keptChapters } from './kept.resources.ts';

export interface ChapterKeeping {
  readonly chapterId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}
/** CO-12: keeps a chapter on this device, all of its pages or none. */
export const keepChapter = act({
  ...{ name: 'keepChapter', members: false },
  to: ({ chapterId }: ChapterKeeping) => chapterId,
  invalidates: [keptChapters, keptChapter],
  run: async ({ loadPort }: Ports, { chapterId, at }, { signal }) => {
    const pages = await (await loadPort('comics')).pages(chapterId, signal);
    if (!pages.ok) return pages;
    const isKept = await (await loadPort('keptChapters')).keep(pages.value, at, () => {}, signal);
    return isKept ? succeeded(null) : failed({ kind: 'unreachable' });
  },
});

export interface ReaderChoice {
  readonly comicId: string;
  readonly setting: ReaderSetting;
}
/** CO-3: how a member reads a comic, for their other devices. Each choice is told: none joins the one before. */
export const keepReaderSetting = act({
  ...{ name: 'keepReaderSetting', members: false },
  to: ({ comicId, setting }: ReaderChoice) => `${comicId} ${JSON.stringify(setting)}`,
  invalidates: [],
  run: async ({ loadPort }: Ports, { comicId, setting }, { signal }) =>
    (await loadPort('comics')).keepSetting(comicId, setting, signal),
});

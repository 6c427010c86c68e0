import { useState } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { settingFor, type ReaderSetting } from '#domain/comics/readerSetting.ts';
import { keepReaderSetting } from '#machines/comics/comics.acts.ts';
import { settingsOn } from '#machines/comics/comics.memory.ts';
import type { ComicState } from '#ports/comics.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';

/** CO-3: how the viewer reads this comic: as on this device, else as on their others, else as it is drawn. */
export const useReaderSetting = (
  { comicId, direction }: PageList['comic'],
  state: ComicState | null,
): readonly [ReaderSetting, (changed: Partial<ReaderSetting>) => void] => {
  const { storage, holdsMember } = useApp();
  // Whatever becomes of it, this device knows: there is nothing to say.
  const { press } = useAct(keepReaderSetting, { inPlace: () => {} });
  const [setting, setSetting] = useState(() =>
    settingsOn(storage).of(comicId, state?.setting ?? settingFor(direction)),
  );
  const change = (changed: Partial<ReaderSetting>) => {
    const all = { ...setting, ...changed };
    setSetting(all);
    settingsOn(storage).keep(comicId, all);
    if (holdsMember()) void press({ comicId, setting: all });
  };
  return [setting, change];
};

import { useLayoutEffect, useState } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import { readingOn } from '#machines/comics/comics.memory.ts';
import { wireReader } from '#machines/comics/reader.wire.ts';
import { succeeded } from '#ports/failure.ts';
import { useApp } from '../../hooks/useApp.ts';

/** CO-5: the chart of a chapter, which tells this device and, of a member, the origin. */
export const useReaderMachine = ({ chapter: { readSec } }: PageList) => {
  const app = useApp();
  const [machine] = useState(() => {
    const here = (progress: ChapterProgress) => readingOn(app.storage).keep(progress, readSec);
    return wireReader({
      now: () => app.clock.now(),
      save: async (progress, signal) => {
        here(progress);
        return app.holdsMember()
          ? (await app.loadPort('comics')).read(progress, { leaving: false }, signal)
          : succeeded(null);
      },
      saveNow: (progress) => {
        here(progress);
        if (app.holdsMember()) void app.loadPort('comics').then((port) => port.read(progress, { leaving: true }));
      },
    });
  });
  return machine;
};

/** Tells a chart that the page is hidden or closed, and that the network is back. */
export const useLeaving = (tell: (type: 'reader.leave' | 'reader.online') => void): void => {
  // Before the chart is stopped, which a passive effect does.
  useLayoutEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && tell('reader.leave');
    const left = () => tell('reader.leave');
    const online = () => tell('reader.online');
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', left);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', left);
      window.removeEventListener('online', online);
      tell('reader.leave');
    };
  }, [tell]);
};

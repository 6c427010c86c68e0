import { useEffect, useEffectEvent } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { readerModes, type ReaderMode } from '#domain/comics/readerSetting.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';

interface ReaderKeys {
  /** To the side: from right to left it is the other page. */
  readonly turn: (by: 1 | -1) => void;
  /** In the order of reading. */
  readonly onward: (by: 1 | -1) => void;
  readonly isStrip: boolean;
  readonly mode: (mode: ReaderMode) => void;
  readonly zoom: (by: 1 | -1) => void;
  readonly full: () => void;
  readonly bars: () => void;
  readonly list: PageList;
}

const typed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** The keys of the reader, wherever the focus is; letters that are typed elsewhere are not meant for it. */
export const useReaderKeys = (keys: ReaderKeys): void => {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typed(event.target)) return;
    const { comic, next, prev } = keys.list;
    const chapter = (one: { readonly key: string } | null) => () => one && navigate(chapterPath(comic.slug, one.key));
    const onButton = event.target instanceof HTMLElement && event.target.closest('a, button') !== null;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ...{
        arrowright: () => keys.turn(1),
        d: () => keys.turn(1),
        arrowleft: () => keys.turn(-1),
        a: () => keys.turn(-1),
      },
      // A strip scrolls by itself, and a button is pressed.
      ' ': keys.isStrip || onButton ? undefined : () => keys.onward(event.shiftKey ? -1 : 1),
      ...Object.fromEntries(readerModes.map((mode, i) => [String(i + 1), () => keys.mode(mode)])),
      ...{ '+': () => keys.zoom(1), '=': () => keys.zoom(1), '-': () => keys.zoom(-1) },
      ...{ f: keys.full, b: keys.bars, n: chapter(next), p: chapter(prev) },
    };
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};

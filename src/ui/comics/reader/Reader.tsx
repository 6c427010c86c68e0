import { useActorRef } from '@xstate/react';
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { spreadsOf, spreadWith } from '#domain/comics/spreads.ts';
import { areBarsShown, selectJumps, selectPage, selectPassed } from '#machines/comics/reader.selectors.ts';
import type { ComicState } from '#ports/comics.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { useKeepFocus } from '../../shared/focus.ts';
import { EndCard } from './EndCard.tsx';
import * as styles from './reader.css.ts';
import { ReaderBar } from './ReaderBar.tsx';
import { PageColumn } from './PageColumn.tsx';
import { ReaderActs } from './ReaderActs.tsx';
import { ReaderTop } from './ReaderTop.tsx';
import { Spread } from './Spread.tsx';
import { Strip } from './Strip.tsx';
import { useColumn } from './useColumn.ts';
import { useCovering } from './useCovering.ts';
import { usePreload } from './usePreload.ts';
import { useReaderKeys } from './useReaderKeys.ts';
import { useLeaving, useReaderMachine } from './useReaderMachine.ts';
import { useReaderSetting } from './useReaderSetting.ts';
import { useTalk } from './useTalk.ts';
import { useTap } from './useTap.ts';

const ChapterComments = lazyPart(() => import('./ChapterComments.tsx'));

interface ReaderProps {
  readonly list: PageList;
  readonly start: { readonly page: number; readonly panel: number };
  /** What was passed before. */
  readonly maxPage: number;
  readonly state: ComicState | null;
}

const notFollowed = () => 1;
const ZOOMS = [1, 1.25, 1.5, 2, 3, 4] as const;

/** CO-3 to CO-10: the reader of a chapter. */
export const Reader = ({ list, start, maxPage, state }: ReaderProps) => {
  const t = useWords('reader');
  const { chapter, comic, pages } = list;
  const machine = useReaderMachine(list);
  const input = { chapterId: chapter.chapterId, pages: pages.length, ...start, maxPage };
  const actor = useActorRef(machine, { input });
  const [setting, change] = useReaderSetting(comic, state);
  const isStrip = setting.mode === 'webtoon';
  // A strip passes many pages a second: only what shows where one is follows them there.
  const page = useSelector(actor, isStrip ? notFollowed : selectPage);
  const passed = useSelector(actor, isStrip ? notFollowed : selectPassed);
  const jumps = useSelector(actor, selectJumps);
  const bars = useSelector(actor, areBarsShown);
  const [zoomed, setZoomed] = useState(0);
  const [ended, setEnded] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [talk, setTalk] = useTalk();
  const [column, toggleColumn] = useColumn();
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = ZOOMS[zoomed] ?? 1;
  const spreads = spreadsOf(pages, setting.mode === 'double');
  const at = spreadWith(spreads, page);

  const goTo = (to: number) => {
    setEnded(false);
    actor.send({ type: 'reader.goTo', page: to });
  };
  /** To the page, or the two pages, behind (1) or before (-1). */
  const turn = (by: 1 | -1) => {
    if (isStrip) return goTo(selectPage(actor.getSnapshot()) + by);
    if (ended) return by === -1 ? setEnded(false) : undefined;
    const to = spreads[at + by]?.[0];
    if (to !== undefined) return goTo(to);
    if (by === 1) {
      setEnded(true);
      actor.send({ type: 'reader.end' });
    }
    return undefined;
  };
  const sized = (by: 1 | -1) => setZoomed((last) => Math.min(ZOOMS.length - 1, Math.max(0, last + by)));

  // In pages what lies open is what was passed.
  const shown = spreads[at] ?? [1];
  const seen = useEffectEvent(() => {
    if (!isStrip) actor.send({ type: 'reader.seen', page: shown[0] ?? 1, panel: 0, passed: shown.at(-1) ?? 1 });
  });
  useEffect(() => seen(), [at, isStrip, jumps]);
  useLeaving(useCallback((type) => actor.send({ type }), [actor]));
  usePreload(list, actor);
  const full = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.());
  const bare = () => actor.send({ type: 'reader.bars' });
  useCovering(root);
  useKeepFocus(root);
  useTap(stage, bare);
  useReaderKeys({
    turn: (by) => turn(setting.rtl && !isStrip ? (by === 1 ? -1 : 1) : by),
    onward: (by) => turn(by),
    isStrip,
    mode: (mode) => change({ mode }),
    zoom: sized,
    full,
    bars: bare,
    list,
  });

  const [left, right] = setting.rtl ? ([1, -1] as const) : ([-1, 1] as const);
  return (
    <div
      ref={root}
      className={styles.reader}
      data-ground={setting.ground}
      data-bars={bars || undefined}
      data-part="reader"
      tabIndex={-1}
    >
      {bars && (
        <ReaderTop list={list}>
          <ReaderActs
            {...{ list, actor, setting, change, sheet, setSheet, sized, full, toggleColumn }}
            column={isStrip ? null : column}
          />
        </ReaderTop>
      )}
      <div
        ref={stage}
        className={styles.stage}
        data-mode={setting.mode}
        role="group"
        aria-label={t('pages')}
        tabIndex={-1}
        style={{ filter: setting.brightness < 100 ? `brightness(${setting.brightness}%)` : undefined }}
      >
        {isStrip ? (
          <Strip {...{ list, setting, zoom, stage, jumps, actor }} onTalk={() => setTalk(true)} />
        ) : ended ? (
          <EndCard list={list} onTalk={() => setTalk(true)} />
        ) : (
          <Spread {...{ list, setting, zoom, shown }} />
        )}
      </div>
      {!isStrip && (
        <>
          <button
            className={styles.side}
            data-side="left"
            onClick={() => turn(left)}
            aria-label={t(setting.rtl ? 'next' : 'previous')}
          >
            <span className={styles.turn}>
              <Icon name="chevron-left" size={20} />
            </span>
          </button>
          <button
            className={styles.side}
            data-side="right"
            onClick={() => turn(right)}
            aria-label={t(setting.rtl ? 'previous' : 'next')}
          >
            <span className={styles.turn}>
              <Icon name="chevron-right" size={20} />
            </span>
          </button>
        </>
      )}
      <button className={styles.middle} onClick={bare} aria-expanded={bars} aria-label={t('bars')} />
      {bars && column && !isStrip && <PageColumn {...{ list, spreads, at, passed, goTo }} rtl={setting.rtl} />}
      {bars && <ReaderBar {...{ list, actor, goTo }} shown={isStrip ? null : shown} />}
      {talk && (
        <Suspense>
          <ChapterComments list={list} onClose={() => setTalk(false)} />
        </Suspense>
      )}
    </div>
  );
};

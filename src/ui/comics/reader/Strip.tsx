import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ComicPage, PageList } from '#domain/comics/comic.ts';
import type { ReaderSetting } from '#domain/comics/readerSetting.ts';
import { drawnOf, heightOf, seenAt, stripOf, type Anchor, type Strip as Geometry } from '#domain/comics/strip.ts';
import type { ReaderMachine } from '#machines/comics/reader.machine.ts';
import { selectPage, selectPanel } from '#machines/comics/reader.selectors.ts';
import { EndCard } from './EndCard.tsx';
import { PageBox } from './PagePicture.tsx';
import * as styles from './reader.css.ts';

/** CO-10: as many pages are decoded at once. */
const MOST_DRAWN = 12;
const EYES = 0.35;

interface StripProps {
  readonly list: PageList;
  readonly setting: ReaderSetting;
  readonly zoom: number;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** On each new one it goes where the chart is, as it does at first. */
  readonly jumps: number;
  readonly actor: ActorRefFrom<ReaderMachine>;
  readonly onTalk: () => void;
}

/** What stays where it is: where the panels are known the upper edge of one, else the point that is read. */
interface Held extends Anchor {
  /** Pixels below the upper edge of what is in sight. */
  readonly below: number;
}
const topOf = (pages: readonly ComicPage[], page: number, panel: number): Anchor => ({
  page: page - 1,
  share: pages[page - 1]?.panels[panel]?.y ?? 0,
});

/** CO-6: where it is begun: the first panel of a page begins with the page. */
const startOf = (pages: readonly ComicPage[], page: number, panel: number): Anchor =>
  panel === 0 ? { page: page - 1, share: 0 } : topOf(pages, page, panel);

/** CO-3, CO-9: pages under each other. Their heights are known, so nothing moves that somebody reads. */
export const Strip = ({ list, setting, zoom, stage, jumps, actor, onTalk }: StripProps) => {
  const { pages } = list;
  const strip = useRef<HTMLDivElement>(null);
  const geometry = useRef<Geometry | null>(null);
  const asked = (): Held => {
    const at = actor.getSnapshot();
    return { ...startOf(pages, selectPage(at), selectPanel(at)), below: 0 };
  };
  const held = useRef<Held>(null);
  /** Where it was put to keep that; until somebody scrolls on, the same stays held, however often the size changes. */
  const put = useRef<number | null>(null);
  const frame = useRef(0);
  const [[from, to], setRange] = useState<readonly [number, number]>(() => {
    const page = selectPage(actor.getSnapshot());
    return [Math.max(0, page - 2), Math.min(pages.length - 1, page + 2)];
  });

  const look = useEffectEvent(() => {
    const [box, known] = [stage.current, geometry.current];
    if (!box || !known) return;
    const { scrollTop, clientHeight } = box;
    const seen = seenAt(known, pages, scrollTop, clientHeight);
    if (scrollTop !== put.current) {
      put.current = null;
      const own = pages[seen.page - 1];
      const eyes = scrollTop + clientHeight * EYES;
      const panelled = own !== undefined && own.panels.length > 0;
      const share = (eyes - (known.tops[seen.page - 1] ?? 0)) / (known.heights[seen.page - 1] || 1);
      const anchor = panelled ? topOf(pages, seen.page, seen.panel) : { page: seen.page - 1, share };
      held.current = { ...anchor, below: heightOf(known, anchor) - scrollTop };
    }
    const drawn = drawnOf(known, scrollTop, clientHeight, MOST_DRAWN);
    setRange((before) => (before[0] === drawn[0] && before[1] === drawn[1] ? before : drawn));
    actor.send({ type: 'reader.seen', ...seen });
  });
  const place = useEffectEvent(() => {
    const [box, inner] = [stage.current, strip.current];
    if (!box || !inner || inner.clientWidth === 0) return;
    geometry.current = stripOf(pages, inner.clientWidth);
    held.current ??= asked();
    box.scrollTop = heightOf(geometry.current, held.current) - held.current.below;
    put.current = box.scrollTop;
    look();
  });

  useLayoutEffect(() => {
    held.current = asked();
    place();
    // Only where somebody asks to be elsewhere: what is seen while scrolling moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [jumps]);
  // The same pages from elsewhere, as from this device.
  useLayoutEffect(() => place(), [pages]);
  useEffect(() => {
    const inner = strip.current;
    const box = stage.current;
    if (!inner || !box) return undefined;
    const watch = new ResizeObserver(() => place());
    watch.observe(inner);
    watch.observe(box);
    const scrolled = () => {
      cancelAnimationFrame(frame.current);
      // Pages are drawn between frames, a few at a time: none waits for them.
      frame.current = requestAnimationFrame(() => startTransition(() => look()));
    };
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame.current);
      box.removeEventListener('scroll', scrolled);
    };
  }, [stage]);

  const { fit, margin } = setting;
  const own = Math.max(...pages.map(({ w }) => w));
  const most = fit === 'original' ? `${own * zoom}px` : `${860 * zoom}px`;
  return (
    <>
      <div
        ref={strip}
        className={styles.strip}
        style={{ width: `calc(${100 * zoom}% - ${2 * margin}%)`, maxWidth: most }}
      >
        {pages.map((one, i) => (
          <PageBox
            key={one.n}
            chapterId={list.chapter.chapterId}
            page={one}
            total={pages.length}
            drawn={i >= from && i <= to}
          />
        ))}
      </div>
      <EndCard list={list} onTalk={onTalk} />
    </>
  );
};

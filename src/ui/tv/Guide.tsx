import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import {
  blocksOf,
  GUIDE_DAYS,
  pxAt,
  sameWindow,
  windowOf,
  type GuideScale,
  type GuideWindow,
} from '#domain/tv/guideWindow.ts';
import type { GuideRow, Programme } from '#domain/tv/programme.ts';
import { dayOf, hourMinute, startOfDay } from '#domain/shared/zone.ts';
import { tvGuide } from '#machines/tv/tv.resources.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useShell } from '../hooks/useShell.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Figure } from '../kit/Figure.tsx';
import { ClashSheet } from './ClashSheet.tsx';
import { GuideBar } from './GuideBar.tsx';
import { GuideLine } from './GuideLine.tsx';
import { useGuideFocus } from './useGuideFocus.ts';
import { useReminder } from './useReminder.ts';
import * as styles from './guide.css.ts';

interface GuideProps {
  readonly nation: string;
  readonly channels: readonly Channel[];
  readonly shown: Channel | null;
  readonly whole: boolean;
  readonly onOpen: (programme: Programme, channel: Channel) => void;
}

const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 86_400_000;
const ROW_PX = 60;
const HEAD_PX = 40;
const LOOK = { half: { channels: 180, halfHour: 140 }, full: { channels: 224, halfHour: 160 } } as const;

/** TV-3: the grid of 7 days: of its rows and hours only those in sight, and a few around them, are in the document. */
export const Guide = ({ nation, channels, shown, whole, onOpen }: GuideProps) => {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(30_000);
  const { channels: columnPx, halfHour } = LOOK[useShell() === 'half' ? 'half' : 'full'];
  const box = useRef<HTMLDivElement>(null);
  const today = dayOf(nowMs, zone);
  const scale = useMemo<GuideScale>(() => {
    const fromTs = startOfDay(today, zone);
    return { fromTs, toTs: fromTs + GUIDE_DAYS * DAY_MS, rows: channels.length, rowPx: ROW_PX, halfHourPx: halfHour };
  }, [today, zone, channels.length, halfHour]);
  const [seen, setSeen] = useState<GuideWindow>(() =>
    windowOf({ top: 0, left: pxAt(nowMs, scale) - halfHour, width: 1000, height: 600 }, scale),
  );
  const [answers, setAnswers] = useState<ReadonlyMap<number, readonly GuideRow[]>>(new Map());
  const take = useCallback(
    (fromTs: number, rows: readonly GuideRow[]) =>
      setAnswers((before) => (before.get(fromTs) === rows ? before : new Map([...before, [fromTs, rows]]))),
    [],
  );
  const look = useCallback(() => {
    const { scrollTop: top, scrollLeft: left, clientWidth, clientHeight } = box.current!;
    const next = windowOf({ top, left, width: clientWidth - columnPx, height: clientHeight - HEAD_PX }, scale);
    setSeen((before) => (sameWindow(before, next) ? before : next));
  }, [scale, columnPx]);
  const goTo = useCallback(
    (ts: number) => box.current?.scrollTo({ left: Math.max(0, pxAt(ts, scale) - halfHour / 2) }),
    [scale, halfHour],
  );
  const begun = useRef(nowMs);
  useEffect(() => {
    goTo(Math.floor(begun.current / HALF_HOUR_MS) * HALF_HOUR_MS);
    look();
  }, [goTo, look]);

  const { tickets, press, asked } = useReminder();
  const known = useMemo(() => [...answers.values()], [answers]);
  const blocks = blocksOf(seen);
  const partial = blocks.some((block) => !answers.has(block));
  const focus = useGuideFocus({
    ...{ box, channels, known, scale, columnPx, nowMs },
    toNow: () => goTo(nowMs),
    onBook: (programme, channel, on) => press(programme, channel, on),
    tickets,
  });
  const ticks = Array.from(
    { length: Math.round((seen.toTs - seen.fromTs) / HALF_HOUR_MS) },
    (_, i) => seen.fromTs + i * HALF_HOUR_MS,
  );
  return (
    <>
      <GuideBar {...{ scale, zone, nowMs, goTo }} at={seen.fromTs + 3_600_000} />
      {blocks.map((fromTs) => (
        <Block key={fromTs} {...{ nation, fromTs }} onAnswer={take} />
      ))}
      <div
        ref={box}
        className={styles.box}
        data-whole={whole || undefined}
        role="grid"
        tabIndex={-1}
        aria-label={t('tabs.guide')}
        aria-rowcount={channels.length}
        aria-busy={partial}
        onScroll={look}
        onKeyDown={focus.onKeyDown}
      >
        <div
          className={styles.all}
          role="presentation"
          style={{ width: columnPx + pxAt(scale.toTs, scale), height: HEAD_PX + channels.length * ROW_PX }}
        >
          <div className={styles.times} aria-hidden="true">
            <i className={styles.corner} style={{ width: columnPx }} />
            {ticks.map((ts) => (
              <span key={ts} style={{ left: columnPx + pxAt(ts, scale) }}>
                <Figure size={18}>{hourMinute(ts, zone)}</Figure>
              </span>
            ))}
            <b style={{ left: columnPx + pxAt(nowMs, scale) }}>
              <Figure size={18}>{hourMinute(nowMs, zone)}</Figure>
            </b>
          </div>
          <i className={styles.nowLine} style={{ left: columnPx + pxAt(nowMs, scale) }} />
          {channels.slice(seen.fromRow, seen.toRow).map((channel, i) => (
            <GuideLine
              key={channel.channelId}
              {...{ channel, known, seen, scale, columnPx, nowMs, tickets, onOpen, partial }}
              row={seen.fromRow + i}
              top={HEAD_PX + (seen.fromRow + i) * ROW_PX}
              current={channel.channelId === shown?.channelId}
              active={focus.active?.channelId === channel.channelId ? focus.active.programmeId : null}
              entry={focus.active === null && i === 0}
            />
          ))}
        </div>
      </div>
      {asked && <ClashSheet {...asked} />}
    </>
  );
};

interface BlockProps {
  readonly nation: string;
  readonly fromTs: number;
  readonly onAnswer: (fromTs: number, rows: readonly GuideRow[]) => void;
}
/** Holds six hours of the guide as long as they are in sight. */
const Block = ({ nation, fromTs, onAnswer }: BlockProps) => {
  const { value } = useResource(tvGuide, { nation, fromTs });
  useEffect(() => {
    if (value) onAnswer(fromTs, value);
  }, [fromTs, value, onAnswer]);
  return null;
};

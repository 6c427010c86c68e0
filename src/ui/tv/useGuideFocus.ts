import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Ticket } from '#domain/bookings/ticket.ts';
import type { Channel } from '#domain/tv/channel.ts';
import { ticketOf } from '#domain/tv/clash.ts';
import { besideCell, cellAt, pxAt, type GuideScale } from '#domain/tv/guideWindow.ts';
import type { GuideRow, Programme } from '#domain/tv/programme.ts';
import { programmesOf } from './programmesOf.ts';

interface GuideFocus {
  readonly box: RefObject<HTMLElement | null>;
  readonly channels: readonly Channel[];
  readonly known: readonly (readonly GuideRow[])[];
  readonly scale: GuideScale;
  readonly columnPx: number;
  readonly nowMs: number;
  readonly tickets: readonly Ticket[];
  readonly toNow: () => void;
  readonly onBook: (programme: Programme, channel: Channel, on: boolean) => void;
}
interface Active {
  readonly channelId: string;
  readonly programmeId: string;
  /** The moment that up and down keep to. */
  readonly atTs: number;
}
const HEAD_PX = 40;

/** TV-3: arrows move by cell, B books, N goes to now. */
export const useGuideFocus = (needs: GuideFocus) => {
  const { box, channels, known, scale, columnPx, nowMs, tickets } = needs;
  const [active, setActive] = useState<Active | null>(null);
  const wanted = useRef<string | null>(null);
  // After every render: what was scrolled to may be drawn only now.
  useEffect(() => {
    const id = wanted.current;
    const found = id && box.current?.querySelector<HTMLElement>(`[data-programme="${CSS.escape(id)}"]`);
    if (!found) return;
    wanted.current = null;
    found.focus({ preventScroll: true });
  });
  const rowOf = (channel: Channel) => programmesOf(known, channel);
  const move = (row: number, programme: Programme | null, atTs?: number) => {
    const channel = channels[row];
    const scroller = box.current;
    if (!channel || !programme || !scroller) return;
    const { channelId } = channel;
    setActive({
      channelId,
      programmeId: programme.programmeId,
      atTs: atTs ?? Math.max(programme.startTs, scale.fromTs),
    });
    wanted.current = programme.programmeId;
    const top = row * scale.rowPx;
    const left = pxAt(Math.max(programme.startTs, scale.fromTs), scale);
    const seesX = scroller.clientWidth - columnPx;
    const seesY = scroller.clientHeight - HEAD_PX;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    if (top + scale.rowPx > scroller.scrollTop + seesY) scroller.scrollTop = top + scale.rowPx - seesY;
    const right = Math.min(pxAt(programme.stopTs, scale), left + seesX);
    if (left < scroller.scrollLeft) scroller.scrollLeft = left;
    else if (right > scroller.scrollLeft + seesX) scroller.scrollLeft = right - seesX;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = (event.target as HTMLElement).dataset['programme'];
    const row = channels.findIndex((channel) => rowOf(channel).some(({ programmeId }) => programmeId === id));
    const channel = channels[row];
    const programme = channel && rowOf(channel).find(({ programmeId }) => programmeId === id);
    if (!channel || !programme) return;
    const atTs =
      active?.programmeId === id ? active!.atTs : Math.max(programme.startTs, Math.min(nowMs, programme.stopTs - 1));
    const byRow = (by: 1 | -1) => {
      const next = channels[row + by];
      if (next) move(row + by, cellAt(rowOf(next), atTs), atTs);
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => move(row, besideCell(rowOf(channel), programme, 1)),
      ArrowLeft: () => move(row, besideCell(rowOf(channel), programme, -1)),
      ArrowDown: () => byRow(1),
      ArrowUp: () => byRow(-1),
      b: () => needs.onBook(programme, channel, ticketOf(tickets, programme.programmeId) === null),
      n: () => {
        needs.toNow();
        move(row, cellAt(rowOf(channel), nowMs), nowMs);
      },
    };
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return { active, onKeyDown };
};

import { useEffect, useRef } from 'react';
import { SCHEDULE } from '#domain/schedule/schedule.ts';

/** Asks again every few seconds while a match runs and the page is in sight. */
export const useLivePoll = (
  live: boolean,
  retries: readonly (() => void)[],
  everyMs: number = SCHEDULE.roomPollMs,
): void => {
  const latest = useRef(retries);
  useEffect(() => {
    latest.current = retries;
  });
  useEffect(() => {
    if (!live) return;
    const timer = window.setInterval(() => {
      if (document.hidden) return;
      for (const retry of latest.current) retry();
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [live, everyMs]);
};

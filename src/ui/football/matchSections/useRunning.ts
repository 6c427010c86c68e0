import { useEffect, useRef } from 'react';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import { useLivePoll } from '../../hooks/useLivePoll.ts';
import type { SectionProps } from './section.ts';

/** Asks again while a match runs, at once when something happens in it, and when it begins or ends. */
export const useRunning = (
  { fixture: { status }, events }: Pick<SectionProps, 'fixture' | 'events'>,
  retry: () => void,
): void => {
  useLivePoll(status === 'live', [retry], SCHEDULE.listPollMs);
  const before = useRef({ status, count: events.length });
  useEffect(() => {
    const { status: was, count } = before.current;
    before.current = { status, count: events.length };
    // The first events come with the page, and so does what is shown.
    if (was !== status || (count > 0 && status === 'live' && count !== events.length)) retry();
  }, [status, events.length, retry]);
};

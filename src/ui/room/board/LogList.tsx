import { Suspense, type ReactNode } from 'react';
import type { SportEvent } from '#domain/match/board/sportEvent.ts';
import { feltOf } from '#domain/room/goalBeat.ts';
import { momentsOf } from '#domain/room/moments.ts';
import { useWords } from '../../hooks/useWords.ts';
import { figure } from '../../kit/Figure.css.ts';
import { Figure } from '../../kit/Figure.tsx';
import { SeeAgain } from '../SeeAgain.tsx';
import * as styles from './LogList.css.ts';

/** What happened, as it is written. */
export interface LogLine {
  /** The part of the match: quarter, heat, map. */
  readonly part: string;
  readonly time: string;
  readonly mark: ReactNode;
  readonly text: string;
  readonly right?: string;
}

interface LogListProps<E extends SportEvent> {
  readonly log: readonly E[];
  readonly lineOf: (event: E) => LogLine;
}

/** What happened in a match, newest first. */
export const LogList = <E extends SportEvent>({ log, lineOf }: LogListProps<E>) => {
  const t = useWords('board');
  const felt = new Set(feltOf(momentsOf({ events: [], log })).map(({ ts }) => ts));
  return (
    <section aria-label={t('log')}>
      {log.length === 0 && <p className={styles.soon}>{t('logSoon')}</p>}
      <ul>
        {log.toReversed().map((event) => {
          const { part, time, mark, text, right } = lineOf(event);
          return (
            <li key={event.eventId} className={styles.line}>
              <small>{part}</small>
              <Figure size={17}>{time}</Figure>
              <span>{mark}</span>
              <span>{text}</span>
              {right && <b className={`${figure} ${styles.right}`}>{right}</b>}
              {felt.has(event.ts) && (
                <Suspense>
                  <SeeAgain ts={event.ts} what={text} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** The events of one sport. */
export const logOf = <S extends SportEvent['sport']>(
  log: readonly SportEvent[] | undefined,
  sport: S,
): readonly Extract<SportEvent, { readonly sport: S }>[] =>
  (log ?? []).filter((event): event is Extract<SportEvent, { readonly sport: S }> => event.sport === sport);

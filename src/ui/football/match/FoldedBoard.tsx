import { useEffect, useState, type RefObject } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { figure } from '../../kit/Figure.css.ts';
import { Unlit } from '../../kit/Unlit.tsx';
import { boardWords } from './boardWords.ts';
import * as styles from './FoldedBoard.css.ts';

/** Whether an element has left the window at its top. */
const useScrolledPast = (element: RefObject<Element | null>): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry?.isIntersecting === false && entry.boundingClientRect.top < 0),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return past;
};

interface FoldedBoardProps {
  readonly board: RefObject<Element | null>;
  readonly fixture: Fixture;
  readonly wound: boolean;
}

/** On a phone the board that is scrolled away stays as a line of crests, score and minute. It says nothing that is new. */
export const FoldedBoard = ({ board, fixture, wound }: FoldedBoardProps) => {
  const said = { match: useWords('match'), football: useWords('football'), schedule: useWords('schedule') };
  const past = useScrolledPast(board);
  const { score, hidden, status, localteam: home, visitorteam: away } = fixture;
  const { minute, words, live } = boardWords(fixture, said);
  const figureAt = (at: 'home' | 'away') =>
    hidden ? <Unlit of={fixture} second /> : score && <b className={`${figure} ${styles.digits}`}>{score[at]}</b>;
  return (
    <div className={styles.fold} aria-hidden="true">
      <div className={styles.line} data-theme="dark" data-shown={past || undefined} data-state={status}>
        <Crest side={home} size={28} />
        <span className={styles.score}>
          {figureAt('home')}
          <i className={styles.dash}>–</i>
          {figureAt('away')}
        </span>
        <Crest side={away} size={28} />
        <span className={styles.clock} data-live={(live && !wound) || undefined}>
          {minute === null ? words[0] : <b className={`${figure} ${styles.minute}`}>{minute}</b>}
        </span>
      </div>
    </div>
  );
};

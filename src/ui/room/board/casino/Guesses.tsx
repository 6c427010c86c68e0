import { handEnds, type CasinoBoard } from '#domain/match/board/casino.ts';
import { guessers, guessShares, noGuesses } from '#domain/match/board/guess.ts';
import { secondsLeft, timeLeft } from '#domain/match/board/timer.ts';
import { spaced } from '#domain/shared/count.ts';
import { guessHand } from '#machines/table/guesses.acts.ts';
import { tableGuesses } from '#machines/table/guesses.resources.ts';
import { useAct } from '../../../hooks/useAct.ts';
import { usePictureNow } from '../../../hooks/usePictureNow.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { BeadMark } from '../../../shared/Bead.tsx';
import * as styles from './Guesses.css.ts';

interface GuessesProps {
  readonly fixtureId: string;
  readonly board: CasinoBoard;
}

/** What the stand guesses of the hand on the board, and the viewer's own guess until its first card is turned. */
export const Guesses = ({ fixtureId, board }: GuessesProps) => {
  const t = useWords('board');
  const hand = { fixtureId, round: board.round };
  const { value } = useResource(tableGuesses, hand);
  const { press, busy } = useAct(guessHand, {
    whyNot: (failure) => (failure.kind === 'refused' && failure.code === 409 ? t('guess.tooLate') : null),
  });
  const { split, me } = value ?? { split: noGuesses, me: null };
  // Behind the edge the picture still waits for cards that have been turned.
  const open = board.state === 'waiting' && value?.open === true;
  const shares = guessShares(split);
  return (
    <section className={styles.guesses} aria-labelledby="table-guess">
      <div className={styles.head}>
        <h2 id="table-guess" className={styles.title}>
          {t('guess.title')}
        </h2>
        <span className={styles.note}>{open ? <Closes board={board} /> : t('guess.closed')}</span>
      </div>
      <div className={styles.choices} role="group" aria-labelledby="table-guess">
        {handEnds.map((end) => (
          <button
            key={end}
            type="button"
            className={styles.choice}
            aria-pressed={me === end}
            aria-disabled={!open || busy || undefined}
            onClick={() => open && !busy && me !== end && void press({ ...hand, guess: end })}
          >
            <span className={styles.end}>
              <BeadMark end={end} size={20} />
              {t(end)}
            </span>
            <span className={styles.share}>
              {t(me === end ? 'guess.yours' : 'guess.share', { share: shares[end] })}
            </span>
          </button>
        ))}
      </div>
      <p className={styles.note}>
        {t.tn('guess.people', guessers(split), { count: spaced(guessers(split)) })} {t('guess.fun')}
      </p>
    </section>
  );
};

const Closes = ({ board }: Pick<GuessesProps, 'board'>) => {
  const t = useWords('board');
  const now = usePictureNow(1000);
  return t('guess.closes', { seconds: secondsLeft(timeLeft(board.turn, board, now)) });
};

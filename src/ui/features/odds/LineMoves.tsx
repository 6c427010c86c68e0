import { useEffect, useRef, useState } from 'react';
import { movesUntil, type LineMove } from '#domain/odds/lineMoves.ts';
import { lineText, rulesOf, type OddsMarket } from '#domain/odds/market.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import type { PricedMatch } from '#domain/odds/pricedMatch.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { lineHistory } from '#machines/football/matchOdds.resources.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Figure } from '../../kit/Figure.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import * as styles from './LineMoves.css.ts';
import * as panel from './LinePanel.css.ts';

/** How many of the latest are shown before all are asked for. */
const FIRST_SHOWN = 4;

interface LineMovesProps {
  readonly match: PricedMatch;
  readonly found: OddsMarket;
  /** Nothing later is shown, epoch milliseconds; null for now. */
  readonly until: number | null;
}

/** The line as its market writes it: a handicap without its sign, since the words name who gives it. */
const sizeOf = (line: number): string => lineText(Math.abs(line));

const lengthText = (ms: number, t: Words<'odds'>): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? t.tn('moves.seconds', seconds) : t.tn('moves.minutes', Math.round(seconds / 60));
};

const movedText = ({ from = 0, line = 0 }: LineMove, { home, away }: PricedMatch, t: Words<'odds'>): string => {
  if (from * line < 0) return t('moves.turned', { team: line < 0 ? home : away, line: sizeOf(line) });
  const said = { from: sizeOf(from), line: sizeOf(line) };
  return t(Math.abs(line) > Math.abs(from) ? 'moves.up' : 'moves.down', said);
};

const moveText = (move: LineMove, match: PricedMatch, t: Words<'odds'>): string => {
  const { lineMove, line, ts, untilTs } = move;
  if (lineMove === 'opened') return line === undefined ? t('moves.opened') : t('opened', { line: sizeOf(line) });
  if (lineMove === 'moved') return movedText(move, match, t);
  return untilTs === undefined ? t('moves.stopped') : t('moves.stoppedFor', { length: lengthText(untilTs - ts, t) });
};

/** Why it moved; behind a stop that the source gives no reason for, how long there were no prices. */
const whyText = ({ reason, stoppedTs, ts }: LineMove, t: Words<'odds'>): string => {
  if (reason) return t(`moves.${reason}`);
  return stoppedTs === undefined ? '' : t('moves.stoppedFor', { length: lengthText(ts - stoppedTs, t) });
};

/** MC-8: the moves of a line since its opening with what brought them, and the times without prices; the latest first. */
export const LineMoves = ({ match, found, until }: LineMovesProps) => {
  const t = useWords('odds');
  const [all, setAll] = useState(false);
  const { fixtureId, market, bookmaker, line, suspended } = found;
  const { value, failure, retry } = useResource(lineHistory, { fixtureId, market, bookmaker });
  const stands = `${line} ${suspended}`;
  const stood = useRef(stands);
  useEffect(() => {
    if (stood.current === stands) return;
    stood.current = stands;
    retry();
  }, [stands, retry]);
  const moves = (value && (until === null ? value : movesUntil(value, until)))?.toReversed();
  const { kind } = rulesOf(market);
  // The winner has no line: without a stop there is nothing to tell.
  if (kind === '1x2' && (moves?.length ?? 0) < 2) return null;
  return (
    <section>
      <div className={styles.head}>
        <h3 className={panel.heading}>{t(`moves.title.${kind}`)}</h3>
        {moves && moves.length > FIRST_SHOWN && (
          <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'moves.less' : 'moves.all')}
          </button>
        )}
      </div>
      {!value && !failure && <SkeletonRows rows={FIRST_SHOWN} height={40} />}
      {!value && failure && <p className={panel.gone}>{t('moves.failed')}</p>}
      {moves?.length === 0 && <p className={panel.gone}>{t('moves.none')}</p>}
      {moves && moves.length > 0 && (
        <ul className={panel.results}>
          {(all ? moves : moves.slice(0, FIRST_SHOWN)).map((move) => (
            <li key={`${move.lineMove} ${move.ts}`} className={styles.move} data-move={move.lineMove}>
              <When move={move} />
              <span>{moveText(move, match, t)}</span>
              <span className={styles.why}>{whyText(move, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** The minute of the match; without one the time, with its day where that is another one. */
const When = ({ move: { ts, minute, added } }: { readonly move: LineMove }) => {
  const zone = useZone();
  const { iso } = localeConfig(useLocale());
  if (minute !== undefined)
    return <Figure size={17}>{`${minuteText({ minute, ...(added !== undefined && { added }) })}'`}</Figure>;
  const day = dayOf(ts, zone);
  return (
    <time dateTime={day} className={styles.when}>
      <small className={styles.day}>
        {new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'numeric', timeZone: zone }).format(ts)}
      </small>
      <Figure size={17}>{hourMinute(ts, zone)}</Figure>
    </time>
  );
};

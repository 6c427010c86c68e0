import { memo } from 'react';
import { matchStatus } from '#domain/match/matchStatus.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { tipMatchTitle, tipPath } from '#domain/tips/tipPaths.ts';
import { standsAt, type LockState } from '#domain/tips/tipView.ts';
import { useMemberSettings } from '../../hooks/useMemberSettings.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { Rows } from '../../kit/Rows.tsx';
import { Chain, Seal } from './Chain.tsx';
import { Countdown } from './Countdown.tsx';
import { pickText, priceText } from './tipText.ts';
import { TipMatchLine } from './TipMatchLine.tsx';
import { TipsterLine } from './TipsterLine.tsx';
import { Profit, Verdict } from './Verdict.tsx';
import * as styles from './TipRow.css.ts';

/** A minute of a match as its status says it; null for words. */
const minuteOf = (statusText: string): string | null =>
  matchStatus(statusText) === 'live' && /^\d/.test(statusText) ? `${statusText}'` : null;

const When = ({ tip, state }: { readonly tip: Tip; readonly state: LockState }) => {
  const t = useWords('tips');
  const zone = useZone();
  const at = hourMinute(state === 'settled' && tip.settledTs !== undefined ? tip.settledTs : tip.lockTs, zone);
  const minute = tip.fixture && minuteOf(tip.fixture.statusText);
  const off = tip.fixture && matchStatus(tip.fixture.statusText) === 'postponed';
  return (
    <>
      {state === 'open' && (
        <span className={styles.clock}>
          <Countdown to={tip.lockTs} size={26} />
        </span>
      )}
      {state === 'running' && off && <span className={styles.clock}>{t('state.postponed')}</span>}
      {state === 'running' && !off && (
        <span className={styles.clock} data-live>
          <LiveDot />
          {minute ? <Figure size={26}>{minute}</Figure> : t('state.running')}
        </span>
      )}
      {state === 'settled' && (tip.hidden ? <span>{t('state.hidden')}</span> : <Verdict state={tip.state} />)}
      <span className={styles.lock}>
        <Icon name={state === 'open' ? 'lock-open' : 'lock'} size={13} />
        {t(state === 'settled' && !tip.hidden ? 'lock.settledAt' : 'lock.at', { time: at })}
      </span>
    </>
  );
};

/** What stands below the prediction: how it stands now, or the beginning of the reasons. */
const whyText = (tip: Tip, state: LockState, standing: (score: string) => string | null): string => {
  const score = tip.fixture?.score?.replace('-', '–') ?? null;
  return (state === 'running' && score !== null && standing(score)) || (state === 'settled' ? '' : tip.summary);
};

interface TipRowProps {
  readonly tip: Tip;
  readonly state: LockState;
  /** Without its match, below the match itself. */
  readonly ofMatch?: boolean;
}

/** TI-1: a tip in a list: lock, match, prediction with the price at publication, stake, and who gave it. */
export const TipRow = memo(({ tip, state, ofMatch = false }: TipRowProps) => {
  const t = useWords('tips');
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  const stands = standsAt(tip);
  const why = whyText(tip, state, (score) => stands && t(`standing.${stands}`, { score }));
  const pick = pickText(tip, t);
  const match = tip.fixture && !ofMatch ? tipMatchTitle(tip.fixture) : '';
  return (
    <li className={styles.row} data-tip={tip.tipId} data-state={tip.hidden ? 'hidden' : state}>
      <Link
        to={tipPath(tip)}
        className={styles.stretched}
        aria-label={t('open', { pick, match, name: tip.tipster?.displayName ?? t('erased') })}
      />
      <span className={styles.when}>
        <When tip={tip} state={state} />
      </span>
      {tip.fixture && !ofMatch && (
        <span className={styles.match}>
          <TipMatchLine match={tip.fixture} />
        </span>
      )}
      <span className={styles.pick}>
        <span className={styles.chosen}>
          <span>{pick}</span>
          <b className={styles.price}>{priceText(tip.oddsDec, format)}</b>
        </span>
        <span className={styles.stake}>
          <Rows lit={Math.min(3, Math.ceil(tip.stake / 3))} size={13} />
          {t.tn('units', tip.stake)}
        </span>
        {tip.profit !== null && <Profit units={tip.profit} />}
      </span>
      {why !== '' && <span className={styles.why}>{why}</span>}
      <span className={styles.who}>
        <TipsterLine tipster={tip.tipster} />
      </span>
      <span className={styles.chainAt}>{tip.tipster && <Chain marks={tip.tipster.recent} />}</span>
      <span className={styles.sealAt}>
        <Seal seq={tip.seq} hash={tip.hash} />
      </span>
    </li>
  );
});

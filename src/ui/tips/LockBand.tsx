import { parseScore } from '#domain/match/score.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { lockStateOf, standsAt } from '#domain/tips/tipView.ts';
import { Countdown } from '../features/tips/Countdown.tsx';
import { Profit, Verdict } from '../features/tips/Verdict.tsx';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Icon } from '../kit/Icon.tsx';
import { ScoreTile } from '../kit/ScoreTile.tsx';
import { scoreTile } from '../kit/ScoreTile.css.ts';
import { Unlit } from '../kit/Unlit.tsx';
import * as styles from './TipScreen.css.ts';

const Score = ({ fixture }: Pick<Tip, 'fixture'>) => {
  if (fixture?.hidden) return <Unlit of={fixture} tile={scoreTile} />;
  return fixture && fixture.score !== null ? <ScoreTile score={parseScore(fixture.score)} /> : null;
};

/** What can still happen to a tip, on a board: the time until its lock, the score, or how it ended. */
export const LockBand = ({ tip }: { readonly tip: Tip }) => {
  const t = useWords('tips');
  const zone = useZone();
  const state = lockStateOf(tip, useNow(1000));
  const stands = standsAt(tip);
  const at = hourMinute(tip.lockTs, zone);
  const settled = tip.settledTs === undefined ? at : hourMinute(tip.settledTs, zone);
  const score = tip.fixture?.score?.replace('-', '–');
  return (
    <div className={styles.band} data-state={tip.hidden ? 'hidden' : state}>
      <span className={styles.bandSign}>
        <Icon name={state === 'open' ? 'lock-open' : 'lock'} size={20} />
      </span>
      {state === 'open' && (
        <>
          <span className={styles.bandText}>
            <b>{t('lock.open')}</b>
            <small>{t('lock.openFact', { time: at })}</small>
          </span>
          <span className={styles.bandEnd}>
            <Countdown to={tip.lockTs} size={34} />
          </span>
        </>
      )}
      {state === 'running' && (
        <>
          <span className={styles.bandText}>
            <b>{stands && score ? t(`standing.${stands}`, { score }) : t('lock.running')}</b>
            <small>{t('lock.runningFact', { time: at })}</small>
          </span>
          <Score fixture={tip.fixture} />
        </>
      )}
      {state === 'settled' && (
        <>
          <span className={styles.bandText}>
            {tip.hidden ? (
              <b>{t('lock.hidden')}</b>
            ) : (
              <>
                <span>
                  <Verdict state={tip.state} /> {tip.profit !== null && <Profit units={tip.profit} />}
                </span>
                <small>{t('lock.settled', { time: settled })}</small>
              </>
            )}
          </span>
          <Score fixture={tip.fixture} />
        </>
      )}
    </div>
  );
};

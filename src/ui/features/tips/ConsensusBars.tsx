import type { Consensus, TipMatch } from '#domain/tips/tip.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import * as styles from './ConsensusBars.css.ts';

const nameOf = ({ market, sel }: Consensus, fixture: TipMatch, t: Words<'tips'>): string => {
  const side = {
    H: fixture.localteam.name,
    A: fixture.visitorteam.name,
    '1': fixture.localteam.name,
    '2': fixture.visitorteam.name,
  };
  const lines = { X: t('pick.draw'), O: t('pick.over', { line: '' }).trim(), U: t('pick.under', { line: '' }).trim() };
  const picked = sel === 'X' || sel === 'O' || sel === 'U' ? lines[sel] : side[sel];
  return `${t(`market.${market}`)}: ${picked}`;
};

interface ConsensusBarsProps {
  readonly consensus: readonly Consensus[];
  readonly fixture: TipMatch;
}

/** Of each market, which part of its tips says what. */
export const ConsensusBars = ({ consensus, fixture }: ConsensusBarsProps) => {
  const t = useWords('tips');
  return (
    <ul className={styles.bars}>
      {consensus.map((one) => {
        const share = `${Math.round(one.share * 100)}%`;
        return (
          <li key={`${one.market} ${one.sel}`} className={styles.bar}>
            <span className={styles.name}>{nameOf(one, fixture, t)}</span>
            <b>{t('ofMatch.share', { share, count: one.n })}</b>
            <svg className={styles.track} aria-hidden="true">
              <rect width="100%" height="6" />
              <rect width={share} height="6" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
};

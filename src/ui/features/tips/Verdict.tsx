import type { TipState } from '#domain/tips/tip.ts';
import { unitsText, verdictOf } from '#domain/tips/tipView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './Verdict.css.ts';

const signs = { won: 'check', lost: 'x', void: 'minus' } as const;

/** TI-2: how a tip ended, by colour, word and sign. */
export const Verdict = ({ state }: { readonly state: TipState }) => {
  const t = useWords('tips');
  const verdict = verdictOf(state);
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon name={signs[verdict]} size={13} />
      {t(`state.${state}`)}
    </span>
  );
};

/** What a tip won or lost. */
export const Profit = ({ units }: { readonly units: number }) => {
  const t = useWords('tips');
  return (
    <b className={styles.profit} data-sign={Math.sign(units)}>
      {t('unitsShort', { units: unitsText(units) })}
    </b>
  );
};

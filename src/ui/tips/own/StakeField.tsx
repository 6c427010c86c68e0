import { TIPS } from '#domain/tips/tip.ts';
import { useWords } from '../../hooks/useWords.ts';
import { fieldLabel } from '../../kit/Field.css.ts';
import { Radio } from './Radio.tsx';
import * as styles from './TipForm.css.ts';

const stakes = Array.from({ length: TIPS.maxStake }, (_, i) => i + 1);

interface StakeFieldProps {
  readonly stake: number;
  /** What the tipster mostly stakes; null where that is not known. */
  readonly usual: number | null;
  readonly disabled: boolean;
  readonly onStake: (stake: number) => void;
}

/** How many units, as cells that are lit up to it. */
export const StakeField = ({ stake, usual, disabled, onStake }: StakeFieldProps) => {
  const t = useWords('ownTips');
  return (
    <fieldset className={styles.field}>
      <legend className={fieldLabel}>{usual === null ? t('form.stake') : t('form.stakeUsual', { usual })}</legend>
      <span className={styles.stakes}>
        {stakes.map((one) => (
          <Radio
            key={one}
            name="tip-stake"
            className={styles.stake}
            checked={one === stake}
            lit={one <= stake}
            disabled={disabled}
            onChoose={() => onStake(one)}
          >
            {one}
          </Radio>
        ))}
      </span>
    </fieldset>
  );
};

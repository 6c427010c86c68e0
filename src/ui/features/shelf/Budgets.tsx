import type { ShelfBudget } from '#domain/social/shelfTime.ts';
import { clockText } from '#domain/vod/vod.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Chip } from '../../kit/Chip.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './Shelf.css.ts';

interface BudgetsProps {
  readonly budget: ShelfBudget;
  /** When the viewer's next match begins; null without one. */
  readonly kickOff: number | null;
  readonly onChoose: (budget: ShelfBudget) => void;
}

/** The time that the viewer has. */
export const Budgets = ({ budget, kickOff, onChoose }: BudgetsProps) => {
  const t = useWords('shelf');
  const choice = (one: ShelfBudget) => ({ on: budget === one, onClick: () => onChoose(one) });
  return (
    <div className={styles.budgets} role="group" aria-label={t('have')}>
      <b>{t('have')}</b>
      {kickOff !== null && (
        <Chip {...choice('ticket')}>
          <Icon name="ticket" size={18} />
          {t('untilMatch')}
          <Until at={kickOff} />
        </Chip>
      )}
      {(['15', '60'] as const).map((one) => (
        <Chip key={one} {...choice(one)}>
          {t('minutes', { count: one })}
        </Chip>
      ))}
      <Chip {...choice('all')}>{t('evening')}</Chip>
    </div>
  );
};

const Until = ({ at }: { readonly at: number }) => <Figure size={18}>{clockText((at - useNow(1000)) / 1000)}</Figure>;

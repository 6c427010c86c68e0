import { minuteText } from '#domain/football/minuteText.ts';
import type { PlayerMarks } from '#domain/football/playerMarks.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './Marks.css.ts';

/** What a player did, as signs; the words are in `useMarkWords`. */
export const Marks = ({ marks }: { readonly marks: PlayerMarks }) => (
  <span className={styles.marks} aria-hidden="true">
    {marks.card && <i className={styles.card} data-card={marks.card} />}
    {marks.goals > 0 && <Ball count={marks.goals} />}
    {marks.ownGoals > 0 && <Ball count={marks.ownGoals} own />}
    {marks.off && (
      <span className={styles.sign} data-sign="off">
        <Icon name="arrow-down" size={13} />
      </span>
    )}
  </span>
);

const Ball = ({ count, own }: { readonly count: number; readonly own?: boolean }) => (
  <span className={styles.sign} data-sign={own ? 'own' : 'goal'}>
    <Icon name="goal" size={13} />
    {count > 1 && count}
  </span>
);

/** Says what a player did: "2 bàn, thẻ vàng, ra 67'". */
export const useMarkWords = () => {
  const t = useWords('matchSections');
  return (marks: PlayerMarks | undefined): string => {
    if (!marks) return '';
    const { goals, ownGoals, assists, card, on, off } = marks;
    return [
      on && t('lineups.onAt', { minute: minuteText(on) }),
      goals > 0 && t.tn('lineups.goals', goals),
      assists > 0 && t.tn('lineups.assists', assists),
      ownGoals > 0 && t.tn('lineups.ownGoals', ownGoals),
      card && t(`lineups.cards.${card}`),
      off && t('lineups.offAt', { minute: minuteText(off) }),
    ]
      .filter((one) => typeof one === 'string')
      .join(', ');
  };
};

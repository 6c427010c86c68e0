import { timeLeft, type PromotionCard, type Step } from '#domain/promotions/promotion.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { CoverPicture } from '../kit/CoverPicture.tsx';
import { Figure } from '../kit/Figure.tsx';
import type { FigureSize } from '../kit/figureSizes.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import * as styles from './promotions.css.ts';
import type { StandingState } from './usePromotionStanding.ts';

/** The picture of a promotion; its name stands beside it. */
export const Cover = ({
  cover,
  eager = false,
}: {
  readonly cover: PromotionCard['cover'];
  readonly eager?: boolean;
}) => (
  <span className={styles.cover} aria-hidden="true">
    {cover && <CoverPicture picture={cover} className={styles.picture} first={eager} />}
  </span>
);

const icons: Readonly<Record<StandingState, IconName>> = {
  ...{ claimed: 'circle-check', eligible: 'check', notEligible: 'lock', guest: 'user-round' },
  ...{ upcoming: 'clock', ended: 'history' },
};

/** MI-11: whether the viewer qualifies, as an icon and a word. */
export const StandingBadge = ({ state }: { readonly state: StandingState }) => {
  const t = useWords('promotions');
  return (
    <span className={styles.badge} data-state={state}>
      <Icon name={icons[state]} size={16} />
      {t(`state.${state}`)}
    </span>
  );
};

/** The time until an instant: days in words, the rest in figures. */
export const TimeLeft = ({ to, size }: { readonly to: number; readonly size: FigureSize }) => {
  const t = useWords('promotions');
  const { days, seconds } = timeLeft(to - useNow(1000));
  const clock = clockDuration(seconds);
  const whole =
    days > 0 ? t('leftLong', { days: t.tn('daysLeft', days), time: clock }) : t('leftLongToday', { time: clock });
  return (
    <span className={styles.left} role="timer" aria-label={whole}>
      <small>{days > 0 ? t.tn('daysLeft', days) : t('left')}</small>
      <span data-soon={days === 0 || undefined}>
        <Figure size={size}>{clock}</Figure>
      </span>
    </span>
  );
};

/** Why a member may not take part, or not claim yet, from their own data. */
export const useReason = () => {
  const t = useWords('promotions');
  return ({ kind, atLeast, have }: Step): string => t(`why.${kind}`, { count: atLeast, have, left: atLeast - have });
};

/** What is counted, as a bar with its figures. */
export const CountBar = ({ step: { have, atLeast } }: { readonly step: Step }) => {
  const t = useWords('promotions');
  return (
    <span className={styles.count}>
      <b>{t('of', { have, need: atLeast })}</b>
      <progress className={styles.bar} max={atLeast} value={have} aria-label={t('way')} />
    </span>
  );
};

/** MI-12 in words, on both screens. */
export const NoMoney = () => {
  const t = useWords('promotions');
  return (
    <p className={styles.note}>
      <Icon name="info" size={20} />
      {t('note')}
    </p>
  );
};

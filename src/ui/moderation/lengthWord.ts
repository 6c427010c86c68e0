import type { ShownDecision } from '#domain/moderation/decision.ts';
import type { Words } from '../hooks/useWords.ts';

const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** How long a mute or ban lasts, in words. */
export const lengthWord = (t: Words<'moderation'>, minutes: number): string => {
  if (minutes >= DAY_MIN) return t('length.days', { count: Math.round(minutes / DAY_MIN) });
  if (minutes >= HOUR_MIN && minutes % HOUR_MIN === 0) return t('length.hours', { count: minutes / HOUR_MIN });
  return t('length.minutes', { count: minutes });
};

/** What was decided, in a few words. */
export const decisionWord = (
  t: Words<'moderation'>,
  { action, minutes = 0, things = 1 }: Pick<ShownDecision, 'action' | 'minutes' | 'things'>,
): string =>
  action === 'remove' && things > 1
    ? t('line.removeMany', { count: things })
    : t(`line.${action}`, { length: lengthWord(t, minutes) });

import { badgeLabel } from '#domain/chat/badge.ts';
import type { ChatMessage } from '#domain/chat/chat.ts';
import type { Key } from '../../i18n/groups.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './ChatBadge.css.ts';

const words: Readonly<Record<'BLV' | 'QC' | 'AD', Key<'chat'>>> = { BLV: 'badgeBlv', QC: 'badgeQc', AD: 'badgeAd' };
const lit = (level: number): 1 | 2 | 3 => {
  if (level >= 20) return 3;
  return level >= 10 ? 2 : 1;
};

/** BADGE-1: two or three letters, or the level with its rows; screen readers get the full name. */
export const ChatBadge = ({ badge, level }: Pick<ChatMessage, 'badge' | 'level'>) => {
  const t = useWords('chat');
  if (badge === null) return null;
  const label = badgeLabel(badge);
  if (label !== 'LV')
    return (
      <span className={styles.badge} data-badge={label} role="img" aria-label={t(words[label])} title={t(words[label])}>
        {label}
      </span>
    );
  const of = level ?? 1;
  return (
    <span className={styles.level} data-lit={lit(of)} role="img" aria-label={t('badgeLv', { level: of })}>
      {`LV${of}`}
    </span>
  );
};

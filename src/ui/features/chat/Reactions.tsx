import type { LoggedMessage } from '#domain/chat/log.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './Reactions.css.ts';

interface ReactionsProps {
  readonly message: LoggedMessage;
  readonly reacted: ReadonlySet<string> | null;
  readonly onReact: (message: LoggedMessage, emoji: string, on: boolean) => void;
}

/** The reactions to a message with their counts; pressing one adds or removes one's own. */
export const Reactions = ({ message, reacted, onReact }: ReactionsProps) => {
  const t = useWords('chat');
  const counted = Object.entries(message.reaction).filter(([, count]) => count > 0);
  if (counted.length === 0) return null;
  return (
    <div className={styles.reactions}>
      {counted.map(([emoji, count]) => {
        const on = reacted?.has(emoji) ?? false;
        return (
          <button
            key={emoji}
            className={styles.reaction}
            type="button"
            aria-pressed={on}
            aria-label={t('reactionCount', { emoji, count })}
            onClick={() => onReact(message, emoji, !on)}
          >
            {emoji}
            <span>{count}</span>
          </button>
        );
      })}
    </div>
  );
};

import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { cut } from '../../theme/text.css.ts';
import * as styles from './ChatHead.css.ts';

const figures = new Intl.NumberFormat('fr-FR');

export interface ChatHeadProps {
  readonly online: number | null;
  /** The newest viewer. */
  readonly joined: { readonly userId: string; readonly showName: string } | null;
  readonly onlyCommentators: boolean;
  readonly onFilter: (on: boolean) => void;
  /** Hides the panel; absent if it cannot be hidden. */
  readonly onHide?: () => void;
}

/** The panel's title, how many are in the chat, and the filter. */
export const ChatHead = ({ online, joined, onlyCommentators, onFilter, onHide }: ChatHeadProps) => {
  const t = useWords('chat');
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{t('chat')}</h2>
      {online !== null && (
        <span className={styles.online} title={t.tn('online', online, { count: figures.format(online) })}>
          {t.tn('inChat', online, { count: kmCount(online) })}
        </span>
      )}
      {joined && (
        <span key={joined.userId} className={`${cut} ${styles.joined}`}>
          {t('joined', { name: joined.showName })}
        </span>
      )}
      <span className={styles.filter}>
        <Switch on={onlyCommentators} onChange={onFilter}>
          {t('onlyBlv')}
        </Switch>
      </span>
      {onHide && (
        <IconButton label={t('hide')} onClick={onHide}>
          <Icon name="panel-right-close" size={20} />
        </IconButton>
      )}
    </header>
  );
};

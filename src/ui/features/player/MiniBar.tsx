import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Link } from '../../kit/Link.tsx';
import { cut } from '../../theme/text.css.ts';
import * as styles from './MiniBar.css.ts';

interface MiniBarProps {
  readonly title: string;
  readonly path: string;
  readonly playing: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** The controls of the mini player: back to the room, play or pause, and close. */
export const MiniBar = ({ title, path, playing, onToggle, onClose }: MiniBarProps) => {
  const t = useWords('player');
  return (
    <>
      <Link to={path} className={styles.back} aria-label={t('backToRoom', { title })}>
        <span className={`${cut} ${styles.title}`}>{title}</span>
      </Link>
      <div className={styles.buttons}>
        <IconButton label={t(playing ? 'pause' : 'play')} onClick={onToggle}>
          <Icon name={playing ? 'pause' : 'play'} size={20} filled />
        </IconButton>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="x" size={20} />
        </IconButton>
      </div>
    </>
  );
};

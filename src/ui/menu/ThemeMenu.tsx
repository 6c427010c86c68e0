import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Menu } from '../kit/Menu.tsx';
import * as styles from './ThemeMenu.css.ts';

const ThemeList = lazyPart(() => import('./ThemeList.tsx'));

/** The current theme; the page's CSS knows it before this code does. */
export const ThemeMenu = () => {
  const t = useWords('shell');
  return (
    <Menu name="theme" label={t('theme.label')} list={ThemeList}>
      {(button) => (
        <IconButton label={t('theme.label')} {...button}>
          <span className={styles.inDark}>
            <Icon name="moon" size={20} />
          </span>
          <span className={styles.inLight}>
            <Icon name="sun" size={20} />
          </span>
        </IconButton>
      )}
    </Menu>
  );
};

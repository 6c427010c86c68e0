import { useSelector } from '@xstate/react';
import { selectColour } from '#machines/colourMode/colourMode.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Menu } from '../kit/Menu.tsx';

const ThemeList = lazyPart(() => import('./ThemeList.tsx'));

export const ThemeMenu = () => {
  const t = useMessages('shell');
  const shown = useSelector(useApp().colour, selectColour);
  return (
    <Menu name="theme" label={t('theme.label')} list={ThemeList}>
      {(button) => (
        <IconButton label={t('theme.label')} {...button}>
          <Icon name={shown === 'dark' ? 'moon' : 'sun'} size={20} />
        </IconButton>
      )}
    </Menu>
  );
};

import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Menu } from '../kit/Menu.tsx';

const ZoneList = lazyPart(() => import('./ZoneList.tsx'));

export const ZoneMenu = () => {
  const t = useWords('shell');
  return (
    <Menu name="zone" label={t('zone')} list={ZoneList}>
      {(button) => (
        <IconButton label={t('zone')} {...button}>
          <Icon name="clock" size={20} />
        </IconButton>
      )}
    </Menu>
  );
};

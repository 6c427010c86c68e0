import { useMessages } from '../hooks/useMessages.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';
import { Menu } from '../parts/Menu.tsx';

const ZoneList = lazyPart(() => import('./ZoneList.tsx'));

export const ZoneMenu = () => {
  const t = useMessages('shell');
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

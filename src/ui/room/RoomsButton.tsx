import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { useBack } from './useBack.ts';
import { useRooms } from './useRooms.ts';

/** Opens and closes the other rooms. */
export const RoomsButton = () => {
  const t = useWords('room');
  const { open, show, hide } = useRooms();
  return (
    <IconButton label={t('rooms')} aria-expanded={open} onClick={open ? hide : show}>
      <Icon name="layout-grid" size={20} />
    </IconButton>
  );
};

/** V-14: out of the room; in full screen first out of that. */
export const BackButton = () => {
  const t = useWords('room');
  return (
    <IconButton label={t('back')} onClick={useBack()}>
      <Icon name="arrow-left" size={20} />
    </IconButton>
  );
};

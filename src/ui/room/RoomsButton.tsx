import { useLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { ROOMS_LAYER } from './rail.ts';

/** Opens and closes the other rooms. */
export const RoomsButton = () => {
  const t = useWords('room');
  const { open, show, hide } = useLayer(ROOMS_LAYER);
  return (
    <IconButton label={t('rooms')} aria-expanded={open} onClick={open ? hide : show}>
      <Icon name="layout-grid" size={20} />
    </IconButton>
  );
};

import { useLayer } from '../../../hooks/useLayer.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { CUT_LAYER } from './cutLayer.ts';

/** Opens the form beside the picture, which goes on. */
export default function CutButton() {
  const t = useWords('cutting');
  const { open, show, hide } = useLayer(CUT_LAYER);
  return (
    <IconButton label={t('open')} aria-expanded={open} onClick={open ? hide : show}>
      <Icon name="clapperboard" size={22} />
    </IconButton>
  );
}

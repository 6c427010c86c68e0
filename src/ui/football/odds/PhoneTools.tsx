import type { PriceFormat } from '#domain/odds/format.ts';
import { FormatChoice } from '../../features/odds/FormatChoice.tsx';
import { useWords } from '../../hooks/useWords.ts';
import { Chip } from '../../kit/Chip.tsx';
import { phoneShows, type PhoneShow } from './OddsList.tsx';
import * as styles from './OddsScreen.css.ts';

interface PhoneToolsProps {
  readonly format: PriceFormat;
  readonly onFormat: (format: PriceFormat) => void;
  readonly show: PhoneShow;
  readonly onShow: (show: PhoneShow) => void;
}

/** Phone: formats, then which two columns are shown. */
export const PhoneTools = ({ format, onFormat, show, onShow }: PhoneToolsProps) => {
  const t = useWords('odds');
  return (
    <div className={styles.phoneTools}>
      <FormatChoice value={format} onChange={onFormat} />
      <div className={styles.shows} role="group" aria-label={t('show.label')}>
        {phoneShows.map((one) => (
          <Chip key={one} on={one === show} onClick={() => onShow(one)}>
            {t(`show.${one}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
};

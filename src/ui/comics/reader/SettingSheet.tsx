import { READER, readerFits, readerGrounds, readerModes, type ReaderSetting } from '#domain/comics/readerSetting.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import * as styles from './reader.css.ts';

interface SettingSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly setting: ReaderSetting;
  readonly change: (changed: Partial<ReaderSetting>) => void;
  readonly sized: (by: 1 | -1) => void;
  readonly page: number;
  /** Tells the operators that this page is broken. */
  readonly report: () => void;
}

/** CO-8: how a comic is read, remembered for it alone. */
export const SettingSheet = ({ open, onClose, setting, change, sized, page, report }: SettingSheetProps) => {
  const t = useWords('reader');
  const choices = <A extends string>(
    name: string,
    all: readonly A[],
    now: A,
    label: (one: A) => string,
    choose: (one: A) => void,
  ) => (
    <div className={styles.choice} role="group" aria-label={name}>
      <b>{name}</b>
      {all.map((one) => (
        <Chip key={one} on={one === now} onClick={() => choose(one)}>
          {label(one)}
        </Chip>
      ))}
    </div>
  );
  const slider = (name: string, key: 'margin' | 'brightness', least: number, most: number) => (
    <label className={styles.choice}>
      <b>{name}</b>
      <input
        type="range"
        min={least}
        max={most}
        step={5}
        value={setting[key]}
        onChange={({ target }) => change({ [key]: Number(target.value) })}
      />
      <span>{setting[key]} %</span>
    </label>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t('settings')}>
      <div className={styles.inSheet}>
        {choices(
          t('mode'),
          readerModes,
          setting.mode,
          (one) => t(`modes.${one}`),
          (mode) => change({ mode }),
        )}
        {choices(
          t('direction'),
          ['ltr', 'rtl'],
          setting.rtl ? 'rtl' : 'ltr',
          (one) => t(`directions.${one}`),
          (one) => change({ rtl: one === 'rtl' }),
        )}
        {choices(
          t('fit'),
          readerFits,
          setting.fit,
          (one) => t(`fits.${one}`),
          (fit) => change({ fit }),
        )}
        {choices(
          t('ground'),
          readerGrounds,
          setting.ground,
          (one) => t(`grounds.${one}`),
          (ground) => change({ ground }),
        )}
        {setting.mode === 'webtoon' && slider(t('margin'), 'margin', 0, READER.marginMax)}
        {slider(t('brightness'), 'brightness', READER.brightnessMin, 100)}
        <div className={styles.choice} role="group" aria-label={t('zoom')}>
          <b>{t('zoom')}</b>
          <Button onClick={() => sized(-1)}>{t('zoomOut')}</Button>
          <Button onClick={() => sized(1)}>{t('zoomIn')}</Button>
        </div>
        <Button size="s" onClick={report}>
          <Icon name="flag" size={18} />
          {t('report', { page: String(page) })}
        </Button>
        <p className={styles.keys}>{t('keys')}</p>
      </div>
    </Sheet>
  );
};

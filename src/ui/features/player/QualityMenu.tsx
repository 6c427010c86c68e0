import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { StreamProfile } from '#domain/match/match.ts';
import { AUTO_CAP, gigabytesPerHour, SAVING_CAP, type Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { autoGigabytes, labelOf, qualityLines } from './qualities.ts';
import * as styles from './QualityMenu.css.ts';

interface QualityMenuProps {
  readonly quality: Quality;
  readonly profile: StreamProfile | null;
  readonly offered: readonly OfferedProfile[];
  /** Bitrate of the audio-only stream in bits per second; null if there is none. */
  readonly sound: number | null;
  /** Whether Auto is limited to the lowest quality to save data. */
  readonly savesData: boolean;
  /** Inside a sheet, which has a title of its own. */
  readonly inSheet?: boolean;
  readonly onChoose: (quality: Quality) => void;
  /** Reports the picture; it cannot be reported from here if absent. */
  readonly onReport?: () => void;
}

/** PLAYER-3: the quality menu, with the current quality and the data usage per hour of each. */
export const QualityMenu = ({
  quality,
  profile,
  offered,
  sound,
  savesData,
  inSheet,
  onChoose,
  onReport,
}: QualityMenuProps) => {
  const t = useWords('player');
  const cost = (gigabytes: number) => t('gigabytes', { gb: gigabytes.toFixed(gigabytes < 0.1 ? 2 : 1) });
  const most = autoGigabytes(offered, savesData ? SAVING_CAP : AUTO_CAP);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, []);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !list.current) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...list.current.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
    const at = items.findIndex((item) => item === document.activeElement);
    items[(at + step + items.length) % items.length]?.focus();
  };
  return (
    <div
      className={styles.menu}
      data-sheet={inSheet || undefined}
      role="menu"
      tabIndex={-1}
      aria-label={t('quality')}
      ref={list}
      onKeyDown={walk}
    >
      <div className={styles.head} aria-hidden="true">
        <span>{!inSheet && t('quality')}</span>
        <span>{t('perHour')}</span>
      </div>
      <Line
        name={t('auto')}
        side={
          most === null
            ? t('autoNow', { label: labelOf(profile) })
            : t('autoUpTo', { label: labelOf(profile), cost: cost(most) })
        }
        chosen={quality === 'auto'}
        onChoose={() => onChoose('auto')}
      />
      {qualityLines(offered).map((line) => (
        <Line
          key={line.quality}
          label={line.label}
          name={line.quality}
          side={line.gigabytes === null ? t('notOffered') : cost(line.gigabytes)}
          chosen={quality === line.quality}
          disabled={line.gigabytes === null && offered.length > 0}
          onChoose={() => onChoose(line.quality)}
        />
      ))}
      <Line
        name={t('audioOnly')}
        side={sound === null ? t('notOffered') : cost(gigabytesPerHour(sound))}
        chosen={quality === 'audio'}
        disabled={sound === null}
        onChoose={() => onChoose('audio')}
      />
      {onReport && (
        <button className={styles.line} type="button" role="menuitem" aria-haspopup="dialog" onClick={onReport}>
          <Icon name="flag" size={18} />
          <b />
          <span>{t('report')}</span>
        </button>
      )}
    </div>
  );
};

interface LineProps {
  readonly label?: string;
  readonly name: string;
  readonly side: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}
const Line = ({ label, name, side, chosen, disabled, onChoose }: LineProps) => (
  <button
    className={styles.line}
    type="button"
    role="menuitemradio"
    aria-checked={chosen}
    disabled={disabled}
    onClick={onChoose}
  >
    {chosen ? <Icon name="check" size={18} /> : <span />}
    <b>{label}</b>
    <span>{name}</span>
    <span className={styles.cost}>{side}</span>
  </button>
);

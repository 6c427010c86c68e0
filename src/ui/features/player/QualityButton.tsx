import { useEffect, useRef } from 'react';
import type { StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import * as styles from './Controls.css.ts';
import { shownLabel } from './qualities.ts';
import { QualityMenu } from './QualityMenu.tsx';

interface QualityButtonProps {
  readonly quality: Quality;
  readonly profile: StreamProfile | null;
  readonly offered: readonly OfferedProfile[];
  readonly sound: number | null;
  readonly savesData: boolean;
  /** Shows the choices in a sheet, because a phone's video has no space for a menu. */
  readonly phone: boolean;
  readonly onChoose: (quality: Quality) => void;
}

/** A gear icon with the current quality; its menu is a layer, so Back and Escape close it. */
export const QualityButton = ({ quality, profile, offered, sound, savesData, phone, onChoose }: QualityButtonProps) => {
  const t = useWords('player');
  const { open, show, hide } = useOwnLayer('quality');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open || phone) return;
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) hide();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open, phone, hide]);
  const back = () => {
    hide();
    button.current?.focus();
  };
  const label = shownLabel(quality, profile) ?? t('audioShort');
  const menu = (
    <QualityMenu
      quality={quality}
      profile={profile}
      offered={offered}
      sound={sound}
      savesData={savesData}
      inSheet={phone}
      onChoose={(wanted) => {
        onChoose(wanted);
        back();
      }}
    />
  );
  return (
    <div
      className={styles.menuRoot}
      ref={root}
      role="presentation"
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return;
        event.stopPropagation();
        back();
      }}
    >
      <button
        ref={button}
        className={styles.quality}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('qualityNow', { label })}
        onClick={open ? back : show}
      >
        <Icon name="settings" size={22} />
        {label}
      </button>
      {open && !phone && menu}
      <Sheet open={open && phone} onClose={back} title={t('quality')}>
        {menu}
      </Sheet>
    </div>
  );
};

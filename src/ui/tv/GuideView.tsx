import { useState } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import { programmeCategories, type Programme } from '#domain/tv/programme.ts';
import { offsetMinutes } from '#domain/shared/zone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useShell } from '../hooks/useShell.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { legend, swatch } from './cell.css.ts';
import { Guide } from './Guide.tsx';
import { PhoneGuide } from './PhoneGuide.tsx';
import { ProgrammeSheet } from './ProgrammeSheet.tsx';

interface GuideViewProps {
  readonly nation: string;
  readonly channels: readonly Channel[];
  readonly shown: Channel | null;
  /** As high as the window, without anything above it. */
  readonly whole?: boolean;
}

/** TV-3: what all channels show: a grid where there is space, a list by channel on a phone. */
export default function GuideView({ nation, channels, shown, whole = false }: GuideViewProps) {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(60_000);
  const phone = useShell() === 'mobile';
  const [open, setOpen] = useState<{ readonly programme: Programme; readonly channel: Channel } | null>(null);
  const onOpen = (programme: Programme, channel: Channel) => setOpen({ programme, channel });
  const hours = offsetMinutes(nowMs, zone) / 60;
  return (
    <section aria-label={t('tabs.guide')}>
      {phone ? (
        <PhoneGuide {...{ channels, onOpen }} />
      ) : (
        <Guide key={nation} {...{ nation, channels, shown, whole, onOpen }} />
      )}
      <p className={legend}>
        {programmeCategories
          .filter((category) => category !== 'other')
          .map((category) => (
            <span key={category}>
              <i className={swatch} data-category={category} />
              {t(`category.${category}`)}
            </span>
          ))}
        <span>{t('zone', { zone: `GMT${hours >= 0 ? '+' : ''}${hours}` })}</span>
      </p>
      {open && <ProgrammeSheet {...open} onClose={() => setOpen(null)} />}
    </section>
  );
}

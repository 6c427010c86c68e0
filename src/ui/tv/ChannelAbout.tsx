import { Suspense, useState } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { guidePath } from '#domain/tv/tvPaths.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { reportChannel } from '#machines/tv/tv.acts.ts';
import { tvProgramme, tvRow } from '#machines/tv/tv.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { ChannelHead } from './ChannelHead.tsx';
import { FavourButton } from './FavourButton.tsx';
import { ProgrammeCell } from './ProgrammeCell.tsx';
import { ProgrammeSheet } from './ProgrammeSheet.tsx';
import * as styles from './tv.css.ts';

const PastList = lazyPart(() => import('./PastList.tsx'));

/** The channel under its picture: what is on, what comes, and what can be done about it. */
export const ChannelAbout = ({ channel }: { readonly channel: Channel }) => {
  const t = useWords('tv');
  const app = useApp();
  const zone = useZone();
  const { now, name, nation, channelId, sources } = channel;
  const alive = useHydrated();
  const report = useAct(reportChannel, { done: () => app.notify('success', t('reported', { name })) });
  return (
    <section className={styles.about} aria-label={name}>
      <ChannelHead channel={channel}>
        <div className={styles.words}>
          <h1 className={styles.programme}>{now?.title ?? name}</h1>
          <p className={styles.fact}>
            {name}
            {now && `, ${t('untilTime', { time: hourMinute(now.stopTs, zone) })}`}
          </p>
        </div>
      </ChannelHead>
      <div className={styles.acts}>
        <FavourButton channel={channel} />
        <Link to={guidePath(nation)} aria-keyshortcuts="G" {...buttonLook()}>
          <Icon name="calendar-days" />
          {t('tabs.guide')}
        </Link>
        {sources[0] && (
          <Button
            aria-label={t('report', { name })}
            onClick={() => void report.press({ channelId, sourceId: sources[0]!.sourceId })}
          >
            <Icon name="flag" />
          </Button>
        )}
      </div>
      {alive && <Coming channel={channel} />}
      {now && alive && <About programmeId={now.programmeId} />}
    </section>
  );
};

const About = ({ programmeId }: { readonly programmeId: string }) => {
  const { value } = useResource(tvProgramme, { programmeId });
  return value?.programme.desc ? <p>{value.programme.desc}</p> : null;
};

const HOUR_MS = 3_600_000;
const COMING = 5;

/** The programmes of the channel around now. */
const Coming = ({ channel }: { readonly channel: Channel }) => {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(60_000);
  const [open, setOpen] = useState<Programme | null>(null);
  const fromTs = Math.floor(nowMs / HOUR_MS) * HOUR_MS - HOUR_MS;
  const { value } = useResource(tvRow, { channelId: channel.channelId, fromTs, toTs: fromTs + 12 * HOUR_MS });
  const coming = value?.filter(({ stopTs }) => stopTs > nowMs).slice(0, COMING) ?? [];
  return (
    <>
      {coming.length > 0 && (
        <ul className={styles.strip} aria-label={t('coming')}>
          {coming.map((programme) => (
            <li key={programme.programmeId}>
              <ProgrammeCell programme={programme} on={programme.startTs <= nowMs} onOpen={() => setOpen(programme)}>
                {programme.startTs <= nowMs
                  ? t('onSince', { time: hourMinute(programme.startTs, zone) })
                  : hourMinute(programme.startTs, zone)}
              </ProgrammeCell>
            </li>
          ))}
        </ul>
      )}
      {channel.catchUpSec > 0 && (
        <Suspense>
          <PastList channel={channel} onOpen={setOpen} />
        </Suspense>
      )}
      {open && <ProgrammeSheet programme={open} channel={channel} onClose={() => setOpen(null)} />}
    </>
  );
};

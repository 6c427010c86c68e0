import { isToCome, ticketOf } from '#domain/tv/clash.ts';
import type { Channel } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import type { ShownMatch as Shown } from '#domain/tv/shownMatch.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { tvProgramme } from '#machines/tv/tv.resources.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useDates } from '../shared/useDates.ts';
import { ChannelMark } from './ChannelMark.tsx';
import { ClashSheet } from './ClashSheet.tsx';
import { useReminder } from './useReminder.ts';
import { keptHours } from './keptHours.ts';
import { useSheetLayer } from './useSheetLayer.ts';
import * as styles from './sheet.css.ts';

const ShownMatch = ({ match: { title, page, room } }: { readonly match: Shown }) => {
  const t = useWords('tv');
  return (
    <div data-part="match" className={styles.acts}>
      <p className={styles.match}>
        {t('showsMatch')} <b>{title}</b>
      </p>
      {room && (
        <Link to={room} {...buttonLook()}>
          {t('matchRoom')}
        </Link>
      )}
      {page && (
        <Link to={page} {...buttonLook()}>
          {t('matchPage')}
        </Link>
      )}
    </div>
  );
};

interface ProgrammeSheetProps {
  readonly programme: Programme;
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** A programme: when and where it is on, what it is about, and its ticket. */
export const ProgrammeSheet = ({ programme, channel, onClose }: ProgrammeSheetProps) => {
  const t = useWords('tv');
  const zone = useZone();
  const { day } = useDates();
  const nowMs = useNow(30_000);
  const { programmeId, title, startTs, stopTs, subTitle, episode, catchUp } = programme;
  const told = useResource(tvProgramme, { programmeId }).value;
  const { tickets, press, asked } = useReminder();
  const booked = ticketOf(tickets, programmeId) !== null;
  const toCome = isToCome(programme, nowMs);
  const over = stopTs <= nowMs;
  const close = useSheetLayer('tvProgramme', onClose);
  return (
    <Sheet open onClose={close} title={title}>
      <div className={styles.body}>
        <p className={styles.of}>
          <ChannelMark channel={channel} size={32} />
          {t('ofChannel', { number: channel.number, name: channel.name })}
        </p>
        <p>
          <Figure size={20}>{hourMinute(startTs, zone)}</Figure> {t('until')}{' '}
          <Figure size={20}>{hourMinute(stopTs, zone)}</Figure>, {day(startTs)}
        </p>
        {subTitle && <p>{subTitle}</p>}
        {episode && <p>{t('episode', { s: episode.s, e: episode.e })}</p>}
        <p className={styles.about}>{told?.programme.desc ?? t('noDescription')}</p>
        <div className={styles.acts}>
          {(toCome || booked) && (
            <Button
              tone={booked ? 'quiet' : 'primary'}
              data-autofocus
              onClick={() => press(programme, channel, !booked)}
            >
              <Icon name={booked ? 'ticket' : 'bell'} />
              {t(booked ? 'giveBack' : 'takeTicket')}
            </Button>
          )}
          {over && catchUp && (
            <Link to={channelPath(channel, startTs)} data-autofocus {...buttonLook({ tone: 'primary' })}>
              <Icon name="history" />
              {t('past.watch')}
            </Link>
          )}
          {over && !catchUp && (
            <p className={styles.of}>
              {t(channel.catchUpSec > 0 ? 'past.tooOld' : 'past.notKept', {
                ...{ name: channel.name, hours: keptHours(channel) },
              })}
            </p>
          )}
          {!toCome && !over && (
            <Link to={channelPath(channel)} {...buttonLook({ tone: 'primary' })}>
              {t('open')}
            </Link>
          )}
        </div>
        {told?.match && <ShownMatch match={told.match} />}
      </div>
      {asked && <ClashSheet {...asked} />}
    </Sheet>
  );
};

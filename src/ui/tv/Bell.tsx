import { isToCome, ticketOf } from '#domain/tv/clash.ts';
import type { Channel } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { ClashSheet } from './ClashSheet.tsx';
import { useReminder } from './useReminder.ts';

interface BellProps {
  readonly programme: Programme;
  readonly channel: Channel;
}

/** TV-10: the bell of a programme, a ticket once it is booked. */
export const Bell = ({ programme, channel }: BellProps) => {
  const t = useWords('tv');
  const nowMs = useNow(30_000);
  const { tickets, press, asked } = useReminder();
  const on = ticketOf(tickets, programme.programmeId) !== null;
  if (!on && !isToCome(programme, nowMs)) return null;
  return (
    <>
      <IconButton
        label={t(on ? 'unremind' : 'remind', { title: programme.title })}
        aria-pressed={on}
        data-booked={on || undefined}
        onClick={() => press(programme, channel, !on)}
      >
        <Icon name={on ? 'ticket' : 'bell'} size={22} />
      </IconButton>
      {asked && <ClashSheet {...asked} />}
    </>
  );
};

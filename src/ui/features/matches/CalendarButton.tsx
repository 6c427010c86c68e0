import { roomPath } from '#domain/room/roomAddress.ts';
import { localePath } from '#domain/locale/locale.ts';
import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Match } from '#domain/match/match.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNow } from '../../hooks/useNow.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { downloadCalendar } from './downloadCalendar.ts';

/** SC-8: adds a match to the calendar of the viewer's device, with a reminder. */
export const CalendarButton = ({ match, leadMin }: { readonly match: Match; readonly leadMin: LeadMin }) => {
  const t = useWords('booking');
  const locale = useLocale();
  const now = useNow(60_000);
  const page = `${location.origin}${localePath(locale, roomPath(match) ?? '/lich-truc-tiep')}`;
  return (
    <Button tone="plain" size="s" onClick={() => downloadCalendar(match, page, now, leadMin)}>
      <Icon name="calendar-days" />
      {t('bookings.calendar')}
    </Button>
  );
};

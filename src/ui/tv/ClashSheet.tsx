import { titleOf } from '#domain/tv/clash.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Button } from '../kit/Button.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import type { AskedReminder } from './useReminder.ts';
import { useSheetLayer } from './useSheetLayer.ts';
import * as styles from './sheet.css.ts';

/** TV-10: what else is booked at the same time, and which of them is to stay. */
export const ClashSheet = ({ reminder, title, clashes }: AskedReminder) => {
  const t = useWords('tv');
  const zone = useZone();
  const leave = useSheetLayer('tvClash', () => reminder.send({ type: 'reminder.leave' }));
  return (
    <Sheet open onClose={leave} title={t('clash.title')}>
      <div className={styles.body}>
        <p>{t('clash.fact', { title })}</p>
        <ul className={styles.clashes}>
          {clashes.map((ticket) => (
            <li key={ticket.bookingId}>
              <Figure size={20}>{hourMinute(ticket.startTime, zone)}</Figure> {titleOf(ticket)}
            </li>
          ))}
        </ul>
        <div className={styles.acts}>
          <Button tone="primary" data-autofocus onClick={() => reminder.send({ type: 'reminder.keepBoth' })}>
            {t('clash.both')}
          </Button>
          <Button onClick={() => reminder.send({ type: 'reminder.instead' })}>{t('clash.instead')}</Button>
        </div>
      </div>
    </Sheet>
  );
};

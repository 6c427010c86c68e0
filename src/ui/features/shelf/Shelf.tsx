import { useEffect, useState } from 'react';
import { nextTicket } from '#domain/bookings/booking.ts';
import { targetText } from '#domain/social/social.ts';
import { budgetS, firstBudget, shelfWithin, type ShelfBudget } from '#domain/social/shelfTime.ts';
import { bookingList } from '#machines/bookings/bookings.resources.ts';
import { SHELF_FILLED } from '#domain/social/shelfMark.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Budgets } from './Budgets.tsx';
import type { ShelfLook } from './GoOn.tsx';
import { ShelfThing } from './ShelfThing.tsx';
import * as styles from './Shelf.css.ts';
import { useShelf } from './useShelf.ts';

const MINUTE_MS = 60_000;

/** X29: each thing with what is left of it, those first that fit the time until the viewer's match. */
export default function Shelf({ look }: { readonly look: ShelfLook }) {
  const t = useWords('shelf');
  const { items, takeOff } = useShelf();
  const { value: bookings } = useResource(bookingList, { member: useLoggedIn() });
  const now = useNow(MINUTE_MS);
  const kickOff = nextTicket(bookings ?? [], now)?.startTime ?? null;
  const [chosen, setChosen] = useState<ShelfBudget | null>(null);
  useFilled(items === null ? null : items.length > 0);
  if (!items || items.length === 0) return null;
  const budget = chosen ?? firstBudget(kickOff, now);
  const { fits, rest } = shelfWithin(items, budgetS(budget, kickOff, now));
  const group = (title: string | null, things: typeof items, fitting: boolean) =>
    things.length > 0 && (
      <div className={styles.group} data-fits={fitting || undefined}>
        {title !== null && <p className={styles.groupName}>{title}</p>}
        <ul className={styles.things} data-look={look}>
          {things.map((item) => (
            <ShelfThing key={targetText(item.group)} {...{ item, look }} onOff={() => takeOff(item)} />
          ))}
        </ul>
      </div>
    );
  return (
    <section className={styles.shelf} data-part="shelf" data-look={look} aria-labelledby={`go-on-${look}`}>
      <div className={styles.head}>
        <h2 id={`go-on-${look}`}>{t('title')}</h2>
        {look === 'shelf' && <span>{t('fact')}</span>}
      </div>
      {look === 'shelf' && <Budgets {...{ budget, kickOff }} onChoose={setChosen} />}
      <div className={styles.row} tabIndex={-1}>
        {group(budget === 'all' ? null : t(budget === 'ticket' ? 'beforeMatch' : 'inTime'), fits, true)}
        {group(budget === 'all' ? null : t('noEnd'), rest, false)}
      </div>
    </section>
  );
}

/** Remembers for the next page whether there is something, so that it leaves a place. */
const useFilled = (filled: boolean | null): void => {
  const { storage } = useApp();
  useEffect(() => {
    if (filled === null) return;
    storage.write(SHELF_FILLED, filled ? 'yes' : null);
    document.documentElement.toggleAttribute('data-shelf', filled);
  }, [filled, storage]);
};

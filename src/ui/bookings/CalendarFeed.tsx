import { useState } from 'react';
import { takeCalendarAddress } from '#machines/bookings/bookings.acts.ts';
import type { CalendarAddress } from '#ports/bookings.ts';
import { useAct } from '../hooks/useAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { focusNow, useBackTo } from '../shared/focus.ts';
import * as styles from './BookingsScreen.css.ts';

/** Asks for confirmation, because a new address invalidates the previous one. */
const Renew = ({ onRenewed }: { readonly onRenewed: (address: CalendarAddress) => void }) => {
  const t = useWords('booking');
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const opener = useBackTo(asked);
  const { busy, press } = useAct(takeCalendarAddress, {
    done: (address) => {
      onRenewed(address);
      setAsked(false);
      notify('success', t('feed.renewed'));
    },
    inPlace: (words) => setFailed(words !== null),
  });
  if (!asked)
    return (
      <Button ref={opener} tone="plain" onClick={() => setAsked(true)}>
        {t('feed.renew')}
      </Button>
    );
  return (
    <span className={styles.sure} role="group" aria-label={t('feed.sure')}>
      <span role={failed ? 'alert' : undefined}>{t(failed ? 'feed.failed' : 'feed.sure')}</span>
      <Button tone="danger" busy={busy} onClick={() => void press({ anew: true })}>
        {t('feed.yes')}
      </Button>
      <Button tone="plain" ref={focusNow} onClick={() => setAsked(false)}>
        {t('feed.no')}
      </Button>
    </span>
  );
};

/** SC-8: the private address of the calendar feed; loaded on request only, because it is a secret. */
export const CalendarFeed = () => {
  const t = useWords('booking');
  const notify = useNotify();
  const [address, setAddress] = useState<CalendarAddress | null>(null);
  const [failed, setFailed] = useState(false);
  const { busy, press } = useAct(takeCalendarAddress, {
    done: setAddress,
    inPlace: (words) => setFailed(words !== null),
  });
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(
      () => notify('success', t('feed.copied')),
      () => undefined,
    );
  return (
    <section className={styles.feed} aria-labelledby="calendar-feed">
      <h2 className={styles.section} id="calendar-feed">
        {t('feed.title')}
      </h2>
      <p className={styles.hint}>{t('feed.about')}</p>
      {failed && !address && <p role="alert">{t('feed.failed')}</p>}
      {address ? (
        <>
          <Field
            label={t('feed.address')}
            value={address.https}
            readOnly
            hint={t('feed.secret')}
            onFocus={({ target }) => target.select()}
          />
          <div className={styles.feedActs}>
            <a href={address.webcal} {...buttonLook({ tone: 'quiet' })}>
              <Icon name="calendar-days" />
              {t('feed.open')}
            </a>
            <Button tone="quiet" onClick={() => copy(address.https)}>
              {t('feed.copy')}
            </Button>
            <Renew onRenewed={setAddress} />
          </div>
        </>
      ) : (
        <div className={styles.feedActs}>
          <Button tone="quiet" busy={busy} onClick={() => void press({ anew: false })}>
            <Icon name="calendar-days" />
            {t('feed.get')}
          </Button>
        </div>
      )}
    </section>
  );
};

import { useState } from 'react';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { CalendarAddress } from '#ports/bookings.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { focusNow, useBackTo } from './focus.ts';
import * as styles from './CalendarFeed.css.ts';

/** Gets an address; `anew` invalidates the previous one. */
type Take = Act<Ports, { readonly anew: boolean }, CalendarAddress>;

/** Asks for confirmation, because a new address invalidates the previous one. */
interface RenewProps {
  readonly take: Take;
  readonly onRenewed: (address: CalendarAddress) => void;
}
const Renew = ({ take, onRenewed }: RenewProps) => {
  const t = useWords('booking');
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const opener = useBackTo(asked);
  const { busy, press, trouble } = useFormAct(take, {
    done: (address) => {
      onRenewed(address);
      setAsked(false);
      notify('success', t('feed.renewed'));
    },
  });
  if (!asked)
    return (
      <Button ref={opener} tone="plain" onClick={() => setAsked(true)}>
        {t('feed.renew')}
      </Button>
    );
  return (
    <span className={styles.sure} role="group" aria-label={t('feed.sure')}>
      <span role={trouble ? 'alert' : undefined}>{t(trouble ? 'feed.failed' : 'feed.sure')}</span>
      <Button tone="danger" busy={busy} onClick={() => void press({ anew: true })}>
        {t('feed.yes')}
      </Button>
      <Button tone="plain" ref={focusNow} onClick={() => setAsked(false)}>
        {t('feed.no')}
      </Button>
    </span>
  );
};

interface CalendarFeedProps {
  readonly take: Take;
  readonly title: string;
  readonly about: string;
  /** Who can read it. */
  readonly secret: string;
}

/** SC-8: the private address of a calendar feed; loaded on request only, because it is a secret. */
export const CalendarFeed = ({ take, title, about, secret }: CalendarFeedProps) => {
  const t = useWords('booking');
  const notify = useNotify();
  const [address, setAddress] = useState<CalendarAddress | null>(null);
  const { busy, press, trouble } = useFormAct(take, {
    done: setAddress,
  });
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(
      () => notify('success', t('feed.copied')),
      () => undefined,
    );
  return (
    <section className={styles.feed} aria-labelledby="calendar-feed">
      <h2 className={styles.section} id="calendar-feed">
        {title}
      </h2>
      <p className={styles.hint}>{about}</p>
      {trouble && !address && <p role="alert">{t('feed.failed')}</p>}
      {address ? (
        <>
          <Field
            label={t('feed.address')}
            value={address.https}
            readOnly
            hint={secret}
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
            <Renew take={take} onRenewed={setAddress} />
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

import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { QrCode } from '../shared/QrCode.tsx';
import { actions, codeText, fact, heading, share, shareFields } from './ReferralScreen.css.ts';

/** The code, its link and its picture, each with a way to share it. */
export const ShareCard = ({ code, link }: { readonly code: string; readonly link: string }) => {
  const t = useWords('referral');
  const notify = useNotify();
  const copy = async (text: string) => {
    // Absent on plain HTTP: there the text is selected by hand.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    notify(done ? 'success' : 'warning', t(done ? 'share.copied' : 'share.notCopied'));
  };
  const hand = () => {
    if (typeof navigator.share !== 'function') return void copy(link);
    void navigator.share({ title: t('title'), text: t('share.text'), url: link }).catch((error: unknown) => {
      // Closing the system's share sheet is no failure; a sheet that does not open is.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(link);
    });
  };
  return (
    <section aria-labelledby="referral-share">
      <h2 className={heading} id="referral-share">
        {t('share.title')}
      </h2>
      <div className={share}>
        <div className={shareFields}>
          <p>
            <span className={fact}>{t('share.code')}</span>
            <b className={codeText} translate="no">
              {code}
            </b>
          </p>
          <Field
            label={t('share.link')}
            name="referral-link"
            value={link}
            readOnly
            translate="no"
            onFocus={(event) => event.target.select()}
          />
          <p className={actions}>
            <Button tone="primary" onClick={hand}>
              <Icon name="share-2" size={18} />
              {t('share.share')}
            </Button>
            <Button onClick={() => void copy(link)}>{t('share.copyLink')}</Button>
            <Button onClick={() => void copy(code)}>{t('share.copyCode')}</Button>
          </p>
        </div>
        <figure>
          <QrCode text={link} label={t('share.qr', { link })} />
          <figcaption className={fact}>{t('share.qrHint')}</figcaption>
        </figure>
      </div>
    </section>
  );
};

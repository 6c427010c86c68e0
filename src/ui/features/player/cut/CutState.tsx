import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button, buttonLook } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Link } from '../../../kit/Link.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Rows } from '../../../kit/Rows.tsx';
import { failureWord } from '../../../shared/failureWord.ts';
import type { Cutting } from './useCutting.ts';
import * as styles from './CutForm.css.ts';

interface CutStateProps {
  readonly cutting: Cutting;
}

/** What became of what was sent, in words. */
export const CutState = ({ cutting }: CutStateProps) => (
  <div className={styles.state} role="status" data-step={cutting.step}>
    <Told cutting={cutting} />
  </div>
);

const busy = <Rows size={24} loading />;

const Told = ({ cutting }: CutStateProps) => {
  const t = useWords('cutting');
  const shell = useWords('shell');
  const { step, of, online, send } = cutting;
  const { failure, why, wish, slug, fields } = of;
  if (step === 'sending') return <Notice sign={busy} title={t('sending')} />;
  if (step === 'cutting') return <Notice sign={busy} title={t(online ? 'cutting' : 'cuttingOffline')} />;
  if (step === 'unsent')
    return (
      <Notice
        sign={<Icon name={online ? 'circle-alert' : 'wifi-off'} size={24} />}
        title={t(online ? 'unsent' : 'unsentOffline')}
        action={
          <Button size="s" onClick={() => send({ type: 'cutting.retry' })}>
            {t('retry')}
          </Button>
        }
      />
    );
  if (step === 'ready' && wish && slug !== null)
    return (
      <Notice
        sign={<Icon name="circle-check" size={24} />}
        title={t('ready')}
        fact={wish.titles.vi}
        action={
          <span className={styles.acts}>
            <Link to={highlightPath({ ...wish, slug })} {...buttonLook({ tone: 'primary', size: 's' })}>
              {t('see')}
            </Link>
            <Button size="s" onClick={() => send({ type: 'cutting.again' })}>
              {t('another')}
            </Button>
          </span>
        }
      />
    );
  if (step === 'failed')
    return (
      <Notice
        alert
        sign={<Icon name="circle-alert" size={24} />}
        title={t('failedTitle')}
        fact={t(`why.${why ?? 'withdrawn'}`)}
        action={
          <Button size="s" onClick={() => send({ type: 'cutting.again' })}>
            {t('again')}
          </Button>
        }
      />
    );
  if (step !== 'refused' || !failure) return null;
  const general = failureWord(failure);
  const marked = Object.keys(fields).length > 0;
  const ofRoom = fields['roomId'];
  const forbidden = failure.kind === 'refused' && failure.code === 403;
  return (
    <Notice
      alert
      sign={<Icon name="circle-alert" size={24} />}
      title={
        ofRoom !== undefined
          ? t('noStream')
          : marked
            ? t('refused')
            : forbidden
              ? t('forbidden')
              : shell(general.key, general.params)
      }
    />
  );
};

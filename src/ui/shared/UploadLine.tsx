import type { Failure } from '#ports/failure.ts';
import { PICTURE } from '#domain/uploads/picture.ts';
import type { UploadProblem } from '#domain/uploads/upload.ts';
import type { UploadStep } from '#machines/upload/upload.selectors.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { Progress } from '../kit/Progress.tsx';
import { failureWord } from './failureWord.ts';
import { how, uploadLine } from './UploadLine.css.ts';

/** The progress of an upload, or why it failed; screen readers announce it. */
export const UploadLine = ({
  step,
  share,
  problem,
  failure,
  megabytes,
  megapixels = PICTURE.maxPixels / 1_000_000,
  onCancel,
  onRetry,
}: {
  readonly step: UploadStep;
  readonly share: number;
  readonly problem: UploadProblem | null;
  readonly failure: Failure | null;
  readonly megabytes: number;
  /** Of a picture, in millions. */
  readonly megapixels?: number;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}) => {
  const t = useWords('upload');
  const shell = useWords('shell');
  const percent = Math.round(share * 100);
  if (step === 'checking' || step === 'hashing' || step === 'resuming' || step === 'sending')
    return (
      <div className={uploadLine}>
        <span className={how}>
          <Progress label={t(step, { percent })} percent={percent} />
        </span>
        <span>{t(step, { percent })}</span>
        <Button tone="plain" size="s" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    );
  if (step === 'refused' && problem)
    return <FieldError>{t(`problems.${problem}`, { megabytes, megapixels })}</FieldError>;
  if ((step !== 'failed' && step !== 'lost') || !failure) return null;
  const { key, params } = failureWord(failure);
  return (
    <div className={uploadLine} role="alert">
      <span>{step === 'lost' ? t('lost') : `${t('failed')} ${shell(key, params)}`}</span>
      <Button tone="quiet" size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
};

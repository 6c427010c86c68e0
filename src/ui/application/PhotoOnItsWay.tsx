import { PICTURE } from '#domain/uploads/picture.ts';
import { useWords } from '../hooks/useWords.ts';
import { UploadLine } from '../shared/UploadLine.tsx';
import type { FormFiles } from './useFormFiles.ts';
import { group, groupTitle } from './FormView.css.ts';

/** On the other steps: a photo whose upload is running or has failed. */
export const PhotoOnItsWay = ({ photo }: Pick<FormFiles, 'photo'>) => {
  const t = useWords('application');
  if (!photo.busy && photo.step !== 'failed' && photo.step !== 'lost') return null;
  return (
    <div className={group}>
      <span className={groupTitle}>{t('fields.photo')}</span>
      <UploadLine {...photo} megabytes={PICTURE.maxBytes / 1024 / 1024} onCancel={photo.cancel} onRetry={photo.retry} />
    </div>
  );
};

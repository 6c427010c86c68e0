import { useRef } from 'react';
import type { Application } from '#domain/application/application.ts';
import { PICTURE } from '#domain/uploads/picture.ts';
import { selectApplication } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { removePhoto } from '#machines/application/applications.acts.ts';
import { useAct } from '../hooks/useAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { UploadLine } from '../shared/UploadLine.tsx';
import { usePhoto } from './useFile.ts';
import type { ApplicationActor } from './useCommentatorApplication.ts';
import type { FormFiles } from './useFormFiles.ts';
import { group, groupTitle, note, row } from './FormView.css.ts';
import { photo as photoLook, picker } from './PhotoField.css.ts';

const MEGABYTES = PICTURE.maxBytes / 1024 / 1024;

/** The application's photo; uploading one changes nothing else of the draft (CA-2). */
export const PhotoField = ({
  actor,
  upload,
  userId,
  onUpdated,
}: {
  readonly actor: ApplicationActor;
  readonly upload: FormFiles['photo'];
  readonly userId: string | null;
  readonly onUpdated: (application: Application) => void;
}) => {
  const t = useWords('application');
  const application = useSelector(actor, selectApplication);
  const input = useRef<HTMLInputElement>(null);
  const address = usePhoto(application?.applicationId ?? null, application?.photo ?? null);
  const { busy } = upload;

  const removing = useAct(removePhoto, { done: onUpdated });
  return (
    <div className={group}>
      <span className={groupTitle} id="apply-photo">
        {t('fields.photo')}
      </span>
      {userId === null ? (
        <p className={note}>{t('fields.photoGuest')}</p>
      ) : (
        <>
          <div className={row}>
            {address && <img className={photoLook} src={address} width={72} height={72} alt={t('fields.photoAlt')} />}
            <input
              ref={input}
              className={picker}
              type="file"
              accept={PICTURE.types.join(',')}
              aria-labelledby="apply-photo"
              tabIndex={-1}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) upload.choose(file);
                event.target.value = '';
              }}
            />
            <Button tone="quiet" disabled={busy} onClick={() => input.current?.click()}>
              {t(application?.photo ? 'fields.photoOther' : 'fields.photoChoose')}
            </Button>
            {application?.photo && (
              <Button tone="plain" disabled={busy} busy={removing.busy} onClick={() => void removing.press(null)}>
                {t('fields.photoRemove')}
              </Button>
            )}
          </div>
          <UploadLine {...upload} megabytes={MEGABYTES} onCancel={upload.cancel} onRetry={upload.retry} />
          <p className={note}>{t('fields.photoHint')}</p>
        </>
      )}
    </div>
  );
};

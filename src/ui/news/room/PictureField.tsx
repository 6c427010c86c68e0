import { useId, useRef } from 'react';
import type { NewsPicture } from '#domain/news/article.ts';
import { MADE_PIXELS } from '#domain/uploads/picture.ts';
import { resumableUploads } from '#domain/uploads/resumable.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useUpload } from '../../hooks/useUpload.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { fieldLabel } from '../../kit/Field.css.ts';
import { UploadLine } from '../../shared/UploadLine.tsx';
import * as styles from './room.css.ts';

type Picture = Omit<NewsPicture, 'alt'>;

interface PictureFieldProps {
  readonly label: string;
  readonly picture: Picture | null;
  readonly error: string | null;
  readonly onPicture: (picture: Picture) => void;
  readonly onRemove: (() => void) | null;
}

/** A picture that is uploaded in pieces and made for articles at the origin. */
export const PictureField = ({ label, picture, error, onPicture, onRemove }: PictureFieldProps) => {
  const t = useWords('newsroom');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { loadPort } = useApp();
  const upload = useUpload<Picture>(
    resumableUploads.picture,
    async (...asked) => (await loadPort('newsroom')).picture(...asked),
    ({ url, w, h }) => onPicture({ url, w, h }),
  );
  return (
    <div className={styles.picture}>
      <span className={fieldLabel} id={`${id}-label`}>
        {label}
      </span>
      {picture && <img className={styles.seen} src={picture.url} width={picture.w} height={picture.h} alt="" />}
      <div className={styles.buttons}>
        <input
          ref={input}
          type="file"
          className={styles.file}
          accept={resumableUploads.picture.types.join(',')}
          aria-labelledby={`${id}-label`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload.choose(file);
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()} busy={upload.busy} tabIndex={-1} aria-hidden="true">
          {t('block.pick')}
        </Button>
        {onRemove && (
          <Button tone="plain" onClick={onRemove}>
            {t('field.noCover')}
          </Button>
        )}
      </div>
      <UploadLine
        {...upload}
        megabytes={resumableUploads.picture.maxBytes / 1_000_000}
        megapixels={MADE_PIXELS / 1_000_000}
        onCancel={upload.cancel}
        onRetry={upload.retry}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};

import { Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '#domain/people/user.ts';
import { PICTURE, pictureUpload } from '#domain/uploads/picture.ts';
import { removePicture, takeDrawing } from '#machines/profile/profile.acts.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { useUpload } from '../hooks/useUpload.ts';
import { Button } from '../kit/Button.tsx';
import { AVATARS, avatarPath, Face } from '../kit/Face.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { useKeepFocus } from '../shared/focus.ts';
import { UploadLine } from '../shared/UploadLine.tsx';
import { group, heading, note, row } from './Section.css.ts';
import * as styles from './PictureField.css.ts';

const CropSheet = lazyPart(() => import('./CropSheet.tsx'));
const drawn = Array.from({ length: AVATARS }, (_, i) => avatarPath(i + 1));
const MEGABYTES = PICTURE.maxBytes / 1024 / 1024;

/** The member's picture: an uploaded one, cropped to a square, or a drawn one. */
export const PictureField = ({ viewer }: { readonly viewer: User }) => {
  const t = useWords('settings');
  const { loadPort, notify } = useApp();
  const { profileChanged } = useAuthCommands();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly picture: Blob; readonly address: string } | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  const crop = useOwnLayer('crop');
  const upload = useUpload<User>(
    pictureUpload,
    async (...asked) => (await loadPort('profile')).uploadPicture(...asked),
    (user) => {
      profileChanged(user);
      notify('success', t('profile.pictureSaved'));
    },
  );
  const sending = upload.busy;
  /** The drawing that was pressed last; shown as chosen before the origin has confirmed it. */
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef('');
  const section = useRef<HTMLElement>(null);
  useKeepFocus(section);

  const saved = (said: 'removed' | 'pictureSaved') => (user: User) => {
    profileChanged(user);
    notify('success', t(`profile.${said}`));
  };
  const removing = useAct(removePicture, { done: saved('removed') });
  const taking = useAct(takeDrawing, { done: saved('pictureSaved') });
  const take = async (path: string) => {
    setWanted(path);
    latest.current = path;
    if (taking.busy) return;
    await taking.press(() => latest.current);
    setWanted(null);
  };

  return (
    <section className={group} ref={section} tabIndex={-1} aria-labelledby="profile-picture">
      <h2 className={heading} id="profile-picture">
        {t('profile.picture')}
      </h2>
      <div className={row}>
        <Face user={viewer} size={96} />
        <input
          ref={input}
          className={styles.picker}
          type="file"
          accept="image/*"
          aria-labelledby="profile-picture"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (!file) return;
            setChosen({ picture: file, address: URL.createObjectURL(file) });
            crop.show();
          }}
        />
        <Button
          tone="quiet"
          busy={sending}
          disabled={removing.busy || taking.busy}
          onClick={() => input.current?.click()}
        >
          {t(viewer.profilePicture ? 'profile.another' : 'profile.choose')}
        </Button>
        {viewer.profilePicture && (
          <Button
            tone="plain"
            busy={removing.busy}
            disabled={sending || taking.busy}
            onClick={() => void removing.press(null)}
          >
            {t('profile.remove')}
          </Button>
        )}
      </div>
      <UploadLine {...upload} megabytes={MEGABYTES} onCancel={upload.cancel} onRetry={upload.retry} />
      <p className={note}>{t('profile.pictureHint')}</p>
      <fieldset className={styles.drawings} disabled={sending || removing.busy}>
        <legend>{t('profile.drawn')}</legend>
        <div>
          {drawn.map((path, i) => (
            <label key={path} className={styles.drawing}>
              <input
                type="radio"
                name="profile-drawing"
                aria-label={t('profile.drawnNumber', { number: i + 1 })}
                checked={path === (wanted ?? viewer.profilePicture)}
                onChange={() => void take(path)}
              />
              <img src={path} width={40} height={40} alt="" loading="lazy" />
            </label>
          ))}
        </div>
      </fieldset>
      {crop.open && chosen && (
        <Suspense>
          <CropSheet
            {...chosen}
            onUse={(cut) => {
              crop.hide();
              upload.choose(cut);
            }}
            onClose={crop.hide}
          />
        </Suspense>
      )}
    </section>
  );
};

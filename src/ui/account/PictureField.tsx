import { Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '#domain/people/user.ts';
import { PICTURE, pictureUpload } from '#domain/uploads/picture.ts';
import { useApp } from '../hooks/useApp.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { useSession } from '../hooks/useSession.ts';
import { useUpload } from '../hooks/useUpload.ts';
import { Button } from '../kit/Button.tsx';
import { AVATARS, avatarPath, Face } from '../kit/Face.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { failureWord } from '../shared/failureWord.ts';
import { useKeepFocus } from '../shared/focus.ts';
import { UploadLine } from '../shared/UploadLine.tsx';
import type { Outcome } from '#ports/failure.ts';
import { group, heading, note, row } from './Section.css.ts';
import * as styles from './PictureField.css.ts';

const CropSheet = lazyPart(() => import('./CropSheet.tsx'));
const drawn = Array.from({ length: AVATARS }, (_, i) => avatarPath(i + 1));
const MEGABYTES = PICTURE.maxBytes / 1024 / 1024;

/** The member's picture: one of their own, cut to a square, or a drawn one. */
export const PictureField = ({ viewer }: { readonly viewer: User }) => {
  const t = useWords('settings');
  const shell = useWords('shell');
  const { loadPort, log, notify } = useApp();
  const { accounts } = useSession();
  const { profileChanged } = useAuthCommands();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly picture: Blob; readonly address: string } | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  const crop = useOwnLayer('crop');
  const upload = useUpload<User>(
    pictureUpload,
    async (...asked) => (await loadPort('pictures')).upload(...asked),
    (user) => {
      profileChanged(user);
      notify('success', t('profile.pictureSaved'));
    },
  );
  const sending = upload.step === 'checking' || upload.step === 'sending';
  const [asking, setAsking] = useState<'remove' | 'take' | null>(null);
  /** The drawing that was pressed last; shown as chosen before the origin has said so. */
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef('');
  const section = useRef<HTMLElement>(null);
  useKeepFocus(section);

  const ask = async (what: 'remove' | 'take', question: () => Promise<Outcome<User>>, done: string) => {
    setAsking(what);
    try {
      const outcome = await question();
      if (outcome.ok) {
        profileChanged(outcome.value);
        return notify('success', done);
      }
      const { key, params } = failureWord(outcome.failure);
      notify('error', shell(key, params));
    } catch (error) {
      log.report('A picture was not changed', error);
    } finally {
      setAsking(null);
      setWanted(null);
    }
  };
  const { signal } = new AbortController();
  const remove = () => ask('remove', async () => (await loadPort('pictures')).remove(signal), t('profile.removed'));
  /** Those pressed while one is on its way wait, and the last of them is sent: arrow keys press every one in between. */
  const takeLatest = async (): Promise<Outcome<User>> => {
    const path = latest.current;
    const outcome = await accounts.updateInfo({ profilePicture: path }, signal);
    return outcome.ok && latest.current !== path ? takeLatest() : outcome;
  };
  const take = (path: string) => {
    setWanted(path);
    latest.current = path;
    if (asking === null) void ask('take', takeLatest, t('profile.pictureSaved'));
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
        <Button tone="quiet" busy={sending} disabled={asking !== null} onClick={() => input.current?.click()}>
          {t(viewer.profilePicture ? 'profile.another' : 'profile.choose')}
        </Button>
        {viewer.profilePicture && (
          <Button
            tone="plain"
            busy={asking === 'remove'}
            disabled={sending || asking === 'take'}
            onClick={() => void remove()}
          >
            {t('profile.remove')}
          </Button>
        )}
      </div>
      <UploadLine {...upload} megabytes={MEGABYTES} onCancel={upload.cancel} onRetry={upload.retry} />
      <p className={note}>{t('profile.pictureHint')}</p>
      <fieldset className={styles.drawings} disabled={sending || asking === 'remove'}>
        <legend>{t('profile.drawn')}</legend>
        <div>
          {drawn.map((path, i) => (
            <label key={path} className={styles.drawing}>
              <input
                type="radio"
                name="profile-drawing"
                aria-label={t('profile.drawnNumber', { number: i + 1 })}
                checked={path === (wanted ?? viewer.profilePicture)}
                onChange={() => take(path)}
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

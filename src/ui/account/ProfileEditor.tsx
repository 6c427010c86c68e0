import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import type { User } from '#domain/match/match.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useSession } from '../hooks/useSession.ts';
import { Button } from '../parts/Button.tsx';
import { AVATARS, avatarPath, pictureOf } from '../parts/Face.tsx';
import { Field } from '../parts/Field.tsx';
import { editor, legend, picture, pictures } from './AccountSheet.css.ts';

const paths = Array.from({ length: AVATARS }, (_, i) => avatarPath(i + 1));

/** Another display name, another of the drawn pictures. */
export const ProfileEditor = ({ viewer, onDone }: { readonly viewer: User; readonly onDone: () => void }) => {
  const t = useMessages('account');
  const { accounts } = useSession();
  const { profileChanged } = useAuthCommands();
  const notify = useNotify();
  const [nickname, setNickname] = useState(viewer.nickname || viewer.displayName);
  const [chosen, setChosen] = useState(pictureOf(viewer));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const saving = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    saving.current = current;
    return () => current.abort();
  }, []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = nickname.trim();
    if (wanted === '') return setWrong(true);
    const { signal } = saving.current;
    setBusy(true);
    const change = { nickname: wanted, ...(paths.includes(chosen) && { profilePicture: chosen }) };
    const outcome = await accounts.updateInfo(change, signal);
    if (outcome.ok) {
      profileChanged(outcome.value);
      notify('success', t('sheet.saved'));
    }
    if (signal.aborted) return;
    setBusy(false);
    if (outcome.ok) onDone();
    else if (outcome.failure.kind === 'refused' && outcome.failure.fields?.['nickname']) setWrong(true);
    else notify('error', t('sheet.saveFailed'));
  };
  return (
    <form className={editor} onSubmit={(event) => void save(event)}>
      <Field
        label={t('sheet.displayName')}
        name="nickname"
        autoComplete="nickname"
        maxLength={CREDENTIALS.nicknameMax}
        value={nickname}
        error={wrong && t('errors.nickname')}
        onChange={(event) => {
          setNickname(event.target.value);
          setWrong(false);
        }}
      />
      <fieldset>
        <legend className={legend}>{t('sheet.picture')}</legend>
        <div className={pictures}>
          {paths.map((path, i) => (
            <label key={path} className={picture}>
              <input
                type="radio"
                name="picture"
                aria-label={t('sheet.pictureNumber', { number: i + 1 })}
                checked={path === chosen}
                onChange={() => setChosen(path)}
              />
              <img src={path} width={40} height={40} alt="" />
            </label>
          ))}
        </div>
      </fieldset>
      <Button tone="primary" type="submit" busy={busy}>
        {t('sheet.save')}
      </Button>
    </form>
  );
};

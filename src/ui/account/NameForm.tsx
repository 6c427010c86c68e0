import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { nicknameDraft } from '#domain/auth/memberDrafts.ts';
import type { User } from '#domain/people/user.ts';
import { saveName } from '#machines/profile/profile.acts.ts';
import { useApp } from '../hooks/useApp.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { holdBuild } from '../shared/holdBuild.ts';
import { group, row } from './Section.css.ts';

/** The public name; unsaved text survives a reload. */
export const NameForm = ({ viewer }: { readonly viewer: User }) => {
  const t = useWords('settings');
  const { navigation, notify, storage } = useApp();
  const { profileChanged } = useAuthCommands();
  const current = viewer.nickname || viewer.displayName;
  const [draft, setDraft] = useState(() => storage.read(nicknameDraft(viewer.userId)));
  const latest = useRef(draft);
  const [empty, setEmpty] = useState(false);
  /** Whether something was typed after sending: it stays, and the answer does not apply to it. */
  const [typedSince, setTypedSince] = useState(false);
  const unsaved = draft !== null && draft !== current;
  useEffect(() => (unsaved ? holdBuild(navigation, 'draft') : undefined), [navigation, unsaved]);

  const write = (text: string | null) => {
    setDraft(text);
    latest.current = text;
    setEmpty(false);
    setTypedSince(true);
    storage.write(nicknameDraft(viewer.userId), text);
  };
  const { busy, press, trouble } = useFormAct(saveName, {
    done: (user, sent) => {
      profileChanged(user);
      if (latest.current?.trim() === sent) write(null);
      notify('success', t('profile.saved'));
    },
    whyNot: (failure) => {
      if (failure.kind !== 'refused' || failure.code !== 422) return null;
      return t(failure.fields?.['nickname'] === 'reserved' ? 'profile.nameReserved' : 'profile.nameWrong');
    },
  });
  const save = () => {
    const wanted = (draft ?? current).trim();
    setEmpty(wanted === '');
    setTypedSince(false);
    if (wanted !== '') void press(wanted);
  };
  const isWrong = isRefused(trouble?.failure, 422);
  return (
    <form
      className={group}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t('profile.name')}
        name="nickname"
        autoComplete="nickname"
        required
        maxLength={CREDENTIALS.nicknameMax}
        value={draft ?? current}
        hint={t('profile.nameHint')}
        error={empty ? t('profile.nameWrong') : isWrong && !typedSince && trouble?.words}
        onChange={(event) => write(event.target.value)}
      />
      <FormAlert>{!isWrong && trouble?.words}</FormAlert>
      <div className={row}>
        <Button tone="primary" type="submit" busy={busy} disabled={!unsaved}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
};

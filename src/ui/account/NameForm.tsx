import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { nicknameDraft } from '#domain/auth/memberDrafts.ts';
import type { User } from '#domain/people/user.ts';
import type { Key } from '../i18n/groups.ts';
import { useApp } from '../hooks/useApp.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useWords } from '../hooks/useWords.ts';
import { useSession } from '../hooks/useSession.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { failureWord } from '../shared/failureWord.ts';
import { holdBuild } from '../shared/holdBuild.ts';
import { group, row } from './Section.css.ts';

/** The name that everybody sees; what is being written outlives a reload. */
export const NameForm = ({ viewer }: { readonly viewer: User }) => {
  const t = useWords('settings');
  const shell = useWords('shell');
  const { log, navigation, notify, storage } = useApp();
  const { accounts } = useSession();
  const { profileChanged } = useAuthCommands();
  const current = viewer.nickname || viewer.displayName;
  const [draft, setDraft] = useState(() => storage.read(nicknameDraft(viewer.userId)));
  const latest = useRef(draft);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Key<'settings'> | null>(null);
  const unsaved = draft !== null && draft !== current;
  useEffect(() => (unsaved ? holdBuild(navigation, 'draft') : undefined), [navigation, unsaved]);

  const write = (text: string | null) => {
    setDraft(text);
    latest.current = text;
    setWrong(null);
    storage.write(nicknameDraft(viewer.userId), text);
  };
  const save = async () => {
    const wanted = (draft ?? current).trim();
    if (wanted === '') return setWrong('profile.nameWrong');
    // What is typed while this one is on its way stays, and is not what the answer is about.
    const isLatest = () => latest.current === draft;
    setBusy(true);
    try {
      const outcome = await accounts.updateInfo({ nickname: wanted }, new AbortController().signal);
      if (outcome.ok) {
        profileChanged(outcome.value);
        if (isLatest()) write(null);
        return notify('success', t('profile.saved'));
      }
      if (outcome.failure.kind === 'refused' && outcome.failure.code === 422) {
        const why = outcome.failure.fields?.['nickname'] === 'reserved' ? 'profile.nameReserved' : 'profile.nameWrong';
        return setWrong(isLatest() ? why : null);
      }
      const { key, params } = failureWord(outcome.failure);
      notify('error', `${t('profile.saveFailed')} ${shell(key, params)}`);
    } catch (error) {
      log.report('A name was not saved', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={group}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
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
        error={wrong !== null && t(wrong)}
        onChange={(event) => write(event.target.value)}
      />
      <div className={row}>
        <Button tone="primary" type="submit" busy={busy} disabled={!unsaved}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
};

import { useState, type FormEvent } from 'react';
import type { Scrobbler } from '#domain/music/scrobbler.ts';
import { endScrobbling, scrobbleTo } from '#machines/music/scrobbler.acts.ts';
import { scrobbler } from '#machines/music/scrobbler.resources.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Field } from '../kit/Field.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useDates } from '../shared/useDates.ts';
import { useFocusOnError } from '../shared/focus.ts';
import * as own from './playlist.css.ts';
import * as styles from './music.css.ts';

/** Where a member's plays are told too: off until they set it. */
export default function ScrobblerView() {
  const t = useWords('music');
  const { value, failure, busy, retry } = useResource(scrobbler, null);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={3} height={52} />;
  if (value.to) return <On to={value.to} />;
  if (value.origins.length === 0) return <Empty fact={t('scrobbler.noneFact')}>{t('scrobbler.none')}</Empty>;
  return <Setting origins={value.origins} />;
}

const On = ({ to }: { readonly to: NonNullable<Scrobbler['to']> }) => {
  const t = useWords('music');
  const { minute } = useDates();
  const { busy, press, trouble } = useFormAct(endScrobbling);
  const { address, name, lastAt, fault } = to;
  const since = minute(to.since);
  return (
    <div className={own.setting}>
      <p>{t(name === '' ? 'scrobbler.toNameless' : 'scrobbler.to', { address, name, since })}</p>
      <p className={styles.fact}>
        {lastAt === null ? t('scrobbler.never') : t('scrobbler.last', { when: minute(lastAt) })}
      </p>
      <FormAlert>{trouble?.words ?? (fault && t(`scrobbler.faults.${fault}`))}</FormAlert>
      <div>
        <Button busy={busy} onClick={() => void press(null)}>
          {t('scrobbler.off')}
        </Button>
      </div>
    </div>
  );
};

const fields = ['address', 'token'] as const;
type Name = (typeof fields)[number];

const Setting = ({ origins }: Pick<Scrobbler, 'origins'>) => {
  const t = useWords('music');
  const [typed, setTyped] = useState({ address: origins[0]!, token: '' });
  const [left, setLeft] = useState<Name | null>(null);
  const { busy, press, trouble } = useFormAct(scrobbleTo);
  const failure = trouble?.failure;
  const refused = failure?.kind === 'refused' ? fields.find((name) => failure.fields?.[name]) : undefined;
  const wrong = left ?? refused ?? null;
  const ref = useFocusOnError(wrong);
  const error = (name: Name) => wrong === name && t(left ? 'scrobbler.empty' : `scrobbler.problems.${name}`);
  const change = (name: Name) => (event: { readonly target: { readonly value: string } }) => {
    setTyped({ ...typed, [name]: event.target.value });
    setLeft(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = fields.find((name) => typed[name].trim() === '') ?? null;
    setLeft(empty);
    if (!empty) void press(typed);
  };
  return (
    <form className={own.setting} ref={ref} noValidate onSubmit={submit}>
      <p>{t('scrobbler.about')}</p>
      <Field
        label={t('scrobbler.address')}
        name="address"
        type="url"
        autoComplete="off"
        maxLength={200}
        required
        hint={t('scrobbler.allowed', { origins: origins.join(', ') })}
        value={typed.address}
        error={error('address')}
        onChange={change('address')}
      />
      <Field
        label={t('scrobbler.token')}
        name="token"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        required
        hint={t('scrobbler.tokenFact')}
        value={typed.token}
        error={error('token')}
        onChange={change('token')}
      />
      <FormAlert>{refused ? null : trouble?.words}</FormAlert>
      <div>
        <Button tone="primary" type="submit" busy={busy}>
          {t('scrobbler.on')}
        </Button>
      </div>
    </form>
  );
};

import { useState } from 'react';
import { givenRoles, roleOf, type ConsoleMember, type RoleName } from '#domain/console/console.ts';
import { giveRole } from '#machines/console/console.acts.ts';
import { useApp } from '../hooks/useApp.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import * as styles from './console.css.ts';

interface RoleFormProps {
  readonly member: ConsoleMember;
  /** Of the list in which they are shown. */
  readonly q: string;
  /** Who gives roles shows once more who they are; kept while the tab is open. */
  readonly proof: string | null;
  readonly setProof: (proof: string | null) => void;
  readonly onDone: () => void;
}

/** Chooses a role, confirms it, and shows once more who one is unless that has just been shown. */
export const RoleForm = ({ member, q, proof, setProof, onDone }: RoleFormProps) => {
  const t = useWords('console');
  const app = useApp();
  const now = roleOf(member.siteRoleId) ?? 'member';
  const [to, setTo] = useState<RoleName>(now);
  const [asking, setAsking] = useState(false);
  const { press, busy, trouble } = useFormAct(giveRole, {
    done: () => {
      app.notify('success', t('roles.given', { name: member.nickname, role: t(`role.${to}`) }));
      onDone();
    },
    whyNot: (failure) => {
      if (isRefused(failure, 409)) return t('roles.changed');
      if (failure.kind === 'refused' && failure.fields?.['to'] === 'lastOperator') return t('roles.last');
      if (!isRefused(failure, 403)) return null;
      setProof(null);
      return t('roles.expired');
    },
  });
  const give = (shown: string) => void press({ userId: member.userId, from: member.siteRoleId, to, proof: shown, q });
  if (asking)
    return (
      <div className={styles.sheet}>
        <ConfirmWho
          onProof={(shown) => {
            setProof(shown);
            setAsking(false);
            give(shown);
          }}
          onCancel={() => setAsking(false)}
        />
      </div>
    );
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        if (proof === null) setAsking(true);
        else give(proof);
      }}
    >
      <SelectField
        label={t('roles.role')}
        value={to}
        data-autofocus
        onChange={({ target }) => setTo(givenRoles.find((name) => name === target.value) ?? now)}
      >
        {givenRoles.map((name) => (
          <option key={name} value={name}>
            {t(`role.${name}`)}
          </option>
        ))}
      </SelectField>
      <p className={styles.hint}>{t(`may.${to}`)}</p>
      {to !== now && (
        <p className={styles.hint}>
          {t('roles.confirm', { name: member.nickname, from: t(`role.${now}`), to: t(`role.${to}`) })}
        </p>
      )}
      <FormAlert>{trouble?.words}</FormAlert>
      <div className={styles.bar}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          type="submit"
          tone={to === 'leaderOperator' ? 'danger' : 'primary'}
          busy={busy}
          disabled={to === now && roleOf(member.siteRoleId) !== null}
        >
          {t('roles.submit')}
        </Button>
      </div>
    </form>
  );
};

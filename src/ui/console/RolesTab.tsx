import { useState } from 'react';
import { CONSOLE, roleOf, type ConsoleMember } from '#domain/console/console.ts';
import { consoleMembers } from '#machines/console/console.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Field } from '../kit/Field.tsx';
import { searchField } from '../kit/searchField.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useDates } from '../shared/useDates.ts';
import { useTyped } from '../shared/useTyped.ts';
import { RoleForm } from './RoleForm.tsx';
import * as styles from './console.css.ts';

const REST_MS = 250;

/** Members by name, and those who have a role; a press gives another one. */
export default function RolesTab() {
  const t = useWords('console');
  const [q, setQ] = useState('');
  const [typed, type] = useTyped(q, (text) => setQ(text.trim()), REST_MS);
  const of = useFeed(consoleMembers, { q });
  const [chosen, setChosen] = useState<ConsoleMember | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  return (
    <>
      <Field
        label={t('roles.search')}
        hint={t('roles.hint')}
        {...searchField}
        maxLength={CONSOLE.queryMax}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <h2 className={styles.heading}>{q === '' ? t('roles.staff') : t('roles.found', { q })}</h2>
      <Feed of={of} empty={<Empty fact={t('roles.emptyFact')}>{t('roles.empty')}</Empty>}>
        {(list) => (
          <ul className={styles.list}>
            {list.map((member) => (
              <Member key={member.userId} member={member} onChoose={() => setChosen(member)} />
            ))}
          </ul>
        )}
      </Feed>
      <Sheet
        open={chosen !== null}
        title={t('roles.give', { name: chosen?.nickname ?? '' })}
        onClose={() => setChosen(null)}
      >
        {chosen && (
          <RoleForm key={chosen.userId} {...{ member: chosen, q, proof, setProof }} onDone={() => setChosen(null)} />
        )}
      </Sheet>
    </>
  );
}

const Member = ({ member, onChoose }: { readonly member: ConsoleMember; readonly onChoose: () => void }) => {
  const t = useWords('console');
  const { day } = useDates();
  const role = roleOf(member.siteRoleId);
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <span className={styles.name}>{member.nickname}</span>
        <Button size="s" onClick={onChoose} aria-label={t('roles.change', { name: member.nickname })}>
          {t('roles.changeShort')}
        </Button>
      </span>
      <span className={styles.facts}>
        <b className={styles.state}>{role ? t(`role.${role}`) : member.siteRoleId}</b>
        <span>{member.username}</span>
        <span>{t('roles.since', { day: day(member.since) })}</span>
      </span>
    </li>
  );
};

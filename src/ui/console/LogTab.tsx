import { givenRoles, type ConsoleAct, type ConsoleChange } from '#domain/console/console.ts';
import { consoleLog } from '#machines/console/console.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { useDates } from '../shared/useDates.ts';
import * as styles from './console.css.ts';

/** What was done with the console, newest first; nothing here can be changed. */
export default function LogTab() {
  const t = useWords('console');
  const of = useFeed(consoleLog, null);
  return (
    <>
      <p className={styles.hint}>{t('log.hint')}</p>
      <Feed of={of} empty={<Empty fact={t('log.emptyFact')}>{t('log.empty')}</Empty>}>
        {(list) => (
          <ol className={styles.list}>
            {list.map((one) => (
              <Act key={one.seq} act={one} />
            ))}
          </ol>
        )}
      </Feed>
    </>
  );
}

const Act = ({ act }: { readonly act: ConsoleAct }) => {
  const t = useWords('console');
  const { minute } = useDates();
  const { seq, at, userId, by, what, subject, subjectName, changes, more } = act;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{t(`log.what.${what}`, { name: subjectName ?? subject })}</span>
      <span className={styles.facts}>
        <span>{`#${seq}`}</span>
        <span>{by ?? (userId === '' ? t('log.machine') : t('log.gone', { id: userId }))}</span>
        <time dateTime={new Date(at).toISOString()}>{minute(at)}</time>
      </span>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.field} what={what} change={change} />
        ))}
        {more > 0 && <li>{t('log.more', { count: more })}</li>}
      </ul>
    </li>
  );
};

const Change = ({ what, change }: { readonly what: ConsoleAct['what']; readonly change: ConsoleChange }) => {
  const t = useWords('console');
  const { field, before, after } = change;
  const side = (text: string) => {
    const role = what === 'role' ? givenRoles.find((name) => name === text) : undefined;
    return role ? t(`role.${role}`) : text;
  };
  const isNamed = what === 'content' || what === 'door';
  return (
    <li>
      {isNamed && <b>{field} </b>}
      {before === null ? <em>{t('log.nothing')}</em> : <del>{side(before)}</del>}
      {' → '}
      {after === null ? <em>{t('log.nothing')}</em> : <ins>{side(after)}</ins>}
    </li>
  );
};

import { useEffect, useState } from 'react';
import { PEOPLE } from '#domain/people/people.ts';
import { fold } from '#domain/shared/fold.ts';
import { foundMembers } from '#machines/people/people.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Field } from '../kit/Field.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { searchField } from '../kit/searchField.ts';
import * as styles from './PeopleScreen.css.ts';
import { PersonList } from './PersonList.tsx';

const PAUSE_MS = 250;

/** The text, once it has not changed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
};

export interface FindPartProps {
  /** Kept while a profile is open. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Finds members by name while typing. */
export const FindPart = ({ query, onQuery }: FindPartProps) => {
  const t = useWords('people');
  const wanted = useSettled(query.trim());
  // Counted like the origin does: a combining mark is no letter of its own.
  const enough = [...fold(wanted)].length >= PEOPLE.queryMin;
  return (
    <div className={styles.part}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('find.label')}
          hint={t('find.hint')}
          name="q"
          {...searchField}
          maxLength={PEOPLE.queryMax}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </form>
      {enough && <Found query={wanted} />}
    </div>
  );
};

const Found = ({ query }: { readonly query: string }) => {
  const t = useWords('people');
  const { value, failure, busy, retry } = useResource(foundMembers, { query });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={4} height={72} />;
  const said = t.tn('find.found', value.length);
  return (
    <>
      <p className={styles.note} role="status">
        {said}
      </p>
      {value.length === 0 ? (
        <Empty fact={t('find.noneFact')}>{t('find.none', { query })}</Empty>
      ) : (
        <PersonList label={said} people={value} />
      )}
    </>
  );
};

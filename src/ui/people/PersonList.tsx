import { useRef } from 'react';
import type { Friend } from '#domain/people/people.ts';
import * as styles from './PeopleScreen.css.ts';
import { PersonRow } from './PersonRow.tsx';
import { useKeepFocus } from '../shared/focus.ts';

export interface PersonListProps {
  readonly label: string;
  readonly people: readonly Friend[];
}

/** A list of members. */
export const PersonList = ({ label, people }: PersonListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list);
  return (
    <ul className={styles.list} ref={list} tabIndex={-1} aria-label={label}>
      {people.map((friend) => (
        <PersonRow key={friend.user.userId} friend={friend} />
      ))}
    </ul>
  );
};

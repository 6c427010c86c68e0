import { useDeferredValue, useState } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { Field } from '../kit/Field.tsx';
import { Options } from '../kit/Options.tsx';
import { useZones } from './useZones.ts';
import { commonZones, findZones } from './zones.ts';
import { zones } from './ZoneOptions.css.ts';

export interface ZoneOptionsProps {
  /** The name of the radio group, unique on the page. */
  readonly name: string;
  /** The label of the search, and its text for no result. */
  readonly search: string;
  readonly none: string;
}

/** The common time zones, and any other by search. */
export const ZoneOptions = ({ name, search, none }: ZoneOptionsProps) => {
  const shell = useWords('shell');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const choices = useZones(wanted === '' ? commonZones : findZones(wanted, 9));
  return (
    <div className={zones}>
      <Options legend={shell('zone')} name={name} choices={choices} />
      <Field
        label={search}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        hint={choices.length === 0 && none}
      />
    </div>
  );
};

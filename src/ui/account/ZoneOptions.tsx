import { useDeferredValue, useState } from 'react';
import { useMessages } from '../hooks/useMessages.ts';
import { Field } from '../parts/Field.tsx';
import { Options } from '../parts/Options.tsx';
import { useZones } from '../shared/useZones.ts';
import { commonZones, findZones } from '../shared/zones.ts';
import { editor } from './AccountSheet.css.ts';

/** The usual time zones, and any other by its name. */
export const ZoneOptions = () => {
  const t = useMessages('account');
  const shell = useMessages('shell');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const choices = useZones(wanted === '' ? commonZones : findZones(wanted, 9));
  return (
    <div className={editor}>
      <Options legend={shell('zone')} name="account-zone" choices={choices} />
      <Field
        label={t('sheet.zoneSearch')}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        hint={choices.length === 0 && t('sheet.zoneNone')}
      />
    </div>
  );
};

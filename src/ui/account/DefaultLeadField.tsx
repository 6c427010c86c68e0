import { DEFAULT_LEAD_MIN, leadMinutes, type LeadMin } from '#domain/match/leadMin.ts';
import type { Change } from '#domain/settings/change.ts';
import { useWords } from '../hooks/useWords.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { group, heading, note, times } from './Section.css.ts';

/** SC-7: how long before kick-off the reminder of a booked match comes, unless that booking has its own lead time. */
export const DefaultLeadField = ({
  lead = DEFAULT_LEAD_MIN,
  onChange,
}: {
  readonly lead: LeadMin | undefined;
  readonly onChange: (change: Change) => void;
}) => {
  const t = useWords('settings');
  const choose = (chosen: string) => {
    const defaultLeadMin = leadMinutes.find((minutes) => String(minutes) === chosen);
    if (defaultLeadMin !== undefined) onChange({ defaultLeadMin });
  };
  return (
    <section className={group} aria-labelledby="settings-lead">
      <h2 className={heading} id="settings-lead">
        {t('notify.lead')}
      </h2>
      <div className={times}>
        <SelectField label={t('notify.leadLabel')} value={lead} onChange={({ target }) => choose(target.value)}>
          {leadMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t(`notify.leads.${minutes}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={note}>{t('notify.leadHint')}</p>
    </section>
  );
};

import { hoursOf, mergedRanges, type WeekRange } from '#domain/application/availability.ts';
import { FORM } from '#domain/application/form.ts';
import {
  selectApplication,
  selectForm,
  selectProblems,
} from '#machines/application/commentatorApplication.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { zoneCity } from '../shared/zoneCity.ts';
import { commonZones, zoneOffset } from '../shared/zones.ts';
import { AvailabilityGrid } from './AvailabilityGrid.tsx';
import { ContactCheck } from './ContactCheck.tsx';
import { problemWord } from './fieldWords.ts';
import { SelectField } from '../kit/SelectField.tsx';
import type { StepProps } from './stepProps.ts';
import { fields, group, groupTitle, note, row } from './FormView.css.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const evenings: readonly WeekRange[] = WEEK.map((day) => [day, 1080, 1440]);
const weekend: readonly WeekRange[] = [6, 7].map((day) => [day, 540, 1440]);

/** The applicant's hours in their own zone, and contact details (CA-5). */
export const StepWhen = ({ actor, commands: { edit, updated } }: StepProps) => {
  const t = useWords('application');
  const { clock } = useApp();
  const form = useSelector(actor, selectForm);
  const problems = useSelector(actor, selectProblems);
  const provenPhone = useSelector(actor, (snapshot) => selectApplication(snapshot)?.provenPhone ?? null);
  const { availability, timezone, phone } = form;
  // Keyboards that complete words add a space.
  const number = phone.trim();
  const zones = commonZones.some((zone) => zone === timezone) ? commonZones : [timezone, ...commonZones];
  const missing = problemWord(t, problems, 'availability');
  return (
    <div className={fields}>
      <fieldset className={group} data-invalid={Boolean(missing) || undefined} tabIndex={missing ? -1 : undefined}>
        <legend className={groupTitle}>{t('fields.availability')}</legend>
        <SelectField
          label={t('fields.timezone')}
          error={problemWord(t, problems, 'timezone')}
          value={timezone}
          onChange={(event) => edit({ timezone: event.target.value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zoneCity(zone)} {zone === '' ? '' : zoneOffset(zone, clock.now())}
            </option>
          ))}
        </SelectField>
        <AvailabilityGrid value={availability} onChange={(next) => edit({ availability: next })} />
        <p className={note}>{t('fields.availabilityHint')}</p>
        <div className={row}>
          <Button
            tone="quiet"
            size="s"
            onClick={() => edit({ availability: mergedRanges([...availability, ...evenings]) })}
          >
            {t('fields.presetEvenings')}
          </Button>
          <Button
            tone="quiet"
            size="s"
            onClick={() => edit({ availability: mergedRanges([...availability, ...weekend]) })}
          >
            {t('fields.presetWeekend')}
          </Button>
          <Button tone="plain" size="s" onClick={() => edit({ availability: [] })}>
            {t('fields.presetNone')}
          </Button>
          <span className={note} role="status">
            {t('fields.hours', { hours: hoursOf(availability) })}
          </span>
        </div>
        <FieldError>{missing}</FieldError>
      </fieldset>
      <Field
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        error={problemWord(t, problems, 'phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required
        maxLength={FORM.phoneMax}
        value={phone}
        onChange={(event) => edit({ phone: event.target.value })}
      />
      <ContactCheck
        key={number}
        phone={number}
        proven={number !== '' && number === provenPhone}
        error={problemWord(t, problems, 'contact')}
        onProven={updated}
      />
    </div>
  );
};

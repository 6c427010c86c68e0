import { useState } from 'react';
import { minutesOfTime, timeOfMinutes } from '#domain/settings/quietHours.ts';
import type { QuietHours } from '#domain/settings/settings.ts';
import type { Change } from '#domain/settings/change.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Field } from '../kit/Field.tsx';
import { Switch } from '../kit/Switch.tsx';
import { zoneCity } from '../shared/zoneCity.ts';
import { group, heading, note, times } from './Section.css.ts';

/** The default: the night. */
const USUAL: QuietHours = { from: 22 * 60, to: 7 * 60 };

/** The hours during which mail and reminders are held back; saved once both times are valid. They are in the zone that is shown, which is saved with them. */
export const QuietHoursField = ({
  quiet,
  onChange,
}: {
  readonly quiet: QuietHours | null;
  readonly onChange: (change: Change) => void;
}) => {
  const t = useWords('settings');
  const timezone = useZone();
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const from = typed.from ?? timeOfMinutes((quiet ?? USUAL).from);
  const to = typed.to ?? timeOfMinutes((quiet ?? USUAL).to);
  const wrong = (time: string) => (time === '' ? t('notify.quietMissing') : false);

  const set = (next: QuietHours | null) => {
    setTyped({});
    onChange({ quiet: next, timezone });
  };
  const write = (changed: typeof typed) => {
    const next = { from, to, ...changed };
    const hours = { from: minutesOfTime(next.from), to: minutesOfTime(next.to) };
    if (hours.from === null || hours.to === null || hours.from === hours.to) setTyped(next);
    else set({ from: hours.from, to: hours.to });
  };
  const field = (name: 'from' | 'to', value: string, error: string | false) => (
    <Field
      label={t(`notify.${name}`)}
      name={`quiet-${name}`}
      type="time"
      required
      value={value}
      error={error}
      onChange={(event) => write({ [name]: event.target.value })}
    />
  );
  return (
    <section className={group} aria-labelledby="settings-quiet">
      <h2 className={heading} id="settings-quiet">
        {t('notify.quiet')}
      </h2>
      <Switch on={quiet !== null} onChange={(on) => set(on ? USUAL : null)}>
        {t('notify.quietOn')}
      </Switch>
      {quiet !== null && (
        <div className={times}>
          {field('from', from, wrong(from))}
          {field('to', to, wrong(to) || (from === to && t('notify.quietSame')))}
        </div>
      )}
      <p className={note}>{t('notify.quietHint', { zone: zoneCity(timezone) })}</p>
    </section>
  );
};

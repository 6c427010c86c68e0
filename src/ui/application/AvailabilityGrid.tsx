import { useRef, useState, type KeyboardEvent } from 'react';
import {
  hasSlot,
  SLOT_MINUTES,
  SLOTS_A_DAY,
  withSlot,
  type Slot,
  type WeekRange,
} from '#domain/application/availability.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import * as styles from './AvailabilityGrid.css.ts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
const slots = Array.from({ length: SLOTS_A_DAY }, (_, slot) => slot);
const hoursAt = (slot: number): number => (slot * SLOT_MINUTES) / 60;

const walks: Readonly<Record<string, (at: Slot) => Slot>> = {
  ArrowLeft: ({ day, slot }) => ({ day, slot: Math.max(slot - 1, 0) }),
  ArrowRight: ({ day, slot }) => ({ day, slot: Math.min(slot + 1, SLOTS_A_DAY - 1) }),
  ArrowUp: ({ day, slot }) => ({ day: Math.max(day - 1, 1), slot }),
  ArrowDown: ({ day, slot }) => ({ day: Math.min(day + 1, 7), slot }),
  Home: ({ day }) => ({ day, slot: 0 }),
  End: ({ day }) => ({ day, slot: SLOTS_A_DAY - 1 }),
};

/** A week as a table of checkboxes: one tab stop, navigated by arrow keys (CA-5). */
export const AvailabilityGrid = ({
  value,
  onChange,
}: {
  readonly value: readonly WeekRange[];
  readonly onChange: (value: readonly WeekRange[]) => void;
}) => {
  const t = useWords('application');
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Slot>({ day: 1, slot: SLOTS_A_DAY - 2 });
  const walk = (event: KeyboardEvent) => {
    const next = walks[event.key]?.(at);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-slot="${next.day}-${next.slot}"]`)?.focus();
  };
  return (
    <table ref={table} className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('fields.availability')}</VisuallyHidden>
          </th>
          {slots.map((slot) => (
            <th key={slot} scope="col">
              {hoursAt(slot)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day}>
            <th scope="row">
              <abbr title={t(`days.${day}.long`)}>{t(`days.${day}.short`)}</abbr>
            </th>
            {slots.map((slot) => {
              const checked = hasSlot(value, { day, slot });
              return (
                <td key={slot}>
                  <label className={styles.box} data-on={checked || undefined}>
                    <input
                      type="checkbox"
                      checked={checked}
                      data-slot={`${day}-${slot}`}
                      tabIndex={at.day === day && at.slot === slot ? 0 : -1}
                      aria-label={t('fields.slot', {
                        day: t(`days.${day}.long`),
                        from: hoursAt(slot),
                        to: hoursAt(slot + 1),
                      })}
                      onFocus={() => setAt({ day, slot })}
                      onKeyDown={walk}
                      onChange={(event) => onChange(withSlot(value, { day, slot }, event.target.checked))}
                    />
                    {checked && <Icon name="check" size={16} />}
                  </label>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

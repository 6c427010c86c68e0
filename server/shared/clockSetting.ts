import { systemClock, type Clock } from './clock.ts';

/** CLOCK: a clock of the origin's own, for trying out another date. */
export interface ClockSetting {
  /** The time that it shows when the process starts; epoch milliseconds. */
  readonly beginsAt: number;
  /** How many of its milliseconds pass per real millisecond. */
  readonly speed: number;
}

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
/** One day per second. */
const MOST_SPEED = 86_400;

/** Reads "2026-11-22T12:00:00Z" or "2026-11-22T12:00:00+07:00*10"; null for any other text. */
export const readClockSetting = (text: string): ClockSetting | null => {
  const [instant = '', speedText = '1', ...rest] = text.split('*');
  const [, year, month, day] = INSTANT.exec(instant) ?? [];
  const beginsAt = Date.parse(instant);
  // Date.parse reads the thirtieth of February as a day in March.
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (!isDay || Number.isNaN(beginsAt) || rest.length > 0) return null;
  const speed = /^\d{1,5}(\.\d{1,3})?$/.test(speedText) ? Number(speedText) : 0;
  return speed > 0 && speed <= MOST_SPEED ? { beginsAt, speed } : null;
};

/** The clock of a setting, started now and driven by `other`; `other` itself where nothing is set. */
export const clockOf = (setting: ClockSetting | null, other: Clock = systemClock): Clock => {
  if (!setting) return other;
  const { beginsAt, speed } = setting;
  const began = other();
  return () => Math.floor(beginsAt + (other() - began) * speed);
};

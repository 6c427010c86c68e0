import { isMatchDay } from './checks.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?';
const monthFirst = new RegExp(`^\\[?${WEEKDAY}${MONTH}[\\s/]+(\\d{1,2})(?:[\\s,/]+(\\d{4}))?\\]?$`, 'i');
const dayFirst = new RegExp(`^\\[?${WEEKDAY}(\\d{1,2})[\\s./]+${MONTH}(?:[\\s,/]+(\\d{4}))?\\]?$`, 'i');
const inFull = /^\[?(\d{4}-\d{2}-\d{2})\]?$/;

interface DayLine {
  readonly month: string;
  readonly day: string;
  readonly year?: string;
}

/** A line that is a date and nothing else; null for any other. */
export const dayLine = (text: string): DayLine | null => {
  const line = text.trim();
  const full = inFull.exec(line)?.[1];
  if (full !== undefined) return { year: full.slice(0, 4), month: full.slice(5, 7), day: full.slice(8) };
  const match = monthFirst.exec(line);
  const other = match ? null : dayFirst.exec(line);
  const [name, day, year] = match ? [match[1], match[2], match[3]] : [other?.[2], other?.[1], other?.[3]];
  if (name === undefined || day === undefined) return null;
  const month = String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');
  return { month, day: day.padStart(2, '0'), ...(year !== undefined && { year }) };
};

const yearsOf = (season: string, month: string): number =>
  Number(season.slice(0, 4)) + (season.length > 4 && Number(month) < 7 ? 1 : 0);

/** The day of a line: without a year, the one nearest to the day before it; null if no such day exists. */
export const dayAfter = ({ month, day, year }: DayLine, last: string | null, season: string): string | null => {
  const inYear = (one: number): string => `${one}-${month}-${day}`;
  if (year !== undefined) return isMatchDay(inYear(Number(year))) ? inYear(Number(year)) : null;
  if (last === null) {
    const first = inYear(yearsOf(season, month));
    return isMatchDay(first) ? first : null;
  }
  const lastYear = Number(last.slice(0, 4));
  const distance = (one: string): number => Math.abs(Date.parse(`${one}T00:00:00Z`) - Date.parse(`${last}T00:00:00Z`));
  return (
    [lastYear, lastYear + 1, lastYear - 1]
      .map(inYear)
      .filter(isMatchDay)
      .toSorted((a, b) => distance(a) - distance(b))[0] ?? null
  );
};

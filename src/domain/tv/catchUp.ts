/** A programme and when it is asked for; all in epoch seconds. */
interface Past {
  readonly start: number;
  readonly stop: number;
  readonly now: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The parts of a moment in UTC, by the letters that templates have for them. */
const partsOf = (atSec: number): Readonly<Record<string, string>> => {
  const at = new Date(atSec * 1000);
  return {
    ...{ Y: String(at.getUTCFullYear()), m: two(at.getUTCMonth() + 1), d: two(at.getUTCDate()) },
    ...{ H: two(at.getUTCHours()), M: two(at.getUTCMinutes()), S: two(at.getUTCSeconds()) },
  };
};

/**
 * TV-8: the address of a past programme from the template of a channel: `{utc}`, `{start}` or `${start}` its start,
 * `{utcend}` or `{end}` its end, `{duration}` its length and `{offset}` how long ago it began in seconds, both also in a
 * unit of seconds (`{duration:60}`), `{lutc}` or `{now}` the moment of asking, `{Y} {m} {d} {H} {M} {S}` its start by the
 * clock of UTC. Our own: `{start36}` in base 36, `{minutes}` rounded up. Anything else stays as it is.
 */
export const catchUpAddress = (template: string, { start, stop, now }: Past): string => {
  const length = stop - start;
  const values: Readonly<Record<string, number | string>> = {
    ...{ utc: start, start, utcend: stop, end: stop, lutc: now, now, timestamp: now },
    ...{ start36: start.toString(36), minutes: Math.ceil(length / 60), ...partsOf(start) },
  };
  const spans: Readonly<Record<string, number>> = { duration: length, offset: now - start };
  return template.replace(/\$?\{(\w+)(?::(\d+))?\}/gu, (mark, name: string, unit: string | undefined) => {
    const span = spans[name];
    if (span !== undefined) return String(Math.ceil(span / Math.max(1, Number(unit ?? 1))));
    const value = unit === undefined ? values[name] : undefined;
    return value === undefined ? mark : String(value);
  });
};

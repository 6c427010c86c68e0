/** A component of an iCalendar file: its properties without their parameters, and its inner components. */
export interface Component {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly parts: readonly Component[];
}

const unescaped = (text: string): string =>
  text.replace(/\\(.)/gsu, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

/** The unfolded lines of a file by RFC 5545, 3.1; throws unless each line ends with CRLF and has at most 75 octets. */
const contentLines = (file: string): readonly string[] => {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/u.test(file)) throw new Error('a line does not end with CRLF');
  for (const line of file.split('\r\n'))
    if (Buffer.from(line).length > 75) throw new Error(`a line is over 75 octets: ${line}`);
  return file
    .replaceAll(/\r\n[ \t]/gu, '')
    .slice(0, -2)
    .split('\r\n');
};

const component = (lines: string[]): Component => {
  const name = /^BEGIN:(.+)$/u.exec(lines.shift() ?? '')?.[1];
  if (name === undefined) throw new Error('a component does not begin');
  const values: Record<string, string> = {};
  const parts: Component[] = [];
  for (;;) {
    const line = lines[0];
    if (line === undefined) throw new Error(`${name} does not end`);
    if (line === `END:${name}`) break;
    if (line.startsWith('BEGIN:')) {
      parts.push(component(lines));
      continue;
    }
    const [, key, value] = /^([A-Z][A-Z-]*)(?:;[^:]*)?:(.*)$/u.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`no property: ${line}`);
    if (key in values) throw new Error(`${name} has ${key} twice`);
    values[key] = unescaped(value);
    lines.shift();
  }
  lines.shift();
  return { name, values, parts };
};

const required: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['VERSION', 'PRODID'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART'],
  VALARM: ['ACTION', 'TRIGGER'],
};
const check = ({ name, values, parts }: Component): void => {
  const missing = required[name]?.filter((key) => !(key in values));
  if (missing === undefined || missing.length > 0)
    throw new Error(`${name} lacks ${missing?.join(', ') ?? 'a meaning'}`);
  for (const key of ['DTSTAMP', 'DTSTART', 'DTEND', 'LAST-MODIFIED'])
    if (values[key] !== undefined && !/^\d{8}T\d{6}Z$/u.test(values[key])) throw new Error(`${key} is not in UTC`);
  for (const part of parts) check(part);
};

/** Reads an iCalendar file strictly (RFC 5545); throws on anything that a calendar application would reject. */
export const readCalendar = (file: string): Component & { readonly events: readonly Component[] } => {
  const lines = [...contentLines(file)];
  const calendar = component(lines);
  if (calendar.name !== 'VCALENDAR' || lines.length > 0) throw new Error('the file is not one calendar');
  check(calendar);
  return { ...calendar, events: calendar.parts.filter(({ name }) => name === 'VEVENT') };
};

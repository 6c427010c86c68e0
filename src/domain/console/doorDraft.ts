import { defaultRules } from '../door/rules.ts';

/** The numbers of each rule, as `portal.json` names them; one inside another by a dot. */
export const ruleNumbers = {
  links: ['afterDays'],
  pace: ['underHours', 'talk.burst', 'talk.everySec', 'post.burst', 'post.everySec'],
  repeats: ['withinSec', 'most', 'shortMost', 'likeness'],
  crowd: ['withinSec', 'most', 'underDays'],
  flood: ['run', 'words', 'lines', 'mentions'],
  pictures: ['bitsApart'],
} as const;
export type RuleName = keyof typeof ruleNumbers;
export const ruleNames = Object.keys(ruleNumbers) as readonly RuleName[];

export interface DraftRule {
  /** Whether it holds at all. */
  readonly on: boolean;
  /** By the names of its numbers; empty: as by default. */
  readonly numbers: Readonly<Record<string, string>>;
}
/** The operator's rules of the door as they are edited: lists one a line. */
export interface DoorDraft {
  readonly words: string;
  readonly hashes: string;
  /** Hosts whose links anybody may write. */
  readonly hosts: string;
  readonly rules: Readonly<Record<RuleName, DraftRule>>;
}

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
      value,
    );
const lines = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : '';
const listed = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const doorDraft = (value: unknown): DoorDraft => ({
  words: lines(at(value, 'words')),
  hashes: lines(at(value, 'hashes')),
  hosts: lines(at(value, 'rules.links.hosts')),
  rules: Object.fromEntries(
    ruleNames.map((rule): [RuleName, DraftRule] => [
      rule,
      {
        on: at(value, `rules.${rule}`) !== null,
        numbers: Object.fromEntries(
          ruleNumbers[rule].map((name) => {
            const said = at(value, `rules.${rule}.${name}`);
            return [name, typeof said === 'number' ? String(said) : ''];
          }),
        ),
      },
    ]),
  ) as DoorDraft['rules'],
});

/** What a number is where nothing is said of it. */
export const defaultNumber = (rule: RuleName, name: string): number => Number(at(defaultRules, `${rule}.${name}`));

const put = (into: Record<string, unknown>, path: string, value: unknown): void => {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) into[first] = value;
  else put((into[first] ??= {}) as Record<string, unknown>, rest.join('.'), value);
};

/** The draft as the part `door` has it; every key is there, since the keys that are missing stay as they were. */
export const doorValue = ({ words, hashes, hosts, rules }: DoorDraft): Readonly<Record<string, unknown>> => {
  const said: Record<string, unknown> = {};
  for (const rule of ruleNames) {
    const { on, numbers } = rules[rule];
    const own: Record<string, unknown> = {};
    for (const name of ruleNumbers[rule]) {
      const text = (numbers[name] ?? '').trim();
      if (text !== '') put(own, name, Number(text));
    }
    // A pace is whole or not there.
    for (const pace of ['talk', 'post'] as const)
      if (typeof own[pace] === 'object')
        own[pace] = { ...(rule === 'pace' ? defaultRules.pace?.[pace] : {}), ...(own[pace] as object) };
    if (rule === 'links' && listed(hosts).length > 0) own['hosts'] = listed(hosts);
    if (!on) said[rule] = null;
    else if (Object.keys(own).length > 0) said[rule] = own;
  }
  return { words: listed(words), hashes: listed(hashes), rules: said };
};

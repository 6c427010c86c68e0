/** What is wrong with a field, told apart so that it can be said in each language. */
export const fieldFaults = [
  ...(['missing', 'empty', 'tooLong', 'lengths', 'listMost', 'number', 'whole', 'between', 'repeats'] as const),
  ...(['id', 'goal', 'picture', 'webAddress', 'host', 'hash', 'oneOf', 'form', 'origin'] as const),
  ...(['ownPath', 'noLanguage', 'reserved', 'leadsBack', 'noGroup', 'noWord', 'noPlace', 'noField'] as const),
] as const;
export type FieldFault = (typeof fieldFaults)[number];

export interface ToldFault {
  readonly fault: FieldFault;
  readonly params: Readonly<Record<string, string>>;
}

/** The words of an import by what they mean; what is in brackets are the names of what they say besides. */
const told: readonly (readonly [RegExp, FieldFault])[] = [
  [/^is missing$/u, 'missing'],
  [/^is empty$/u, 'empty'],
  [/^must have 1 to (?<most>\d+) characters$/u, 'lengths'],
  [/^must have at most (?<most>\d+) characters$/u, 'tooLong'],
  [/^must be a list of at most (?<most>\d+)$/u, 'listMost'],
  [/^must be a number$/u, 'number'],
  [/^must be a whole number$/u, 'whole'],
  [/^must be between (?<least>\S+) and (?<most>\S+)$/u, 'between'],
  [/^repeats (?<what>.+)$/u, 'repeats'],
  [/^must be an id of 1 to 64 letters, digits, - or _$/u, 'id'],
  [/^must be a path such as \/menu, or an address/u, 'goal'],
  [/^must be a path such as \/banners\/cup\.png, or an address/u, 'picture'],
  [/^must be an address outside/u, 'webAddress'],
  [/^must be a host such as/u, 'host'],
  [/64 hexadecimal digits/u, 'hash'],
  [/^must be one of (?<what>.+)$/su, 'oneOf'],
  [/^has not the right form$/u, 'form'],
  [/^lies at (?<what>\S+), which STREAM_ORIGINS does not name/u, 'origin'],
  [/^must be a path of this site such as \/cup/u, 'ownPath'],
  [/^must be written without (?<what>\S+): a rule holds/u, 'noLanguage'],
  [/^is an address that no rule may take$/u, 'reserved'],
  [/^leads back to this portal$/u, 'leadsBack'],
  [/^is no group of words/u, 'noGroup'],
  [/^is no word of this group$/u, 'noWord'],
  [/^has (?<what>\{\{\w+\}\}), which nothing fills in there$/u, 'noPlace'],
  [/^is not a field of this file$/u, 'noField'],
];

/** What the origin says of a field, in words of an import; null for what none of these is. */
export const faultOf = (why: string): ToldFault | null => {
  for (const [pattern, fault] of told) {
    const found = pattern.exec(why);
    if (found) return { fault, params: { ...found.groups } };
  }
  return null;
};

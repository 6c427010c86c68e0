import * as SchemaIssue from 'effect/SchemaIssue';

const format = SchemaIssue.makeFormatterStandardSchemaV1();

const phrases: readonly (readonly [RegExp, string])[] = [
  [/^Missing key$/, 'is missing'],
  [/^Expected a string matching the RegExp .*$/s, 'has not the right form'],
  [/^Expected a string with between (\d+) and (\d+) code points$/, 'must have $1 to $2 characters'],
  [/^Expected a (?:string|value) with a length of at most (\d+)$/, 'must have at most $1 characters'],
  [/^Expected a finite number$/, 'must be a number'],
  [/^Expected an integer$/, 'must be a whole number'],
  [/^Expected a value between (.+) and (.+)$/, 'must be between $1 and $2'],
  [/^Expected string$/, 'must be a text'],
  [/^Expected boolean$/, 'must be true or false'],
  [/^Expected number$/, 'must be a number'],
  [/^Expected object$/, 'must be an object'],
  [/^Expected (".*" \| ".*")$/, 'must be one of $1'],
  [/^Expected (.*)$/s, 'must be $1'],
  [/^(an? .*|one of .*)$/s, 'must be $1'],
];

const phrase = (message: string): string => {
  const fitting = phrases.find(([pattern]) => pattern.test(message));
  return fitting ? message.replace(fitting[0], fitting[1]).replaceAll(' | ', ', ') : 'is not right';
};

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof part === 'object' ? part.key : part);

/** The data of a 422: the first problem of each field, in plain words. */
export const invalidFields = (issue: SchemaIssue.Issue): Readonly<Record<string, string>> => {
  const fields = new Map<string, string>();
  for (const { path, message } of format(issue).issues) {
    const name = path?.length ? path.map(nameOf).join('.') : 'body';
    if (!fields.has(name)) fields.set(name, phrase(message));
  }
  return Object.fromEntries(fields);
};

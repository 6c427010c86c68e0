const MOST = 200;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The place in our own code: file name and line. */
const placeOf = ({ stack = '' }: Error): string => /([\w.-]+\.(?:ts|js|mjs):\d+)(?::\d+)?\)?$/m.exec(stack)?.[1] ?? '';

/**
 * An error's kind, code and place. Its message is left out, because it may contain what members wrote: this text is stored
 * in the database and shown to operators.
 */
export const faultText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'thrown: no error';
  const first: unknown = error instanceof AggregateError ? error.errors[0] : null;
  const code = 'code' in error ? text(error.code) : '';
  const why = 'why' in error ? text(error.why) : '';
  const place = placeOf(error);
  return [
    error.name,
    ...[code, why].filter((word) => /^[\w.-]+$/.test(word)),
    ...(place === '' ? [] : [`at ${place}`]),
    ...(first instanceof Error ? [`of ${faultText(first)}`] : []),
  ]
    .join(' ')
    .slice(0, MOST);
};

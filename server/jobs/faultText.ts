const MOST = 200;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where in our own code it happened: the name of a file and the line. */
const placeOf = ({ stack = '' }: Error): string => /([\w.-]+\.(?:ts|js|mjs):\d+)(?::\d+)?\)?$/m.exec(stack)?.[1] ?? '';

/**
 * A fault by its kind, code and place. What it says besides may carry what members wrote, and stays out: this text is
 * kept in the database and shown to whoever operates the portal.
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

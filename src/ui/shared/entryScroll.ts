const fieldOf = (entry: unknown, name: 'scroll' | 'state'): unknown =>
  typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>)[name] : undefined;

/**
 * The scroll position of a history entry in CSS pixels, or null; a navigation may have put it into the application's
 * state.
 */
export const scrollOf = (entry: unknown): number | null => {
  const scroll = fieldOf(entry, 'scroll') ?? fieldOf(fieldOf(entry, 'state'), 'scroll');
  return typeof scroll === 'number' ? scroll : null;
};

export const withScroll = (entry: unknown, scroll: number): object => ({
  ...(typeof entry === 'object' ? entry : null),
  scroll,
});

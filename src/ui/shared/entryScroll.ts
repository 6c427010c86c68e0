const fieldOf = (entry: unknown, name: 'scroll' | 'state'): unknown =>
  typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>)[name] : undefined;

/** Where an entry of the history was scrolled to, in CSS pixels, or null; a walk may have put it into the state it brought. */
export const scrollOf = (entry: unknown): number | null => {
  const scroll = fieldOf(entry, 'scroll') ?? fieldOf(fieldOf(entry, 'state'), 'scroll');
  return typeof scroll === 'number' ? scroll : null;
};

export const withScroll = (entry: unknown, scroll: number): object => ({
  ...(typeof entry === 'object' ? entry : null),
  scroll,
});

/** The answer of the first source that has one; null if none does. */
export const firstKnown = async <Source, A>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<A | null>,
): Promise<A | null> => {
  for (const source of sources) {
    const found = await ask(source);
    if (found !== null) return found;
  }
  return null;
};

/** MATCH-2: "2-1" to [2, 1]; a missing or unreadable side is 0. */
export const parseScore = (text: string): readonly [number, number] => {
  const [home, away] = text.split('-').map(side);
  return [home ?? 0, away ?? 0];
};

const side = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : 0);

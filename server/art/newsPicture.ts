import pictures from './newsPictures.json' with { type: 'json' };

/** SVG of each drawing; `{crowd top bottom colours seed}` stands for rows of lamps. */
const drawn: Readonly<Record<string, string>> = pictures;

const STEP = 5;
const WIDTH = 320;

const crowd = (top: number, bottom: number, colours: readonly string[], seed: number): string => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return ((state >>> 8) & 65_535) / 65_536;
  };
  const lamps: string[] = [];
  for (let y = top; y < bottom; y += STEP)
    for (let x = -2; x < WIDTH; x += STEP)
      if (next() > 0.16) {
        const [cx, cy] = [x + next() * 2 + (y % 2) * 2, y + next()];
        const colour = colours[Math.floor(next() * colours.length)]!;
        lamps.push(`<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="1.9" fill="${colour}"/>`);
      }
  return lamps.join('');
};

/** A cover of news: 16:9, the night's palette, flat shapes; null for no such drawing. */
export const newsPictureSvg = (name: string): string | null => {
  const inside = Object.hasOwn(drawn, name) ? drawn[name]! : null;
  return (
    inside &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 180" preserveAspectRatio="xMidYMid slice">${inside.replaceAll(
      /\{crowd (\d+) (\d+) ([#0-9a-f,]+) (\d+)\}/gu,
      (_, top: string, bottom: string, colours: string, seed: string) =>
        crowd(Number(top), Number(bottom), colours.split(','), Number(seed)),
    )}</svg>`
  );
};

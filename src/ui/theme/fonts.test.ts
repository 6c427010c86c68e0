import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../../tools/files.ts';

/** The font's own metrics, as percentages of the font size. */
const OWN = { ascent: 103.8, descent: 22.2 };

it('FONTS: what stands until the text’s own font is here has its height, at each size that makes its widths equal', () => {
  const faces = readFileSync(`${ROOT}/src/ui/theme/fonts.css`, 'utf8').match(/@font-face \{[^}]*local\([^}]*\}/g) ?? [];
  expect(faces).toHaveLength(3);
  for (const face of faces) {
    const of = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
    const size = of('size-adjust') / 100;
    expect(Math.abs(of('ascent-override') * size - OWN.ascent)).toBeLessThan(0.1);
    expect(Math.abs(of('descent-override') * size - OWN.descent)).toBeLessThan(0.1);
    expect(of('line-gap-override')).toBe(0);
  }
});

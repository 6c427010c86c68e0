import { draw } from '#domain/games/core.ts';
import { isPromotionScene, PROMOTION_COVER, type PromotionScene } from '#domain/promotions/promotionArt.ts';
import drawings from './promotionScenes.json' with { type: 'json' };

/** Part of a drawing: as it is, or a stand full of people between two heights. */
type Piece = string | { readonly crowd: readonly [from: number, to: number]; readonly colours: readonly string[] };

const scenes = drawings as unknown as Readonly<Record<PromotionScene, readonly Piece[]>>;

/** One path for each colour, so that a full stand stays small. */
const crowdPaths = (from: number, to: number, colours: readonly string[]): string => {
  let random = from + 7;
  const next = (n: number): number => {
    const [value, after] = draw(random, n);
    random = after;
    return value;
  };
  const dots = colours.map(() => '');
  for (let y = from; y < to; y += 5)
    for (let x = 0; x < 320; x += 5)
      if (next(100) > 15) dots[next(colours.length)] += `M${x + next(3) + (y % 2) * 2} ${y + next(2)}h0`;
  return dots
    .map((d, i) => `<path d="${d}" stroke="${colours[i]}" stroke-width="3.8" stroke-linecap="round"/>`)
    .join('');
};

const pieceOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : crowdPaths(piece.crowd[0], piece.crowd[1], piece.colours);

/** A picture of a promotion by its name, without words; null for no such name. */
export const promotionSceneSvg = (name: string): string | null =>
  isPromotionScene(name)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="${PROMOTION_COVER.w}" height="${PROMOTION_COVER.h}" fill="none">` +
      `<g><path d="M0 0h320v180H0z" fill="#0c1a15"/></g>${scenes[name].map(pieceOf).join('')}</svg>`
    : null;

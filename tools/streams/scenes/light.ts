import { alpha } from './colour.ts';

type Canvas = CanvasRenderingContext2D;

/** A soft round light; meant for the 'lighter' blend. */
export const glow = (c: Canvas, x: number, y: number, radius: number, colour: string, strength = 1) => {
  const g = c.createRadialGradient(x, y, 0, x, y, radius);
  g.addColorStop(0, alpha(colour, strength));
  g.addColorStop(0.25, alpha(colour, strength * 0.35));
  g.addColorStop(1, alpha(colour, 0));
  c.fillStyle = g;
  c.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
};

export const adding = (c: Canvas, draw: () => void) => {
  c.globalCompositeOperation = 'lighter';
  draw();
  c.globalCompositeOperation = 'source-over';
};

/** Darkens towards the edges, as a lens does. */
export const vignette = (c: Canvas, width: number, height: number, colour: string) => {
  const g = c.createRadialGradient(width * 0.52, height * 0.5, height * 0.35, width * 0.52, height * 0.5, width * 0.68);
  g.addColorStop(0, 'rgba(0,0,0,0)');
  g.addColorStop(1, colour);
  c.fillStyle = g;
  c.fillRect(0, 0, width, height);
};

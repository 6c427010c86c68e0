import type { CSSProperties } from 'react';
import type { Box } from '#domain/room/stage.ts';

/** Stands where the stage says, over the page. */
export const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  position: 'fixed',
  left: x,
  top: y,
  width,
  height,
  maxHeight: 'none',
});

import { vignette } from '../light.ts';
import type { Scene } from '../loop.ts';
import { drawRibbon } from '../ribbon.ts';
import { drawArms, drawHost } from './host.ts';
import { drawRoomLife, paintRoom } from './room.ts';
import { drawCards, drawChips, drawFelt, drawRoulette } from './table.ts';

/** A table and its host: cards dealt, turned and gathered, a wheel that never rests. */
export const casino: Scene = (width, height) => {
  const room = document.createElement('canvas');
  room.width = width;
  room.height = height;
  const painter = room.getContext('2d', { alpha: false });
  if (!painter) throw new Error('this browser draws no canvas');
  painter.scale(width / 160, width / 160);
  paintRoom(painter);
  return (c, t, frame) => {
    c.drawImage(room, 0, 0);
    c.save();
    c.scale(width / 160, width / 160);
    drawRoomLife(c, t);
    drawHost(c, t);
    drawFelt(c);
    drawCards(c, t);
    drawChips(c, t);
    drawArms(c, t);
    drawRoulette(c, t);
    c.restore();
    vignette(c, width, height, 'rgba(10,0,0,.6)');
    drawRibbon(c, width, height, frame);
  };
};

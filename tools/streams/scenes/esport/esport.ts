import { adding, glow, vignette } from '../light.ts';
import { cycle, gap, pulse, type Scene, TAU } from '../loop.ts';
import { drawRibbon } from '../ribbon.ts';
import { FIGHTERS, minionsAt, stanceOf } from './fight.ts';
import { BLUE, drawHero, drawMinion, drawTower, RED } from './heroes.ts';
import { drawHud } from './hud.ts';
import { drawSpells } from './spells.ts';
import { drawWater, MAP, paintTerrain } from './terrain.ts';

type Canvas = CanvasRenderingContext2D;
const TOWERS = [
  { x: 58, y: 82, team: BLUE, shots: [1, 12.4, 14.2] },
  { x: 142, y: 24, team: RED, shots: [0.6, 11.8, 13.6, 15] },
] as const;

const towerShots = (c: Canvas, t: number) =>
  adding(c, () => {
    for (const tower of TOWERS) {
      for (const when of tower.shots) {
        const u = gap(t, when) / 0.5;
        if (u < 0 || u > 1) continue;
        const goal = tower.team === BLUE ? [88, 62] : [112, 46];
        const x = tower.x + ((goal[0] ?? 0) - tower.x) * u;
        const y = tower.y - 15 + ((goal[1] ?? 0) - tower.y + 15) * u;
        glow(c, x, y, 6, tower.team, 0.9);
        c.fillStyle = '#ffffff';
        c.beginPath();
        c.arc(x, y, 0.9, 0, TAU);
        c.fill();
      }
      glow(c, tower.x, tower.y - 15, 10, tower.team, 0.42 + 0.14 * cycle(t, 8));
    }
  });

/** Sparks where the lane's soldiers fight. */
const skirmish = (c: Canvas, t: number) =>
  adding(c, () => {
    const heat = Math.max(pulse(t, 10, 13, 0.5, 1), pulse(t, 2, 5, 0.5, 1));
    for (let n = 0; n < 4; n++) {
      const flash = Math.max(0, cycle(t, 40 + n * 3, n * 2)) * heat;
      if (flash > 0.3) glow(c, 88 + n * 3.4, 60 - n * 2.2, 2.6, '#ffe2a0', flash * 0.8);
    }
  });

/** Seven seconds of fighting over a river, from above. */
export const esport: Scene = (width, height) => {
  const scale = width / 160;
  const ground = document.createElement('canvas');
  ground.width = Math.round(MAP.width * scale);
  ground.height = Math.round(MAP.height * scale);
  const painter = ground.getContext('2d', { alpha: false });
  if (!painter) throw new Error('this browser draws no canvas');
  painter.scale(scale, scale);
  paintTerrain(painter);
  return (c, t, frame) => {
    const closer = pulse(t, 4, 9, 2.4, 2.8);
    const [gx, gy] = [13 + 6 * closer, 13.5 - 5.5 * closer];
    const shake = pulse(t, 4.0, 4.05, 0.05, 0.5) * cycle(t, 180) * 0.35;
    const [left, top] = [Math.round(gx * scale), Math.round((gy + shake) * scale)];
    c.drawImage(ground, -left, -top);
    c.save();
    c.translate(-left, -top);
    c.scale(scale, scale);
    drawWater(c, t);
    const things = [
      ...TOWERS.map((tower) => ({
        y: tower.y + 4,
        draw: () =>
          drawTower(
            c,
            tower.x,
            tower.y,
            tower.team,
            Math.max(0, ...tower.shots.map((s) => 1 - Math.abs(gap(t, s)) * 3)),
          ),
      })),
      ...minionsAt(t).map((m) => ({ y: m.y, draw: () => drawMinion(c, m.x, m.y, m.team, m.health, m.step) })),
      ...FIGHTERS.map((f) => ({ f, s: stanceOf(f, t) })).map(({ f, s }) => ({
        y: s.y + 3,
        draw: () => drawHero(c, f.hero, s),
      })),
    ];
    things.sort((a, b) => a.y - b.y);
    for (const thing of things) thing.draw();
    towerShots(c, t);
    skirmish(c, t);
    drawSpells(c, t);
    c.restore();
    vignette(c, width, height, 'rgba(0,8,6,.5)');
    c.save();
    c.scale(scale, scale);
    drawHud(c, t);
    c.restore();
    drawRibbon(c, width, height, frame);
  };
};

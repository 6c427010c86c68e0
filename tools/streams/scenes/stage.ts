import { basketball } from './basketball/basketball.ts';
import { casino } from './casino/casino.ts';
import { esport } from './esport/esport.ts';
import { football, footballAwayGoal, footballHomeGoal } from './football/football.ts';
import { marble } from './marble/marble.ts';
import { FPS, type Scene } from './loop.ts';

const SCENES: Readonly<Record<string, Scene>> = {
  ...{ football, 'football/goal-home': footballHomeGoal, 'football/goal-away': footballAwayGoal },
  ...{ basketball, marble, esport, casino },
};

/** What build.ts calls from outside: draws one frame and answers it as PNG in base64. */
export const open = (name: string, width: number, height: number) => {
  const scene = SCENES[name];
  if (!scene) throw new Error(`no scene is called ${name}; there are ${Object.keys(SCENES).join(', ')}`);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  document.body.append(canvas);
  const c = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!c) throw new Error('this browser draws no canvas');
  const draw = scene(width, height);
  return async (frame: number): Promise<string> => {
    c.setTransform(1, 0, 0, 1, 0, 0);
    draw(c, frame / FPS, frame);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('the canvas gave no picture');
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
    return btoa(text);
  };
};

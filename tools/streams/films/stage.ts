import { FILMS } from './catalogue.ts';
import { DRAWINGS_A_SECOND, filmDrawer } from './film.ts';

/** What build.ts calls from outside: draws the nth drawing of a film and answers it as PNG in base64. */
export const open = (folder: string, width: number, height: number) => {
  const film = FILMS.find((one) => one.folder === folder);
  if (!film) throw new Error(`no film is called ${folder}`);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const c = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!c) throw new Error('this browser draws no canvas');
  const draw = filmDrawer(film);
  return (drawing: number): string => {
    draw(c, drawing / DRAWINGS_A_SECOND);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  };
};

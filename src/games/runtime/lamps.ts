/** The lamps' fixed colours, as in the pictures of games. */
export const LAMP = {
  ...{ off: '#0e1814', white: '#f1f7ee', lit: '#c9f66b', green: '#2f9e5b', deep: '#1c6b3c', grass: '#237f48' },
  ...{ red: '#ff6159', wine: '#a5281f', yellow: '#f5bd4a', orange: '#f08a3c', blue: '#4ba3e3', navy: '#1d4f8f' },
  ...{
    pink: '#d98cf0',
    skin: '#dba57c',
    brown: '#4a2c17',
    cyan: '#6fe0d0',
    wood: '#8a5a2b',
    dim: '#22322b',
    grey: '#9cb0a5',
  },
} as const;
export type Lamp = keyof typeof LAMP;

const letters: Readonly<Record<string, Lamp>> = {
  ...{ w: 'white', l: 'lit', g: 'green', r: 'red', y: 'yellow', o: 'orange', b: 'blue', B: 'navy', p: 'pink' },
  ...{ s: 'skin', h: 'brown', c: 'cyan', m: 'wood', x: 'dim', z: 'grey' },
};

export interface Lamps {
  readonly w: number;
  readonly h: number;
  readonly clear: () => void;
  readonly rect: (x: number, y: number, w: number, h: number, lamp: Lamp) => void;
  readonly line: (x0: number, y0: number, x1: number, y1: number, lamp: Lamp) => void;
  readonly sprite: (x: number, y: number, rows: readonly string[]) => void;
  /** Shows what was set since the last time. */
  readonly show: () => void;
}

/** A board of lamps; unlit ones stay visible. */
export const openLamps = (into: HTMLElement, w: number, h: number): Lamps => {
  const canvas = document.createElement('canvas');
  into.append(canvas);
  const paint = canvas.getContext('2d')!;
  let lit: Lamp[] = Array<Lamp>(w * h).fill('off');
  let shown: (Lamp | null)[] = Array<Lamp | null>(w * h).fill(null);
  let px = 0;
  const fit = () => {
    const next = Math.max(
      2,
      Math.floor(Math.min(into.clientWidth / w, into.clientHeight / h) * window.devicePixelRatio),
    );
    if (next === px) return;
    px = next;
    [canvas.width, canvas.height] = [w * px, h * px];
    canvas.style.width = `${(w * px) / window.devicePixelRatio}px`;
    paint.fillStyle = '#050b08';
    paint.fillRect(0, 0, canvas.width, canvas.height);
    shown = Array<Lamp | null>(w * h).fill(null);
  };
  const set = (x: number, y: number, lamp: Lamp) => {
    const [cx, cy] = [Math.round(x), Math.round(y)];
    if (cx >= 0 && cy >= 0 && cx < w && cy < h) lit[cy * w + cx] = lamp;
  };
  const lamps: Lamps = {
    ...{ w, h },
    clear: () => (lit = Array<Lamp>(w * h).fill('off')),
    rect: (x, y, wide, high, lamp) => {
      for (let j = 0; j < high; j++) for (let i = 0; i < wide; i++) set(x + i, y + j, lamp);
    },
    line: (x0, y0, x1, y1, lamp) => {
      const n = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
      for (let i = 0; i <= n; i++) set(x0 + ((x1 - x0) * i) / n, y0 + ((y1 - y0) * i) / n, lamp);
    },
    sprite: (x, y, rows) =>
      rows.forEach((row, j) => [...row].forEach((letter, i) => letters[letter] && set(x + i, y + j, letters[letter]))),
    show: () => {
      fit();
      const gap = Math.max(1, Math.round(px * 0.14));
      lit.forEach((lamp, i) => {
        if (shown[i] === lamp) return;
        shown[i] = lamp;
        paint.fillStyle = LAMP[lamp];
        paint.fillRect((i % w) * px + gap / 2, Math.floor(i / w) * px + gap / 2, px - gap, px - gap);
      });
    },
  };
  return lamps;
};

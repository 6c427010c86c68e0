import { alpha, mix, seeded } from './colour.ts';
import { cycle, TAU } from './loop.ts';
import type { View } from './space.ts';

type Canvas = CanvasRenderingContext2D;

export interface Bank {
  /** The seats run along this axis, `from` to `to`; rows step away from `base` along the other. */
  readonly along: 'x' | 'z';
  readonly base: number;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly floor: number;
  readonly rise: number;
  readonly depth: number;
  readonly light: number;
  /** Seat pitch, metres. */
  readonly pitch?: number;
}

interface Fan {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly body: string;
  readonly head: string;
  readonly supports: 0 | 1;
  /** How readily this one jumps, 0 to 1. */
  readonly temper: number;
  readonly beat: number;
  readonly phase: number;
}
interface Row {
  readonly fans: readonly Fan[];
  readonly step: readonly (readonly [number, number, number])[];
  readonly tone: string;
}

const DARK = '#060d0a';
const OTHERS = ['#8a5a38', '#f0c977', '#54708c', '#a34d3d'];

const fillBank = (bank: Bank, colours: readonly [string, string], random: () => number): readonly Row[] =>
  Array.from({ length: bank.rows }, (_, k) => bank.rows - 1 - k).map((i) => {
    const y = bank.floor + i * bank.rise;
    const q = bank.base + i * bank.depth;
    const place = (along: number, up: number, across: number) =>
      bank.along === 'x' ? ([along, up, across] as const) : ([across, up, along] as const);
    const fans: Fan[] = [];
    for (let s = bank.from; s < bank.to; s += bank.pitch ?? 0.62) {
      const aisle = (s - bank.from) % 11 < 0.9;
      if (aisle || random() < 0.08) continue;
      const block = Math.floor((s - bank.from) / 11);
      const supports = (block * 7 + 3) % 11 < 6 ? 0 : 1;
      const pick = random();
      const shirt =
        pick < 0.42
          ? colours[supports]
          : pick < 0.62
            ? '#c9d4c4'
            : pick < 0.8
              ? '#3a4a55'
              : (OTHERS[Math.floor(random() * 4)] ?? DARK);
      const light = bank.light * (0.34 + 0.66 * random()) * (1 - (i / bank.rows) * 0.45);
      const [x, , z] = place(s + random() * 0.25, y, q);
      fans.push({
        x,
        y: y + 0.45,
        z,
        body: mix(DARK, shirt, Math.min(1, light)),
        head: mix(DARK, '#d3a27c', light * 0.75),
        supports,
        temper: random(),
        beat: 24 + Math.floor(random() * 10),
        phase: random() * TAU,
      });
    }
    const step = [
      place(bank.from, y - bank.rise, q),
      place(bank.to, y - bank.rise, q),
      place(bank.to, y, q + bank.depth),
      place(bank.from, y, q + bank.depth),
    ];
    return { fans, step, tone: i % 2 ? '#0b1613' : '#0d1a16' };
  });

/** How excited each side's supporters are at this moment, 0 to 1. */
export type Mood = readonly [number, number];

export const makeCrowd = (banks: readonly Bank[], colours: readonly [string, string], seed: number) => {
  const random = seeded(seed);
  const rows = banks.flatMap((bank) => fillBank(bank, colours, random));
  return (c: Canvas, view: View, size: readonly [number, number], t: number, mood: Mood) => {
    for (const row of rows) {
      const outline = view.outline(row.step);
      if (outline.length > 2) {
        c.fillStyle = row.tone;
        c.beginPath();
        for (const [x, y] of outline) c.lineTo(x, y);
        c.fill();
      }
      for (const fan of row.fans) {
        const [sx, sy, scale, depth] = view.see(fan.x, fan.y, fan.z);
        if (depth < 2 || sx < -9 || sx > size[0] + 9 || sy < -9 || sy > size[1]) continue;
        const joy = Math.max(0, mood[fan.supports] * 1.25 - fan.temper);
        const restless = fan.temper > 0.965 ? 0.16 : 0;
        const hop = Math.min(0.3, joy * 0.5 + restless) * Math.abs(cycle(t, fan.beat, fan.phase));
        const y = sy - hop * scale;
        const r = Math.max(0.55, 0.3 * scale);
        if (joy > 0.3) {
          c.strokeStyle = fan.head;
          c.lineWidth = r * 0.42;
          c.beginPath();
          c.moveTo(sx - r * 0.7, y - r * 0.4);
          c.lineTo(sx - r * 1.05, y - r * 2.2);
          c.moveTo(sx + r * 0.7, y - r * 0.4);
          c.lineTo(sx + r * 1.05, y - r * 2.2);
          c.stroke();
        }
        c.fillStyle = fan.body;
        c.beginPath();
        c.ellipse(sx, y, r * 0.85, r * 1.15, 0, 0, 7);
        c.fill();
        c.fillStyle = fan.head;
        c.beginPath();
        c.arc(sx, y - r * 1.25, r * 0.48, 0, 7);
        c.fill();
      }
    }
  };
};

/** Cameras in the crowd: now and then a flash, a twelfth of a second long. */
export const makeFlashes = (spots: readonly (readonly [number, number, number])[], seed: number) => {
  const random = seeded(seed);
  const flashes = spots.map((spot) => ({ spot, when: random() * 16 }));
  return (c: Canvas, view: View, t: number) => {
    for (const { spot, when } of flashes) {
      if (Math.abs(t - when) > 0.05) continue;
      const [x, y, scale] = view.see(...spot);
      c.fillStyle = alpha('#ffffff', 0.9);
      c.beginPath();
      c.arc(x, y, 0.22 * scale, 0, 7);
      c.fill();
    }
  };
};

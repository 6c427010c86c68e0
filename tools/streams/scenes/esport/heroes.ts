import { mix } from '../colour.ts';
import { TAU } from '../loop.ts';

type Canvas = CanvasRenderingContext2D;
export const BLUE = '#4aa8ff';
export const RED = '#ff5d4a';

export interface Hero {
  readonly team: string;
  readonly cloak: string;
  readonly hair: string;
  readonly weapon: 'sword' | 'staff' | 'bow' | 'hammer';
}

export interface Stance {
  readonly x: number;
  readonly y: number;
  /** −1 looks left, 1 right. */
  readonly facing: number;
  readonly health: number;
  /** 0 at rest to 1 at the height of a blow. */
  readonly swing: number;
  /** Step, in turns, and how long the steps are, 0 to 1. */
  readonly step: number;
  readonly stride: number;
  /** 1 there, 0 gone. */
  readonly presence: number;
}

const HERO = 1.28;

const weapon = (c: Canvas, kind: Hero['weapon'], swing: number, glowColour: string) => {
  c.save();
  c.translate(2.5, -0.8);
  c.rotate(-0.5 + swing * 1.9);
  c.lineCap = 'round';
  if (kind === 'bow') {
    c.strokeStyle = '#d8b26a';
    c.lineWidth = 0.7;
    c.beginPath();
    c.arc(-0.6, 0, 3.4, -1.15, 1.15);
    c.stroke();
    c.strokeStyle = 'rgba(255,255,255,.7)';
    c.lineWidth = 0.2;
    c.beginPath();
    c.moveTo(0.8, -3.1);
    c.lineTo(0.2 - swing * 1.6, 0);
    c.lineTo(0.8, 3.1);
    c.stroke();
  } else {
    c.strokeStyle = kind === 'sword' ? '#dfe7ee' : '#8a5a34';
    c.lineWidth = kind === 'sword' ? 0.9 : 0.7;
    c.beginPath();
    c.moveTo(0, 1.2);
    c.lineTo(0, -5);
    c.stroke();
    if (kind === 'staff') {
      c.fillStyle = glowColour;
      c.beginPath();
      c.arc(0, -5.4, 1 + swing * 0.5, 0, TAU);
      c.fill();
      c.fillStyle = 'rgba(255,255,255,.8)';
      c.beginPath();
      c.arc(-0.3, -5.7, 0.4, 0, TAU);
      c.fill();
    }
    if (kind === 'hammer') {
      c.fillStyle = '#9aa6b1';
      c.fillRect(-1.9, -6.2, 3.8, 2.3);
      c.fillStyle = '#c6cfd6';
      c.fillRect(-1.9, -6.2, 3.8, 0.8);
    }
    if (kind === 'sword') {
      c.strokeStyle = '#d9a441';
      c.lineWidth = 0.6;
      c.beginPath();
      c.moveTo(-1, 0.2);
      c.lineTo(1, 0.2);
      c.stroke();
    }
  }
  c.restore();
};

/** A hero from above and in front, 5 units tall, with a ring in the team's colour and a health bar. */
export const drawHero = (c: Canvas, hero: Hero, s: Stance) => {
  if (s.presence <= 0.01) return;
  const bob = Math.abs(Math.sin(s.step * TAU)) * 0.55 * s.stride;
  c.save();
  c.globalAlpha = s.presence;
  c.translate(s.x, s.y);
  c.scale(HERO, HERO);
  c.fillStyle = 'rgba(0,0,0,.45)';
  c.beginPath();
  c.ellipse(0.3, 3.3, 3.6, 1.5, 0, 0, TAU);
  c.fill();
  c.strokeStyle = hero.team;
  c.lineWidth = 0.4;
  c.beginPath();
  c.ellipse(0, 3.2, 3.9, 1.75, 0, 0, TAU);
  c.stroke();
  c.scale(s.facing < 0 ? -1 : 1, 1);
  c.translate(0, -bob);
  const legs = Math.sin(s.step * TAU) * 0.9 * s.stride;
  c.strokeStyle = '#20262c';
  c.lineWidth = 1.1;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(-0.8, 1.4);
  c.lineTo(-0.8 + legs, 3.1 + bob);
  c.moveTo(0.8, 1.4);
  c.lineTo(0.8 - legs, 3.1 + bob);
  c.stroke();
  c.fillStyle = mix(hero.cloak, '#000000', 0.42);
  c.beginPath();
  c.moveTo(-1.2, -3);
  c.quadraticCurveTo(-4.4 - Math.abs(legs) * 0.4, 0.2, -3.2, 2.8);
  c.lineTo(0.6, 2.2);
  c.fill();
  c.fillStyle = hero.cloak;
  c.beginPath();
  c.moveTo(-1.9, 2.2);
  c.quadraticCurveTo(-2.3, -2.8, 0, -3.2);
  c.quadraticCurveTo(2.3, -2.8, 1.9, 2.2);
  c.closePath();
  c.fill();
  c.fillStyle = 'rgba(255,255,255,.2)';
  c.beginPath();
  c.ellipse(0, -2.2, 1.9, 0.8, 0, 0, TAU);
  c.fill();
  c.fillStyle = '#2a1c10';
  c.fillRect(-1.95, 0.35, 3.9, 0.55);
  c.fillStyle = '#e6b88c';
  c.beginPath();
  c.arc(0.3, -4.4, 1.65, 0, TAU);
  c.fill();
  c.fillStyle = hero.hair;
  c.beginPath();
  c.arc(-0.05, -4.8, 1.75, Math.PI * 0.82, Math.PI * 2.02);
  c.quadraticCurveTo(0.4, -5, -1.3, -3.7);
  c.fill();
  weapon(c, hero.weapon, s.swing, hero.team);
  c.restore();
  if (s.presence < 0.6) return;
  c.fillStyle = 'rgba(6,10,9,.85)';
  c.fillRect(s.x - 4.6, s.y - 11.6, 9.2, 1.5);
  c.fillStyle = hero.team;
  c.fillRect(s.x - 4.4, s.y - 11.4, 8.8 * s.health, 1.1);
  c.fillStyle = 'rgba(255,255,255,.35)';
  c.fillRect(s.x - 4.4, s.y - 11.4, 8.8 * s.health, 0.35);
};

/** A foot soldier of the lane. */
export const drawMinion = (c: Canvas, x: number, y: number, team: string, health: number, step: number, size = 1) => {
  const bob = Math.abs(Math.sin(step * TAU)) * 0.35;
  c.fillStyle = 'rgba(0,0,0,.4)';
  c.beginPath();
  c.ellipse(x + 0.2, y + 1.4, 1.8 * size, 0.75 * size, 0, 0, TAU);
  c.fill();
  c.fillStyle = mix(team, '#0b1412', 0.45);
  c.beginPath();
  c.arc(x, y - bob, 1.55 * size, 0, TAU);
  c.fill();
  c.fillStyle = mix(team, '#0b1412', 0.12);
  c.beginPath();
  c.arc(x, y - 1.3 * size - bob, 1.05 * size, 0, TAU);
  c.fill();
  c.fillStyle = 'rgba(6,10,9,.8)';
  c.fillRect(x - 1.7, y - 4 * size, 3.4, 0.65);
  c.fillStyle = team;
  c.fillRect(x - 1.6, y - 4 * size + 0.1, 3.2 * health, 0.45);
};

export const drawTower = (c: Canvas, x: number, y: number, team: string, charge: number) => {
  c.fillStyle = 'rgba(0,0,0,.42)';
  c.beginPath();
  c.ellipse(x + 2.5, y + 4.4, 7, 3, 0, 0, TAU);
  c.fill();
  c.fillStyle = '#4a525d';
  c.beginPath();
  c.ellipse(x, y + 4, 5.6, 2.5, 0, 0, TAU);
  c.fill();
  const block = (w: number, top: number, bottom: number, tone: string) => {
    c.fillStyle = tone;
    c.beginPath();
    c.moveTo(x - w, bottom);
    c.lineTo(x - w * 0.78, top);
    c.lineTo(x + w * 0.78, top);
    c.lineTo(x + w, bottom);
    c.fill();
  };
  block(4.2, -9 + y, y + 4, '#5d6470');
  c.fillStyle = 'rgba(0,0,0,.22)';
  c.fillRect(x + 1, y - 8.6, 2.2, 12.4);
  c.fillStyle = '#7a828e';
  c.fillRect(x - 4.3, y - 10.4, 8.6, 2);
  for (let k = 0; k < 4; k++) c.fillRect(x - 4.3 + k * 2.4, y - 11.8, 1.4, 1.6);
  c.fillStyle = mix(team, '#ffffff', 0.25 + 0.5 * charge);
  c.beginPath();
  c.moveTo(x, y - 19);
  c.lineTo(x + 2.3, y - 15);
  c.lineTo(x, y - 11.4);
  c.lineTo(x - 2.3, y - 15);
  c.fill();
  c.fillStyle = 'rgba(255,255,255,.5)';
  c.beginPath();
  c.moveTo(x, y - 19);
  c.lineTo(x, y - 11.4);
  c.lineTo(x - 2.3, y - 15);
  c.fill();
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { readCharts } from './machines.ts';
import { MAX_WIDTH } from './views.ts';
import { arrowsOf, descendantsOf, guardText } from './words.ts';

const folder = join(ROOT, 'docs/charts');
const pictures = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const charts = await readCharts(ROOT);
const picturesOf = (id: string) => pictures.filter((name) => name.startsWith(`${id}.`));

describe('T-3: the pictures of the charts', () => {
  it.each(pictures)('%s is read at its own size on a page of 1200 px', (name) => {
    const width = Number(/^<svg [^>]*\bwidth="([\d.]+)"/.exec(textOf(name))?.[1]);
    expect(width).toBeGreaterThan(0);
    expect(width).toBeLessThanOrEqual(MAX_WIDTH);
    expect(MAX_WIDTH).toBe(1200);
  });

  it.each([...charts.keys()])('%s: every state is in a picture, and the page leads to each', (id) => {
    const drawn = picturesOf(id).map(textOf).join('\n');
    const page = textOf(`${id}.md`);
    const states = descendantsOf(charts.get(id)!.machine.root);
    expect(states.filter((state) => !drawn.includes(`data-state="${state.id}"`)).map(({ id: name }) => name)).toEqual(
      [],
    );
    expect(picturesOf(id).filter((name) => !page.includes(`](${name})`))).toEqual([]);
  });

  it.each([...charts.keys()])('%s: the page says every guard with its number, and how long every delay is', (id) => {
    const page = textOf(`${id}.md`);
    const { machine } = charts.get(id)!;
    const guards = descendantsOf(machine.root).flatMap((state) =>
      arrowsOf(state).flatMap(({ guard }) => (guard ? guardText(state, guard) : [])),
    );
    expect(guards.filter((text) => !page.includes(text.replaceAll('|', '\\|')))).toEqual([]);
    expect(page).not.toContain('by context');
  });

  it('say the numbers that the clauses ask for', () => {
    expect(textOf('auth.guest.svg')).toContain('infoExhausted: 3 failures');
    expect(textOf('chatSocket.connected.svg')).toMatch(/more than\s*<\/text>[^]*?5 connections/);
    expect(textOf('player.md')).toContain('1000, 2000, 4000, 8000, 8000 ms');
  });
});

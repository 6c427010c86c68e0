import { beforeEach, expect, it } from 'vitest';
import { fakeLayerHistory } from '../../../tests/fakes/app.ts';
import { createLayerStack, type LayerStack } from './layerStack.ts';

let bar: ReturnType<typeof fakeLayerHistory>;
let layers: LayerStack;
beforeEach(() => {
  bar = fakeLayerHistory();
  layers = createLayerStack(bar.history);
});

it('X44: Back closes the top layer first, then the one below, then leaves the page', () => {
  layers.open('sheet');
  layers.open('menu');
  expect(layers.names()).toEqual(['sheet', 'menu']);
  bar.go(-1);
  expect(layers.names()).toEqual(['sheet']);
  bar.go(-1);
  expect(layers.names()).toEqual([]);
  expect(bar.depth()).toBe(0);
  expect(bar.heard).toEqual(['swallow', 'swallow']);
});

it('X44: Forward does not open a layer again', () => {
  layers.open('sheet');
  bar.go(-1);
  bar.go(1);
  expect(layers.names()).toEqual([]);
  expect(bar.depth()).toBe(0);
});

it('X44: leaves the entry of a layer that a reload has closed, before it opens another', () => {
  const { slow, restart, pass } = slowly();
  slow.history.push({ layers: 1 });
  const stack = restart();
  stack.open('menu');
  expect(stack.names()).toEqual([]);
  pass();
  expect([stack.names(), slow.depth()]).toEqual([['menu'], 1]);
  slow.go(-1);
  expect([stack.names(), slow.depth()]).toEqual([[], 0]);
});

it('takes its entry along when it is closed by hand, and those above with it', () => {
  layers.open('sheet');
  layers.open('menu');
  layers.close('sheet');
  expect(layers.names()).toEqual([]);
  expect(bar.depth()).toBe(0);
});

it('runs what follows a close only after the entry is left', () => {
  layers.open('menu');
  let depth = -1;
  layers.close('menu', () => {
    depth = bar.depth();
  });
  expect(depth).toBe(0);
});

it('runs it at once where there was no layer to close', () => {
  let ran = false;
  layers.close('menu', () => {
    ran = true;
  });
  expect(ran).toBe(true);
});

it('drops the entries of all layers before a link inside one of them is followed', () => {
  layers.open('sheet');
  layers.open('menu');
  let depth = -1;
  layers.leave(() => {
    depth = bar.depth();
  });
  expect(depth).toBe(0);
  expect(layers.names()).toEqual([]);
});

it('lets the navigation hear a Back to another address, and closes what was open', () => {
  bar.visit('/lich-truc-tiep');
  layers.moved();
  layers.open('sheet');
  bar.at('/');
  bar.go(-2);
  expect(layers.names()).toEqual([]);
  expect(bar.heard).toEqual(['pass']);
});

it('walks past the entry of a layer whose page was left behind', () => {
  layers.open('sheet');
  bar.visit('/truc-tiep');
  layers.moved();
  expect(layers.names()).toEqual([]);
  bar.at('/');
  bar.go(-1);
  expect(bar.depth()).toBe(0);
  expect(bar.heard).toEqual(['pass', 'swallow']);
});

it('V-1: what stays is open on the next page too, with an entry of its own, and Back closes it there', () => {
  layers.open('fullscreen', 'stays');
  layers.open('rooms');
  layers.leave(() => {
    expect([layers.names(), bar.depth()]).toEqual([['fullscreen'], 0]);
    bar.visit('/truc-tiep/khac');
    layers.moved();
  });
  expect([layers.names(), bar.depth()]).toEqual([['fullscreen'], 2]);
  bar.go(-1);
  expect([layers.names(), bar.depth()]).toEqual([[], 1]);
});

it('V-1: it stays through a move without a layer to leave as well, until it is closed', () => {
  layers.open('fullscreen', 'stays');
  bar.visit('/truc-tiep/khac');
  layers.moved();
  expect(layers.names()).toEqual(['fullscreen']);
  layers.close('fullscreen');
  layers.open('sheet');
  bar.visit('/');
  layers.moved();
  expect(layers.names()).toEqual([]);
});

/** A history whose steps complete when the test says so; in browsers they are asynchronous. */
const slowly = () => {
  const later: (() => void)[] = [];
  const slow = fakeLayerHistory();
  const restart = () => createLayerStack({ ...slow.history, go: (steps) => later.push(() => slow.go(steps)) });
  return {
    stack: restart(),
    restart,
    slow,
    pass: () => {
      for (let run = later.shift(); run; run = later.shift()) run();
    },
  };
};

it('opens what was asked for during a step back once that step is over', () => {
  const { stack, slow, pass } = slowly();
  stack.open('menu');
  stack.close('menu');
  stack.open('sheet');
  expect(stack.names()).toEqual([]);
  pass();
  expect(stack.names()).toEqual(['sheet']);
  expect(slow.depth()).toBe(1);
});

it('X44: leaves a page by a link while a layer is being closed, and takes no step too many', () => {
  const { stack, slow, pass } = slowly();
  slow.history.push(null);
  stack.open('menu');
  stack.close('menu');
  let depth = -1;
  stack.leave(() => {
    depth = slow.depth();
  });
  expect(depth).toBe(-1);
  pass();
  expect([depth, slow.depth()]).toEqual([1, 1]);
});

it('takes along the entry of each layer where one is closed right after another', () => {
  const { stack, slow, pass } = slowly();
  stack.open('sheet');
  stack.open('menu');
  const order: string[] = [];
  stack.close('menu', () => order.push('menu'));
  stack.close('sheet', () => order.push('sheet'));
  stack.close('sheet', () => order.push('again'));
  pass();
  expect([slow.depth(), order]).toEqual([0, ['menu', 'sheet', 'again']]);
});

it('opens no layer twice', () => {
  layers.open('sheet');
  layers.open('sheet');
  expect(bar.depth()).toBe(1);
});

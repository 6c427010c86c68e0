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

it('opens what was asked for during a step back once that step is over', () => {
  const later: (() => void)[] = [];
  const slow = fakeLayerHistory();
  const stack = createLayerStack({ ...slow.history, go: (steps) => later.push(() => slow.go(steps)) });
  stack.open('menu');
  stack.close('menu');
  stack.open('sheet');
  expect(stack.names()).toEqual([]);
  later.forEach((run) => run());
  expect(stack.names()).toEqual(['sheet']);
  expect(slow.depth()).toBe(1);
});

it('opens no layer twice', () => {
  layers.open('sheet');
  layers.open('sheet');
  expect(bar.depth()).toBe(1);
});

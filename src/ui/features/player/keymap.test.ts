import { describe, expect, it } from 'vitest';
import { playerKey, type Focus } from './keymap.ts';

const press = (key: string, focus: Focus = 'page') => playerKey({ key, modified: false, composing: false }, focus);

describe('the keys of the player', () => {
  it.each([
    ['k', { kind: 'toggle' }],
    ['K', { kind: 'toggle' }],
    [' ', { kind: 'toggle' }],
    ['j', { kind: 'seek', seconds: -10 }],
    ['l', { kind: 'seek', seconds: 10 }],
    ['m', { kind: 'mute' }],
    ['f', { kind: 'fullscreen' }],
    ['t', { kind: 'theater' }],
    ['d', { kind: 'chat' }],
    [',', { kind: 'frame', frames: -1 }],
    ['.', { kind: 'frame', frames: 1 }],
    ['ArrowLeft', { kind: 'seek', seconds: -5 }],
    ['ArrowUp', { kind: 'volume', by: 0.05 }],
    ['Home', { kind: 'start' }],
    ['End', { kind: 'edge' }],
    ['Escape', { kind: 'leave' }],
  ])('%s', (key, wish) => {
    expect(press(key)).toEqual(wish);
  });

  it('X5: means nothing while something is typed', () => {
    for (const key of [' ', 'k', 'f', 'm', 'j', 'l', 'p', 't', ',', '.', 'ArrowLeft', 'Home', 'Escape'])
      expect(press(key, 'typing')).toBeNull();
  });
  it('leaves the keys that press and scroll to whatever has the focus', () => {
    for (const key of [' ', 'ArrowLeft', 'ArrowDown', 'Home', 'End']) expect(press(key, 'widget')).toBeNull();
    expect(press('k', 'widget')).toEqual({ kind: 'toggle' });
    expect(press(' ', 'stage')).toEqual({ kind: 'toggle' });
  });
  it('leaves the browser its own shortcuts, and input methods their keys', () => {
    expect(playerKey({ key: 'f', modified: true, composing: false }, 'page')).toBeNull();
    expect(playerKey({ key: 'f', modified: false, composing: true }, 'page')).toBeNull();
  });
});

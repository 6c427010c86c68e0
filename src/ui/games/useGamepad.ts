import { useEffect, useState } from 'react';
import { HELD, type HeldKey } from '#domain/games/core.ts';

/** Which button of a standard pad is which key. */
const buttons: Readonly<Record<number, HeldKey>> = {
  0: 'main',
  1: 'second',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};
const TILT = 0.5;

const heldOn = ({ buttons: pressed, axes: [x = 0, y = 0] }: Gamepad): number => {
  let held = 0;
  for (const [at, key] of Object.entries(buttons)) if (pressed[Number(at)]?.pressed) held |= HELD[key];
  if (x < -TILT) held |= HELD.left;
  if (x > TILT) held |= HELD.right;
  if (y < -TILT) held |= HELD.up;
  if (y > TILT) held |= HELD.down;
  return held;
};

/** GA-3: whether a game pad is there; what is held on it goes to the game. */
export const useGamepad = (onHeld: (held: number) => void): boolean => {
  const [found, setFound] = useState(false);
  useEffect(() => {
    const look = () => setFound(navigator.getGamepads().some(Boolean));
    look();
    window.addEventListener('gamepadconnected', look);
    window.addEventListener('gamepaddisconnected', look);
    return () => {
      window.removeEventListener('gamepadconnected', look);
      window.removeEventListener('gamepaddisconnected', look);
    };
  }, []);
  useEffect(() => {
    if (!found) return undefined;
    let frame = 0;
    let last = 0;
    const read = () => {
      frame = requestAnimationFrame(read);
      const pad = navigator.getGamepads().find((one) => one !== null);
      const held = pad ? heldOn(pad) : 0;
      if (held !== last) onHeld(held);
      last = held;
    };
    frame = requestAnimationFrame(read);
    return () => cancelAnimationFrame(frame);
  }, [found, onHeld]);
  return found;
};
